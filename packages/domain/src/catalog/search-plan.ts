import { fold } from "../kernel/fold.ts";

/** One word of a search. `text` is what the customer typed, in lower case. */
export type SearchWord = {
  readonly text: string;
  /** Part of a name or number; a whole number of up to three digits ("50" of a keg); the start of a word ("li"). */
  readonly kind: "part" | "whole" | "start";
  /** A pattern that forgives one slip of the finger; none for numbers and short words. */
  readonly slip: string | undefined;
};

export type SearchPlan = { readonly text: string; readonly words: readonly SearchWord[] };

const mostWords = 12;
const longestSearch = 120;

/** Words that say nothing of which goods are meant, folded; they are left out where others are left. */
const emptyWords = new Set("l litr ks po of the a s v x piva pivo beer".split(" "));

/**
 * Reads what was typed to find goods: words in any order ("plzen sud 50"), numbers apart from their units ("50l"), without
 * regard to punctuation. Undefined when nothing was typed that could be looked for (C25, CATALOG-19).
 *
 * @example planSearch("Sud, 50l")?.words.map(({ text }) => text) // ["sud", "50"]
 */
export function planSearch(typed: string): SearchPlan | undefined {
  const text = typed.normalize("NFC").toLowerCase().trim().slice(0, longestSearch);
  const words = text
    .replaceAll(/(\d)(?=\p{L})/gu, "$1 ")
    .split(/[^\p{L}\p{N},.-]+/u)
    .map((word) => word.replaceAll(/^[,.-]+|[,.-]+$/g, ""))
    .filter((word) => word !== "");
  const telling = words.filter((word) => !emptyWords.has(fold(word)));
  const sought = (telling.length > 0 ? telling : words).slice(0, mostWords);
  return sought.length === 0 ? undefined : { text, words: [...new Set(sought)].map(searchWord) };
}

/**
 * How one word is looked for.
 *
 * @example searchWord("50").kind // "whole"
 */
export function searchWord(text: string): SearchWord {
  if (/^\d{1,3}$/.test(text)) return { text, kind: "whole", slip: undefined };
  if (text.length < 3) return { text, kind: "start", slip: undefined };
  return { text, kind: "part", slip: slipPattern(text) };
}

/**
 * Every word that is one letter away: another one, one too many, one too few, or two changed about. Only at the start
 * of words, or short ones would be found everywhere. Letters only, so nothing in it needs escaping.
 */
function slipPattern(text: string): string | undefined {
  const folded = fold(text);
  if (!/^[a-z]{4,16}$/.test(folded)) return undefined;
  const patterns = new Set<string>();
  for (let at = 0; at < folded.length; at += 1) {
    const before = folded.slice(0, at);
    const after = folded.slice(at + 1);
    patterns.add(`${before}.${after}`);
    patterns.add(`${before}${after}`);
    patterns.add(`${before}.${folded.slice(at)}`);
    if (after !== "") patterns.add(`${before}${after.charAt(0)}${folded.charAt(at)}${after.slice(1)}`);
  }
  return `^(?:${[...patterns].join("|")})`;
}
