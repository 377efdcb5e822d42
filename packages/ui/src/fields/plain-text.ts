/** Lower case and without accents, so that "modre" finds "Modré". */
export function plainText(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
