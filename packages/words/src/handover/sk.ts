/** Kto objednávku prevzal od vodiča (DDISP-03). */
export const texts = {
  title: "Odovzdanie",
  by: "Odovzdal(a) {name}",
  at: "v telefóne vodiča {at}",
  to: "Prevzal(a) {name}",
  toNobody: "Nič sa neodovzdalo",
  signature: "Podpis",
  photo: "Fotografia {position}",
  lost: "Obrázok sa nepodarilo načítať.",
} as const;
