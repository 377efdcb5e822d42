export const answers = {
  driverMessages: {
    "no-driver": "Nie ste vedený ako vodič. Obráťte sa na dispečing.",
    "not-your-stop": "Táto zastávka nie je na vašej trase.",
    "already-delivered": "Táto objednávka je už doručená.",
    "step-not-allowed":
      "Objednávku teraz nemožno doručiť: nie je potvrdená alebo je zrušená. Zavolajte dispečing.",
    "receiver-missing": "Napíšte, kto tovar prevzal.",
    "receiver-too-long": "Meno je príliš dlhé.",
    "signature-missing": "Chýba podpis.",
    "picture-unreadable": "Niektorý z obrázkov sa nedá prečítať.",
  },
} as const;

export const texts = {} as const;
