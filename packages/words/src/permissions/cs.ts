/** What the API says. */
export const answers = {
  permissionNames: {
    "Home Page": "Domů",
    Catalogue: "Katalog",
    "Product Recommendation": "Doporučené produkty",
    "My Orders": "Moje objednávky",
    "My Profile": "Můj profil",
    Contracts: "Smlouvy",
    Reporting: "Reporty",
    "My Documents": "Moje doklady",
    "Marketing Materials": "Marketingové materiály",
    "News & Articles": "Novinky a články",
    "Training & Learning": "Školení a vzdělávání",
    Support: "Podpora",
    "Access Management": "Správa přístupů",
    "Pub Menu": "Nápojový lístek",
    "Returnable materials": "Vratné obaly",
  },
} as const;
