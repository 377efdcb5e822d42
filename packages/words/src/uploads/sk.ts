/** Files that staff send to the desk (DGOOD-05, DCONT-02, DDOC-01). */
export const answers = {
  uploadMessages: {
    "file-empty": "Súbor je prázdny.",
    "file-too-big": "Súbor je príliš veľký.",
    "file-name-unsafe": "Názov súboru má nepovolené znaky alebo je príliš dlhý. Premenujte ho, prosím.",
    "file-kind-not-taken": "Tento druh súboru sem nepatrí.",
    "file-not-what-it-says": "Obsah súboru nezodpovedá jeho názvu.",
    "file-runs-code": "PDF obsahuje skript. Uložte ho ako obyčajné PDF, napríklad tlačou do PDF.",
    "file-infected": "V súbore sa našiel škodlivý kód.",
  },
} as const;

export const texts = {
  dropTitle: "Pustite súbory sem",
  limit: "Do {size}. {kinds}",
  waiting: "čaká",
  sent: "nahrané",
  broken: "spojenie sa prerušilo",
  goOn: "Pokračovať",
  progress: "{sent} z {size}",
} as const;
