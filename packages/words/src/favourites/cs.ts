/** Favourites: the hearts beside goods and the page of what is kept. */
export const texts = {
  title: "Oblíbené",
  count_one: "{count} produkt",
  count_few: "{count} produkty",
  count_many: "{count} produktu",
  count_other: "{count} produktů",
  orderable: "{total}, {count} lze objednat na {date}",
  search: "Hledat v oblíbených",
  searchFor: "Název nebo číslo",
  clearSearch: "Zrušit hledání",
  mark: "Oblíbené: {product}",
  removed: "{product}: odebráno z oblíbených",
  refusedTitle: "{product}: oblíbené se nezměnily",
  "off.favourite-unfiltered": "Nefiltrované pivo nelze uložit do oblíbených.",
  "off.favourite-tank": "Tankové pivo nelze uložit do oblíbených.",
  note: "Nefiltrované a tankové pivo nelze uložit do oblíbených.",
  gone: "Už se neprodává",
  goneText: "Zůstává tu, dokud produkt z oblíbených neodeberete.",
  emptyTitle: "Zatím nemáte nic v oblíbených.",
  emptyText:
    "Srdcem u produktu v katalogu si uložíte, co objednáváte často. Najdete to pak tady, připravené k objednání.",
  openCatalogue: "Otevřít katalog",
  notFoundTitle: "V oblíbených tomu nic neodpovídá.",
  notFoundText: "Zkuste jiné slovo nebo číslo, nebo hledejte v celém katalogu.",
  searchCatalogue: "Hledat v katalogu",
} as const;

/** What the API says. */
export const answers = {
  favouriteRefusals: {
    "product-unknown": "Produkt {sku} nemáme v nabídce.",
    "favourite-unfiltered": "Nefiltrované pivo nelze uložit do oblíbených.",
    "favourite-tank": "Tankové pivo nelze uložit do oblíbených.",
    "favourites-full": "V oblíbených může být nejvýše {max} produktů. Nejdřív některý odeberte.",
    "favourite-unknown": "Tento produkt už v oblíbených není.",
  },
} as const;
