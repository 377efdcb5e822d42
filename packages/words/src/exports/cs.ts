/** What the desk says where everything is taken along (DINT-04). */
export const answers = {
  exportMessages: {
    "reason-missing": "Napište, proč data berete; stačí pár slov.",
    "one-under-way": "Jeden export se už připravuje. Počkejte, až bude hotový.",
    "export-unknown": "Takový export tu není.",
    "export-gone": "Archiv už tu není. Připravte nový.",
  },
  exportReadme: {
    whole: `# Všechna data portálu

Stav k {moment}, jeden okamžik pro všechny tabulky. Verze schématu: {version}.

- \`import/\` – soubory CSV (UTF-8, oddělené čárkou), jak je čte \`npm run import\`. Čísla na začátku udávají pořadí: nahrajte je do prázdné instalace jeden po druhém. Soubory objednávek, faktur a tiketů říkají méně než tabulky; je v nich jen to, co umějí vyjádřit celé.
- \`tables/\` – každá tabulka celá, řádek JSON na záznam. Částky jsou v haléřích a centech, hmotnosti v gramech, okamžiky v UTC, binární sloupce šestnáctkově.
- \`files/\` – doklady, přílohy a fotky předání; jméno začíná číslem souboru, které uvádí \`tables/stored_file.jsonl\`. Doklad, který si ještě nikdo neotevřel, soubor nemá: vytvoří se z dat.
- \`photos/\` – fotky zboží: číslo zboží, pořadí a delší strana v bodech.
- \`manifest.json\` – seznam souborů s počty řádků a kontrolními součty SHA-256, soubory, které se v úložišti nenašly, a tabulky a sloupce, které v archivu nejsou.

Hesla, klíče, tajemství, přihlášení a vše zapečetěné klíčem této instalace v archivu není. Lidé si nastaví heslo znovu, klíče se vydají nové.

Archiv obsahuje osobní údaje. Soubory v \`import/\` jsou pro program: neotvírejte je v tabulkovém editoru, může v nich být vzorec od někoho cizího.`,
  },
} as const;

export const texts = {
  title: "Export všeho",
  how: "Jeden archiv se vším, co portál ví: soubory CSV pro import jinam, všechny tabulky, doklady a fotky. Hesla, klíče a přihlášení v něm nejsou. Stažení se zapíše do auditu.",
  begin: "Připravit export",
  reason: "Proč data berete",
  reasonHint: "Například: záloha před změnou dodavatele",
  notBegun: "Export se nepřipravuje",
  begun: "Export se připravuje",
  history: "Co se už vyvezlo",
  loading: "Načítáme exporty…",
  found_one: "{count} export",
  found_few: "{count} exporty",
  found_many: "{count} exportu",
  found_other: "{count} exportů",
  noneTitle: "Nikdo ještě nic nevyvezl",
  noneText: "Připravený archiv se tu objeví i s tím, kdo si o něj řekl a proč.",
  who: "Kdo",
  why: "Proč",
  when: "Kdy",
  size: "Velikost",
  rows: "Záznamy",
  files: "Soubory",
  stateOf: "Stav",
  archive: "Archiv",
  "state.waiting": "Čeká",
  "state.writing": "Připravuje se",
  "state.done": "Hotovo",
  "state.gone": "Už tu není",
  "state.failed": "Nepodařilo se",
  progress: "Připraveno {done} z {all}",
  until: "do {moment}",
  download: "Stáhnout",
  downloadOf: "Stáhnout archiv: {reason}",
  notOpened: "Archiv se nestáhl",
} as const;
