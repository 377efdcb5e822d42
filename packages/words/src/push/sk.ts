import type { Translation } from "../engine/texts.ts";
import type { texts as original } from "./cs.ts";

export const texts: Translation<typeof original> = {
  order: "Niečo nové pri objednávke {subject}.",
  ticket: "Niečo nové pri požiadavke {subject}.",
  cart: "Váš košík čaká na odoslanie.",
  delivery: "Niečo nové pri vašich dodávkach.",
  other: "Niečo nové v zákazníckom portáli.",
  title: "Správy na tomto zariadení",
  afterOrder: "Chcete vedieť, keď bude objednávka na ceste?",
  label: "Posielať správy na toto zariadenie",
  hint: "Správa hovorí len, čoho sa týka. Podrobnosti uvidíte po ťuknutí v portáli.",
  on: "Správy na toto zariadenie sú zapnuté.",
  off: "Správy na toto zariadenie sú vypnuté.",
  denied: "Prehliadač správy z tohto portálu blokuje. Povoliť ich môžete v jeho nastavení pri tejto stránke.",
  "not-installed":
    "Na iPhone a iPade prichádzajú správy len do portálu pridaného na plochu: Zdieľať, Pridať na plochu.",
  unsupported: "Tento prehliadač správy prijímať nevie. Všetko nájdete v oznámeniach.",
  failed: "Nastavenie správ sa nepodarilo zmeniť.",
};
