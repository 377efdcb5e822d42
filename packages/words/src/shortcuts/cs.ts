/** The sheet of keys. */
export const texts = {
  title: "Klávesové zkratky",
  intro: "Celou objednávku zvládnete bez myši.",
  close: "Zavřít",
  anywhere: "Kdekoli",
  search: "Hledat",
  shortcuts: "Tento přehled",
  inCart: "V košíku a při objednávání",
  goOn: "Dál: odkudkoli do košíku, z košíku k rekapitulaci, z ní odeslat (dvakrát)",
  skip: "Z nadpisu přeskočit k dalšímu kroku nebo k součtům",
  inTable: "V tabulce košíku a v objednávkovém formuláři",
  move: "Mezi řádky a poli",
  type: "Množství napsat rovnou",
  digits: "číslice",
  field: "Vstoupit do pole košíku, kde šipky přidávají a ubírají",
  leave: "Z pole košíku zpět mezi řádky",
  undo: "V objednávkovém formuláři vzít zpět",
};
