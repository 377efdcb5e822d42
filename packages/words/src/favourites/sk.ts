import type { InOtherWords } from "../engine/sentence.ts";
import type { Translation } from "../engine/texts.ts";
import type { texts as original, answers as originalAnswers } from "./cs.ts";

export const texts: Translation<typeof original> = {
  title: "Obľúbené",
  count_one: "{count} produkt",
  count_few: "{count} produkty",
  count_many: "{count} produktu",
  count_other: "{count} produktov",
  orderable: "{total}, {count} možno objednať na {date}",
  search: "Hľadať v obľúbených",
  searchFor: "Názov alebo číslo",
  clearSearch: "Zrušiť hľadanie",
  mark: "Obľúbené: {product}",
  removed: "{product}: odobraté z obľúbených",
  refusedTitle: "{product}: obľúbené sa nezmenili",
  "off.favourite-unfiltered": "Nefiltrované pivo nemožno uložiť medzi obľúbené.",
  "off.favourite-tank": "Tankové pivo nemožno uložiť medzi obľúbené.",
  note: "Nefiltrované a tankové pivo nemožno uložiť medzi obľúbené.",
  gone: "Už sa nepredáva",
  goneText: "Zostáva tu, kým produkt z obľúbených neodoberiete.",
  emptyTitle: "Zatiaľ nemáte nič v obľúbených.",
  emptyText:
    "Srdcom pri produkte v katalógu si uložíte, čo objednávate často. Nájdete to potom tu, pripravené na objednanie.",
  openCatalogue: "Otvoriť katalóg",
  notFoundTitle: "V obľúbených tomu nič nezodpovedá.",
  notFoundText: "Skúste iné slovo alebo číslo, alebo hľadajte v celom katalógu.",
  searchCatalogue: "Hľadať v katalógu",
};

export const answers: InOtherWords<typeof originalAnswers> = {
  favouriteRefusals: {
    "product-unknown": "Produkt {sku} nemáme v ponuke.",
    "favourite-unfiltered": "Nefiltrované pivo nemožno uložiť medzi obľúbené.",
    "favourite-tank": "Tankové pivo nemožno uložiť medzi obľúbené.",
    "favourites-full": "V obľúbených môže byť najviac {max} produktov. Najskôr niektorý odoberte.",
    "favourite-unknown": "Tento produkt už v obľúbených nie je.",
  },
};
