/** Papers of orders, as the desk offers them. */
export const texts = {
  print: "Vytisknout",
  printFound: "Vytisknout nalezené",
  printChosen: "Vytisknout vybrané",
  printPapers: "Vytisknout papíry",
  printDay: "Vytisknout celý den",
  printVehicle: "Vytisknout {plate}",
  "print.order": "Objednávky",
  "print.delivery-note": "Dodací listy",
  "print.picking-list": "Vychystávací seznam podle míst",
  "print.loading-list": "Nakládací seznam po paletách",
  "print.round": "Trasa řidiče",
} as const;
