import { type HolidayRow, parseShopClosing } from "../calendar/holidays.ts";
import { toLocalDate } from "../kernel/local-moment.ts";
import type { Market } from "../market/market.ts";

/** Market, date, day off, shops: the holiday table of the demo brewery, row by row. */
const ROWS: readonly (readonly [Market, string, 0 | 1, string])[] = [
  ["CZ", "2026-01-01", 1, "closed >200 m2"], // Den obnovy samostatného českého státu; Nový rok
  ["CZ", "2026-04-03", 1, "open"], // Velký pátek
  ["CZ", "2026-04-06", 1, "closed >200 m2"], // Velikonoční pondělí
  ["CZ", "2026-05-01", 1, "open"], // Svátek práce
  ["CZ", "2026-05-08", 1, "closed >200 m2"], // Den vítězství
  ["CZ", "2026-07-05", 1, "open"], // Den slovanských věrozvěstů Cyrila a Metoděje
  ["CZ", "2026-07-06", 1, "open"], // Den upálení mistra Jana Husa
  ["CZ", "2026-09-28", 1, "closed >200 m2"], // Den české státnosti
  ["CZ", "2026-10-28", 1, "closed >200 m2"], // Den vzniku samostatného československého státu
  ["CZ", "2026-11-17", 1, "open"], // Den boje za svobodu a demokracii a Mezinárodní den studentstva
  ["CZ", "2026-12-24", 1, "closed from 12:00 >200 m2"], // Štědrý den
  ["CZ", "2026-12-25", 1, "closed >200 m2"], // 1. svátek vánoční
  ["CZ", "2026-12-26", 1, "closed >200 m2"], // 2. svátek vánoční
  ["SK", "2026-01-01", 1, "closed"], // Deň vzniku Slovenskej republiky
  ["SK", "2026-01-06", 1, "open"], // Zjavenie Pána (Traja králi)
  ["SK", "2026-04-03", 1, "closed"], // Veľký piatok
  ["SK", "2026-04-05", 0, "closed"], // Veľkonočná nedeľa
  ["SK", "2026-04-06", 1, "open"], // Veľkonočný pondelok
  ["SK", "2026-05-01", 1, "open"], // Sviatok práce
  ["SK", "2026-05-08", 0, "open"], // Deň víťazstva nad fašizmom
  ["SK", "2026-07-05", 1, "open"], // Sviatok svätého Cyrila a svätého Metoda
  ["SK", "2026-08-29", 1, "open"], // Výročie Slovenského národného povstania
  ["SK", "2026-09-01", 0, "open"], // Deň Ústavy Slovenskej republiky
  ["SK", "2026-09-15", 0, "open"], // Sedembolestná Panna Mária
  ["SK", "2026-10-28", 0, "open"], // Deň vzniku samostatného česko-slovenského štátu
  ["SK", "2026-11-01", 1, "open"], // Sviatok všetkých svätých
  ["SK", "2026-11-17", 0, "open"], // Deň boja za slobodu a demokraciu
  ["SK", "2026-12-24", 1, "closed from 12:00"], // Štedrý deň
  ["SK", "2026-12-25", 1, "closed"], // Prvý sviatok vianočný
  ["SK", "2026-12-26", 1, "closed"], // Druhý sviatok vianočný
  ["CZ", "2027-01-01", 1, "closed >200 m2"], // Den obnovy samostatného českého státu; Nový rok
  ["CZ", "2027-03-26", 1, "open"], // Velký pátek
  ["CZ", "2027-03-29", 1, "closed >200 m2"], // Velikonoční pondělí
  ["CZ", "2027-05-01", 1, "open"], // Svátek práce
  ["CZ", "2027-05-08", 1, "closed >200 m2"], // Den vítězství
  ["CZ", "2027-07-05", 1, "open"], // Den slovanských věrozvěstů Cyrila a Metoděje
  ["CZ", "2027-07-06", 1, "open"], // Den upálení mistra Jana Husa
  ["CZ", "2027-09-28", 1, "closed >200 m2"], // Den české státnosti
  ["CZ", "2027-10-28", 1, "closed >200 m2"], // Den vzniku samostatného československého státu
  ["CZ", "2027-11-17", 1, "open"], // Den boje za svobodu a demokracii a Mezinárodní den studentstva
  ["CZ", "2027-12-24", 1, "closed from 12:00 >200 m2"], // Štědrý den
  ["CZ", "2027-12-25", 1, "closed >200 m2"], // 1. svátek vánoční
  ["CZ", "2027-12-26", 1, "closed >200 m2"], // 2. svátek vánoční
  ["SK", "2027-01-01", 1, "closed"], // Deň vzniku Slovenskej republiky
  ["SK", "2027-01-06", 1, "open"], // Zjavenie Pána (Traja králi)
  ["SK", "2027-03-26", 1, "closed"], // Veľký piatok
  ["SK", "2027-03-28", 0, "closed"], // Veľkonočná nedeľa
  ["SK", "2027-03-29", 1, "open"], // Veľkonočný pondelok
  ["SK", "2027-05-01", 1, "open"], // Sviatok práce
  ["SK", "2027-05-08", 1, "open"], // Deň víťazstva nad fašizmom
  ["SK", "2027-07-05", 1, "open"], // Sviatok svätého Cyrila a svätého Metoda
  ["SK", "2027-08-29", 1, "open"], // Výročie Slovenského národného povstania
  ["SK", "2027-09-01", 0, "open"], // Deň Ústavy Slovenskej republiky
  ["SK", "2027-09-15", 1, "open"], // Sedembolestná Panna Mária
  ["SK", "2027-10-28", 0, "open"], // Deň vzniku samostatného česko-slovenského štátu
  ["SK", "2027-11-01", 1, "open"], // Sviatok všetkých svätých
  ["SK", "2027-11-17", 0, "open"], // Deň boja za slobodu a demokraciu
  ["SK", "2027-12-24", 1, "closed from 12:00"], // Štedrý deň
  ["SK", "2027-12-25", 1, "closed"], // Prvý sviatok vianočný
  ["SK", "2027-12-26", 1, "closed"], // Druhý sviatok vianočný
];

/** The years that it holds whole. */
export const HOLIDAY_YEARS: readonly number[] = [2026, 2027];

export const HOLIDAY_ROWS: readonly HolidayRow[] = ROWS.map(([market, date, dayOff, shops]) => ({
  market,
  date: toLocalDate(date),
  isDayOff: dayOff === 1,
  shops: parseShopClosing(shops),
}));
