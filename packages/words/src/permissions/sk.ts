import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as originalAnswers } from "./cs.ts";

export const answers: InOtherWords<typeof originalAnswers> = {
  permissionNames: {
    "Home Page": "Domov",
    Catalogue: "Katalóg",
    "Product Recommendation": "Odporúčané produkty",
    "My Orders": "Moje objednávky",
    "My Profile": "Môj profil",
    Contracts: "Zmluvy",
    Reporting: "Reporty",
    "My Documents": "Moje doklady",
    "Marketing Materials": "Marketingové materiály",
    "News & Articles": "Novinky a články",
    "Training & Learning": "Školenia a vzdelávanie",
    Support: "Podpora",
    "Access Management": "Správa prístupov",
    "Pub Menu": "Nápojový lístok",
    "Returnable materials": "Vratné obaly",
  },
};
