/** What the desk says where everything is taken along (DINT-04). */
export const answers = {
  exportMessages: {
    "reason-missing": "Napíšte, prečo dáta beriete; stačí pár slov.",
    "one-under-way": "Jeden export sa už pripravuje. Počkajte, kým bude hotový.",
    "export-unknown": "Taký export tu nie je.",
    "export-gone": "Archív tu už nie je. Pripravte nový.",
  },
  exportReadme: {
    whole: `# Všetky dáta portálu

Stav k {moment}, jeden okamih pre všetky tabuľky. Verzia schémy: {version}.

- \`import/\` – súbory CSV (UTF-8, oddelené čiarkou), ako ich číta \`npm run import\`. Čísla na začiatku udávajú poradie: nahrajte ich do prázdnej inštalácie jeden po druhom. Súbory objednávok, faktúr a tiketov hovoria menej než tabuľky; je v nich len to, čo vedia vyjadriť celé.
- \`tables/\` – každá tabuľka celá, riadok JSON na záznam. Sumy sú v halieroch a centoch, hmotnosti v gramoch, okamihy v UTC, binárne stĺpce šestnástkovo.
- \`files/\` – doklady, prílohy a fotky odovzdania; meno začína číslom súboru, ktoré uvádza \`tables/stored_file.jsonl\`. Doklad, ktorý si ešte nikto neotvoril, súbor nemá: vytvorí sa z dát.
- \`photos/\` – fotky tovaru: číslo tovaru, poradie a dlhšia strana v bodoch.
- \`manifest.json\` – zoznam súborov s počtami riadkov a kontrolnými súčtami SHA-256, súbory, ktoré sa v úložisku nenašli, a tabuľky a stĺpce, ktoré v archíve nie sú.

Heslá, kľúče, tajomstvá, prihlásenia a všetko zapečatené kľúčom tejto inštalácie v archíve nie je. Ľudia si nastavia heslo znova, kľúče sa vydajú nové.

Archív obsahuje osobné údaje. Súbory v \`import/\` sú pre program: neotvárajte ich v tabuľkovom editore, môže v nich byť vzorec od niekoho cudzieho.`,
  },
};

export const texts = {
  title: "Export všetkého",
  how: "Jeden archív so všetkým, čo portál vie: súbory CSV na import inam, všetky tabuľky, doklady a fotky. Heslá, kľúče a prihlásenia v ňom nie sú. Stiahnutie sa zapíše do auditu.",
  begin: "Pripraviť export",
  reason: "Prečo dáta beriete",
  reasonHint: "Napríklad: záloha pred zmenou dodávateľa",
  notBegun: "Export sa nepripravuje",
  begun: "Export sa pripravuje",
  history: "Čo sa už vyviezlo",
  loading: "Načítavame exporty…",
  found_one: "{count} export",
  found_few: "{count} exporty",
  found_many: "{count} exportu",
  found_other: "{count} exportov",
  noneTitle: "Nikto ešte nič nevyviezol",
  noneText: "Pripravený archív sa tu objaví aj s tým, kto oň požiadal a prečo.",
  who: "Kto",
  why: "Prečo",
  when: "Kedy",
  size: "Veľkosť",
  rows: "Záznamy",
  files: "Súbory",
  stateOf: "Stav",
  archive: "Archív",
  "state.waiting": "Čaká",
  "state.writing": "Pripravuje sa",
  "state.done": "Hotovo",
  "state.gone": "Už tu nie je",
  "state.failed": "Nepodarilo sa",
  progress: "Pripravené {done} z {all}",
  until: "do {moment}",
  download: "Stiahnuť",
  downloadOf: "Stiahnuť archív: {reason}",
  notOpened: "Archív sa nestiahol",
};
