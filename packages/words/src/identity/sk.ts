import type { InOtherWords } from "../engine/sentence.ts";
import type { Translation } from "../engine/texts.ts";
import type { texts as original, answers as originalAnswers } from "./cs.ts";

export const texts: Translation<typeof original> = {
  portalOf: "Zákaznícky portál Pivovaru Lipovrch",
  email: "E-mail",
  password: "Heslo",
  showPassword: "Zobraziť heslo",
  hidePassword: "Skryť heslo",
  capsLock: "Máte zapnutý Caps Lock.",
  demoTitle: "Ukážkové prihlásenie",
  demoMailbox: "Pošta ukážky: všetky odoslané e-maily",
  preparing: "Pripravujeme prihlásenie…",
  signingIn: "Prihlasujeme vás…",
  heroTitle: "Objednajte do uzávierky. Ráno nakladáme.",
  cutOffUnfiltered: "Nefiltrované",
  cutOffTruck: "Kamióny",
  cutOffStandard: "Štandardné a tank",

  emailMissing: "Napíšte e-mail.",
  emailWrong: "Skontrolujte e-mail, napríklad jana@hostinec.sk.",
  passwordMissing: "Napíšte heslo.",
  wrongPassword: "E-mail alebo heslo nesedí.",
  tooMany_one: "Príliš veľa pokusov. Skúste to znova o {count} minútu.",
  tooMany_few: "Príliš veľa pokusov. Skúste to znova o {count} minúty.",
  tooMany_many: "Príliš veľa pokusov. Skúste to znova o {count} minúty.",
  tooMany_other: "Príliš veľa pokusov. Skúste to znova o {count} minút.",
  startedAgain: "Prihlásenie medzitým vypršalo, začali sme nové. Napíšte, prosím, heslo ešte raz.",
  signInFailed: "Prihlásenie sa nepodarilo.",
  signInFailedText: "Server prihlásenia neodpovedal, ako mal. Skúste to, prosím, znova.",
  signInWithPasskey: "Prihlásiť sa prístupovým kľúčom",
  passkeyFailed: "Prístupový kľúč sa nepodarilo overiť. Skúste to znova alebo použite heslo.",
  signInAgain: "Prihlásiť znova",

  "role-owner": "Vlastník, hostinec",
  "role-delegated-owner": "Poverený vlastník",
  "role-tank-and-unfiltered": "Tank a nefiltrované pivo",
  "role-accountant": "Účtovníčka, len doklady",
  "role-wholesale": "Veľkoobchod, kamióny",
  "role-warehouse": "Sklad veľkoobchodu",
  "role-retail-chain": "Maloobchodný reťazec",
  "role-sub-account": "Podriadený účet",
  "role-slovak-owner": "Slovensko, eurá",
  "role-academy-only": "Len Akadémia",
  "role-suspended-ship-to": "Pozastavené miesto",

  idleTitle: "Ste tu ešte?",
  idleText: "Po 15 minútach nečinnosti vás odhlásime. Košík zostane uložený.",
  stay: "Zostať v portáli",

  academyTitle: "Váš účet slúži na školenie",
  academyText: "Máte rolu POS Academy. Objednávky a doklady v nej nie sú, kurzy nájdete v e-learningu.",
  academyOpen: "Otvoriť e-learning",
  academyMissing: "Adresu e-learningu sa nepodarilo zistiť. Napíšte, prosím, zákazníckemu servisu.",
};

export const answers: InOtherWords<typeof originalAnswers> = {
  pageSentences: {
    "sign-out": "Odhlásiť sa",
    "sign-out-question": "Naozaj sa chcete odhlásiť?",
    "signed-out": "Ste odhlásený.",
    problem: "Prihlásenie sa nepodarilo",
    "problem-hint": "Odkaz na prihlásenie už neplatí alebo nie je správny. Začnite prosím znova.",
    unavailable: "Služba teraz nie je dostupná",
    "unavailable-hint": "Ospravedlňujeme sa. Stránka to o chvíľu sama skúsi znova.",
    again: "Skúsiť hneď",
    back: "Späť na prihlásenie",
  },
};
