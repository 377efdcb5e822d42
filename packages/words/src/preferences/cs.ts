/** Why an order is not started, on the screen and by the API. */
export const texts = {
  "no-order-type": "Zvolte typ objednávky.",
  "no-delivery-date": "Zvolte datum dodání.",
  "shipping-cannot-be-ordered": "Na tento den nelze dodávku objednat. Zvolte jiné datum.",
  "ship-to-suspended": "Odběrné místo je pozastaveno – zvolte jiné odběrné místo",
  "goods-not-available-here": "Nefiltrované ani tankové pivo není pro toto odběrné místo dostupné",
  "no-ship-to": "Nastavení dodávky se nezdařilo",
  "ship-to-unknown": "Nastavení dodávky se nezdařilo",
  "ship-to-without-catalogue": "Nastavení dodávky se nezdařilo",
  "method-not-offered": "Nastavení dodávky se nezdařilo",
} as const;

/** What the API says. */
export const answers = {
  notStartedMessages: texts,
  shippingInputMessages: {
    "required-parameter-missing": "Chybí povinný údaj „{name}“.",
    "addresses-many": "Dodací adresa může být jen jedna.",
    "address-missing": "Zvolte odběrné místo.",
    "address-not-own": "Dodáváme jen na odběrná místa z vašeho seznamu. Zvolte jedno z nich.",
    "payer-by-place": "Kdo platí, určuje odběrné místo. Zvolte „stejná jako dodací“.",
    "methods-many": "Způsob dopravy může být jen jeden.",
    "method-unknown": "Takový způsob dopravy neznáme: {carrier}, {method}",
    "cart-empty": "Způsob dopravy nelze zvolit pro prázdný košík. Nejdříve přidejte zboží.",
  },
} as const;
