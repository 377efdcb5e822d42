import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as original } from "./cs.ts";

export const answers: InOtherWords<typeof original> = {
  staffMessages: {
    "email-taken": "S touto adresou už v pulte niekto je.",
    "email-invalid": "Toto nie je e-mailová adresa.",
    "name-missing": "Vyplňte meno aj priezvisko, každé najviac 100 znakov.",
    "language-unknown": "Tento jazyk pult nepozná.",
    "no-role": "Vyberte aspoň jednu rolu.",
    "company-unknown": "Niektorú z firiem nepoznáme.",
    "member-unknown": "Takého zamestnanca nepoznáme.",
    "own-rights": "Vlastné práva si nikto nemení. Požiadajte iného správcu.",
    "last-administrator": "Posledného správcu nemožno odobrať. Najprv pridajte iného.",
    "password-not-set": "Pozvaný si ešte nenastavil heslo, preto ho nemožno zapnúť.",
    "changed-meanwhile": "Medzitým to zmenil niekto iný. Pozrite si nový stav a skúste to znova.",
  },
};
