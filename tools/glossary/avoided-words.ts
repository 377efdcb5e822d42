/** A word that the glossary tells us to avoid, as it stands there, and the word in its place. */
export type AvoidedWord = { readonly word: string; readonly instead: string };

/** The column “words to avoid” of every table of the glossary. What stands in brackets explains and is no word. */
export function avoidedWords(glossary: string): AvoidedWord[] {
  return glossary.split("\n").flatMap((row) => {
    const cells = row.split("|").map((cell) => cell.trim());
    const [, instead = "", ...others] = cells;
    const avoided = others.at(-2) ?? "";
    if (others.length < 4 || avoided.startsWith("---") || instead === "our word") return [];
    return avoided
      .replaceAll(/\([^)]*\)/gu, "")
      .split(",")
      .map((word) => word.trim())
      .filter((word) => word !== "" && word !== "–")
      .map((word) => ({ word, instead }));
  });
}
