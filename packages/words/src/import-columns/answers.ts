/** What columns of files mean that are brought in at the desk, and what they are counted in (DINT-03). */
import type { Language } from "@vycep/domain/market/language";
import { inEveryLanguage, type Sentence, say } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

const columns: Readonly<Record<string, Sentence>> = said.importColumns;
const units: Readonly<Record<string, Sentence>> = said.importUnits;

/**
 * What a column means; columns that say the same in several languages have one meaning. Undefined of one that has no words.
 *
 * @example columnInWords("products", "name_cs", "sk") // "Názov, ako ho vidia zákazníci"
 */
export function columnInWords(kind: string, column: string, language: Language): string | undefined {
  const words =
    columns[`${kind}.${column}`] ?? columns[`${kind}.${column.replace(/_(?:cs|sk|en|de|it)$/, "")}`];
  return words && say(words, language);
}

/** What a column is counted in: codes of currencies and signs of measures stand as they are. */
export function unitInWords(unit: string, language: Language): string {
  const words = units[unit];
  return words === undefined ? unit : say(words, language);
}
