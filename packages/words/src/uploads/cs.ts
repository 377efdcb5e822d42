/** Files that staff send to the desk (DGOOD-05, DCONT-02, DDOC-01). */
export const answers = {
  uploadMessages: {
    "file-empty": "Soubor je prázdný.",
    "file-too-big": "Soubor je příliš velký.",
    "file-name-unsafe": "Název souboru má nepovolené znaky nebo je příliš dlouhý. Přejmenujte ho, prosím.",
    "file-kind-not-taken": "Tenhle druh souboru sem nepatří.",
    "file-not-what-it-says": "Obsah souboru neodpovídá jeho názvu.",
    "file-runs-code": "PDF obsahuje skript. Uložte ho jako obyčejné PDF, třeba tiskem do PDF.",
    "file-infected": "V souboru byl nalezen škodlivý kód.",
  },
} as const;

export const texts = {
  dropTitle: "Pusťte soubory sem",
  limit: "Do {size}. {kinds}",
  waiting: "čeká",
  sent: "nahráno",
  broken: "spojení se přerušilo",
  goOn: "Pokračovat",
  progress: "{sent} z {size}",
} as const;
