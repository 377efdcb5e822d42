import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as original } from "./cs.ts";

export const answers: InOtherWords<typeof original> = {
  cut: "Vypísaných prvých {shown} riadkov z {total}. Zvyšok získate presnejšími filtrami.",
  orders: {
    file: "objednavky",
    sheet: "Objednávky",
  },
  orderErp: {
    nothing: "",
    waiting: "čaká",
    taken: "prijaté",
    refused: "odmietol",
    "set-aside": "odložené",
  },
  orderSources: {
    portal: "portál",
    edi: "EDI",
  },
  audit: {
    file: "zaznam-zmien",
    sheet: "Záznam zmien",
  },
  auditColumns: {
    day: "Deň",
    time: "Čas",
    who: "Kto",
    staff: "Zamestnanec",
    action: "Činnosť",
    kind: "Druh",
    subject: "Na čom",
    subjectName: "Názov",
    company: "Firma",
    difference: "Rozdiel",
    reason: "Prečo",
    address: "Odkiaľ",
    request: "Požiadavka",
  },
  yes: "áno",
  staff: {
    file: "zamestnanci",
    sheet: "Zamestnanci",
  },
  staffColumns: {
    lastName: "Priezvisko",
    firstName: "Meno",
    email: "E-mail",
    roles: "Roly",
    companies: "Firmy",
    factors: "Druhý krok",
    lastSeen: "Naposledy",
    status: "Stav",
  },
  staffStatuses: {
    active: "aktívny",
    invited: "pozvaný",
    suspended: "pozastavený",
  },
  staffFactors: {
    passkey: "prístupový kľúč",
    authenticator: "aplikácia s kódmi",
    "recovery-codes": "záložné kódy",
  },
  staffRoles: {
    service: "zákaznícky servis",
    sales: "obchod",
    dispatch: "rozvoz",
    catalogue: "katalóg",
    content: "obsah",
    finance: "financie",
    driver: "vodič",
    admin: "správca",
  },
};
