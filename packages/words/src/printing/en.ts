import type { Translation } from "../engine/texts.ts";
import type { texts as originalTexts } from "./cs.ts";

export const texts: Translation<typeof originalTexts> = {
  print: "Print",
  printFound: "Print all found",
  printChosen: "Print selected",
  printPapers: "Print papers",
  printDay: "Print the whole day",
  printVehicle: "Print {plate}",
  "print.order": "Orders",
  "print.delivery-note": "Delivery notes",
  "print.picking-list": "Picking list by place",
  "print.loading-list": "Loading list by pallet",
  "print.round": "Driver's round",
};
