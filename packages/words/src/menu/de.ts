import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as originalAnswers } from "./cs.ts";

export const answers: InOtherWords<typeof originalAnswers> = {
  menuLabels: {
    homepage: "Start",
    aboutTheBrand: "Die Marke",
    products: "Katalog",
    "orders-history": "Meine Bestellungen",
    "saved-orders": "Meine Bestellungen",
    "suggested-cart": "Vorgeschlagener Warenkorb",
    news: "Neuigkeiten",
    support: "Hilfe",
    "my-profile": "Mein Profil",
    myDocuments: "Meine Belege",
    reporting: "Berichte",
    contracts: "Verträge",
    marketingMaterials: "Marketingmaterial",
    training: "Schulung",
  },
};
