/** The portal as customers would see it, as the staff read it in its frame and around it. */
export const texts = {
  banner: "Náhled portálu",
  asRole: "Náhled portálu: {role}, {place}.",
  ofContent: "Náhled portálu, jak je rozepsaný na pultu.",
  readsOnly: "Jen se díváte, nic se tu nezmění ani neodešle.",
  left_one: "zbývá {count} minuta",
  left_few: "zbývají {count} minuty",
  left_many: "zbývá {count} minuty",
  left_other: "zbývá {count} minut",
  lastMinute: "zbývá méně než minuta",
  open: "Podívat se v portálu",
  saveFirst: "Nejdřív text uložte, v portálu je vidět to, co je uložené.",
  titleRole: "Portál jako {role}",
  titleContent: "V portálu: {title}",
  titleSettings: "V portálu: nastavení",
  noteSettings:
    "Portál tak, jak jste ho nastavili. Zákazníci vidí dál to, co platí; co patří k odběrnému místu, tu není.",
  frame: "Portál",
  close: "Zavřít",
  failed: "Náhled se neotevřel.",
  opening: "Otevíráme portál…",
  place: "Odběrné místo",
  show: "Ukázat",
  shownAt: "{name}, {id}",
  width: "Šířka náhledu",
  "width.computer": "počítač",
  "width.phone": "telefon",
  market: "Trh",
  language: "Jazyk",
  noteRole: "Nikdo skutečný: práva podle tabulky i s vaším konceptem, zboží a ceny vybraného místa.",
  noteContent: "Text uvidíte tak, jak je uložený. Zákazníci vidí dál to, co je vydané.",
} as const;

/** What is said at the desk and on the pages between it and the portal. */
export const answers = {
  previewMessages: {
    "shows-more-than-you-see":
      "Portál by vám ukázal víc než pult: k náhledu je třeba vidět zákazníky i jejich uživatele, objednávky, doklady a požadavky.",
    "role-unknown": "Takovou roli neznáme.",
    "role-opens-nothing": "Role by neotevřela nic, není na co se dívat.",
    "place-unknown": "Takové odběrné místo tu není, nebo nepatří k vašim zákazníkům.",
    "place-suspended": "Odběrné místo je pozastavené. Vyberte jiné.",
    "role-not-at-place": "Tahle role se u takového místa nedává. Vyberte jiné.",
    "content-unknown": "Tenhle text už tu není.",
    "rotation-invalid": "Banner stojí 3 až 60 sekund.",
    "no-page-of-it": "Tenhle text nestojí v portálu na žádné stránce, kam se dá přijít.",
  },
  previewPages: {
    opening: "Otevíráme portál",
    ended: "Náhled skončil",
    "ended-hint": "Náhled žije čtvrt hodiny. Otevřete ho prosím z pultu znovu.",
    viewer: "Náhled",
  },
} as const;
