/** What the API says of the brewery's own people. */
export const answers = {
  staffMessages: {
    "email-taken": "S touto adresou už v pultu někdo je.",
    "email-invalid": "Tohle není e-mailová adresa.",
    "name-missing": "Vyplňte jméno i příjmení, každé nejvýše 100 znaků.",
    "language-unknown": "Tento jazyk pult nezná.",
    "no-role": "Vyberte aspoň jednu roli.",
    "company-unknown": "Některou z firem neznáme.",
    "member-unknown": "Takového zaměstnance neznáme.",
    "own-rights": "Vlastní práva si nikdo nemění. Požádejte jiného správce.",
    "last-administrator": "Posledního správce nelze odebrat. Nejdřív přidejte jiného.",
    "password-not-set": "Pozvaný si ještě nenastavil heslo, proto ho nelze zapnout.",
    "changed-meanwhile": "Mezitím to změnil někdo jiný. Podívejte se na nový stav a zkuste to znovu.",
  },
} as const;
