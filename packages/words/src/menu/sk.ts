import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as originalAnswers } from "./cs.ts";

export const answers: InOtherWords<typeof originalAnswers> = {
  menuLabels: {
    homepage: "Domov",
    aboutTheBrand: "O značke",
    products: "Katalóg",
    "orders-history": "Moje objednávky",
    "saved-orders": "Moje objednávky",
    "suggested-cart": "Navrhnutý košík",
    news: "Novinky",
    support: "Podpora",
    "my-profile": "Môj profil",
    myDocuments: "Moje doklady",
    reporting: "Reporty",
    contracts: "Zmluvy",
    marketingMaterials: "Marketingové materiály",
    training: "Školenia a vzdelávanie",
  },
};
