/** The driver's page for a telephone. */
export const answers = {
  driverMessages: {
    "no-driver": "Nejste vedeni jako řidič. Obraťte se na dispečink.",
    "not-your-stop": "Tato zastávka není ve vaší trase.",
    "already-delivered": "Tato objednávka už je doručená.",
    "step-not-allowed": "Objednávku teď doručit nejde: není potvrzená, nebo je zrušená. Zavolejte dispečink.",
    "receiver-missing": "Napište, kdo zboží převzal.",
    "receiver-too-long": "Jméno je příliš dlouhé.",
    "signature-missing": "Chybí podpis.",
    "picture-unreadable": "Některý z obrázků nejde přečíst.",
  },
} as const;

export const texts = {} as const;
