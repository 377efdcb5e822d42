/** Kdo objednávku převzal od řidiče (DDISP-03). */
export const texts = {
  title: "Předání",
  by: "Předal(a) {name}",
  at: "v telefonu řidiče {at}",
  to: "Převzal(a) {name}",
  toNobody: "Nic se nepředalo",
  signature: "Podpis",
  photo: "Fotografie {position}",
  lost: "Obrázek se nepodařilo načíst.",
} as const;
