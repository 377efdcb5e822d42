/** Words of the menus (LAYOUT, CONTENT-09). */
export const answers = {
  menuLabels: {
    homepage: "Domů",
    aboutTheBrand: "O značce",
    products: "Katalog",
    "orders-history": "Moje objednávky",
    "saved-orders": "Moje objednávky",
    "suggested-cart": "Navržený košík",
    news: "Novinky",
    support: "Podpora",
    "my-profile": "Můj profil",
    myDocuments: "Moje doklady",
    reporting: "Reporty",
    contracts: "Smlouvy",
    marketingMaterials: "Marketingové materiály",
    training: "Školení a vzdělávání",
  },
} as const;
