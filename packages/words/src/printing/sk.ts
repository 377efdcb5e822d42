import type { Translation } from "../engine/texts.ts";
import type { texts as originalTexts } from "./cs.ts";

export const texts: Translation<typeof originalTexts> = {
  print: "Vytlačiť",
  printFound: "Vytlačiť nájdené",
  printChosen: "Vytlačiť vybrané",
  printPapers: "Vytlačiť papiere",
  printDay: "Vytlačiť celý deň",
  printVehicle: "Vytlačiť {plate}",
  "print.order": "Objednávky",
  "print.delivery-note": "Dodacie listy",
  "print.picking-list": "Vychystávací zoznam podľa miest",
  "print.loading-list": "Nakladací zoznam po paletách",
  "print.round": "Trasa vodiča",
};
