import type { Translation } from "../engine/texts.ts";
import type { texts as original } from "./cs.ts";

export const texts: Translation<typeof original> = {
  pages: "Podmienky a zásady",
  termsVersion: "verzia {version} · platí od {day}",
  termsFile: "podmienky-pouzivania-{version}",
  termsNone: "Podmienky používania tu zatiaľ nie sú. Vyžiadajte si ich v zákazníckom servise.",
  changedTitle: "Podmienky používania sa zmenili",
  changedText: "Od {day} platí verzia {version}. Kým budete pokračovať, prečítajte si ju, prosím.",
  read: "Prečítať podmienky",
  agree: "Súhlasím",
  onlyNeeded: "Ukladáme len to, bez čoho portál nefunguje.",
  onlyNeededText:
    "Nič nemeriame, nič nepredávame a žiadna cudzia služba tu nič neukladá. Preto sa na súhlas nepýtame a niet čo odmietať.",
  columnName: "Názov",
  columnPlace: "Kde",
  columnPurpose: "Na čo je",
  columnTime: "Ako dlho",
  "place.cookie": "cookie",
  "place.local": "úložisko prehliadača",
  "place.session": "úložisko karty",
  "time.signOut": "do odhlásenia",
  "time.tab": "do zatvorenia karty",
  "time.year": "najviac 400 dní",
  "time.kept": "kým údaje prehliadača nezmažete",
  "purpose.signIn": "prihlásenie a návrat na stránku, ktorú ste chceli otvoriť",
  "purpose.session": "spozná, že ste prihlásení, aj v ďalšej karte",
  "purpose.device": "spozná zariadenie, na ktorom ste sa už prihlásili",
  "purpose.idle": "odhlásenie po pätnástich minútach nečinnosti",
  "purpose.choice": "zvolené miesto dodania, spôsob dopravy a dátum",
  "purpose.cart": "rozpísaný košík a poznámky, aby sa nič nestratilo",
  "purpose.catalog": "tovar a ceny, aby stránky nemuseli čakať, a zvolené poradie tovaru",
  "purpose.language": "jazyk a trh",
  "purpose.tutorial": "ktoré stránky sprievodcu a správy pivovaru ste videli",
  "purpose.opening": "čo stránka čítala pri otvorení, aby sa nabudúce otvorila rýchlejšie",
  clear:
    "Odhlásením sa zmaže všetko okrem jazyka, trhu, videných stránok sprievodcu a spoznaného zariadenia.",
};
