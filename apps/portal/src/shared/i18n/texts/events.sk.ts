import type { Translation } from "../texts.ts";
import type { texts as original } from "./events.cs.ts";

export const texts: Translation<typeof original> = {
  show: "Zobraziť košík",
  open: "Zobraziť",
  "line-set": "Košík sa zmenil inde: {product}, teraz {amount}.",
  "line-added": "Inde pribudlo do košíka: {product}, {amount}.",
  "line-removed": "Inde bolo z košíka odobraté: {product}.",
  lines_one: "Inde sa zmenila {count} položka košíka.",
  lines_few: "Inde sa zmenili {count} položky košíka.",
  lines_many: "Inde sa zmenilo {count} položky košíka.",
  lines_other: "Inde sa zmenilo {count} položiek košíka.",
  delivery: "Doručenie košíka sa zmenilo inde.",
  notes: "Poznámka alebo číslo objednávky sa zmenili inde.",
  empties: "Vratné obaly v košíku sa zmenili inde.",
  gone: "Košík bol medzitým odoslaný alebo odložený inde.",
  orders_one: "{count} objednávka má nový stav.",
  orders_few: "{count} objednávky majú nový stav.",
  orders_many: "{count} objednávky má nový stav.",
  orders_other: "{count} objednávok má nový stav.",
  conflict: "Medzitým tu niekto nastavil {theirs}. Vy ste chceli {mine}.",
  conflictRemoval: "Medzitým tu niekto nastavil {theirs}. Vy ste chceli položku odobrať.",
  keepTheirs: "Nechať {theirs}",
  setMine: "Nastaviť {mine}",
  removeAnyway: "Odobrať",
  removedMeanwhile: "{product}: položku medzitým niekto z košíka odobral.",
  putBack: "Vrátiť {mine}",
};
