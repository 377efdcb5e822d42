import { fold } from "../kernel/fold.ts";
import { stemOf } from "../kernel/stem.ts";

/** A text to be searched: its title and its words without any format. */
export type SearchedText = { readonly title: string; readonly words: string };

/** A part of a line; what was searched for is marked. */
export type MarkedPart = { readonly text: string; readonly isHit: boolean };

export type FoundText<Text> = {
  readonly text: Text;
  readonly title: readonly MarkedPart[];
  readonly excerpt: readonly MarkedPart[];
};

/** Words before the first hit and in all that an excerpt shows. */
const wordsBefore = 4;
const wordsShown = 22;

/**
 * The texts in which every word searched for is found, those with all of them in the title first, without regard to
 * capitals, diacritics and the ending of a longer word (C25): "prepravky" finds "přepravek".
 *
 * @example findTexts([{ title: "Vratné obaly", words: "" }], "obalu").length // 1
 */
export function findTexts<Text extends SearchedText>(
  texts: readonly Text[],
  query: string,
): readonly FoundText<Text>[] {
  const stems = stemsOf(query);
  if (stems.length === 0) return [];
  const found = texts.flatMap((text) => {
    const title = wordsIn(text.title);
    const body = wordsIn(text.words);
    const inTitle = stems.filter((stem) => title.some(({ folded }) => folded.startsWith(stem))).length;
    const isFound = stems.every((stem) => [...title, ...body].some(({ folded }) => folded.startsWith(stem)));
    if (!isFound) return [];
    const wholeTitle = { from: 0, to: text.title.length };
    return [
      {
        text,
        inTitle,
        title: marked({ text: text.title, words: title, stems }, wholeTitle),
        excerpt: excerptOf({ text: text.words, words: body, stems }),
      },
    ];
  });
  return found
    .toSorted((left, right) => right.inTitle - left.inTitle)
    .map(({ text, title, excerpt }) => ({ text, title, excerpt }));
}

/**
 * The beginnings of words that a search looks for, without capitals and diacritics.
 *
 * @example stemsOf("Vratné obaly") // ["vratn", "obal"]
 */
export function stemsOf(query: string): readonly string[] {
  return wordsIn(query).map(({ folded }) => stemOf(folded));
}

type Word = { readonly folded: string; readonly from: number; readonly to: number };

function wordsIn(text: string): readonly Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    folded: fold(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }));
}

function isHit(word: Word, stems: readonly string[]): boolean {
  return stems.some((stem) => word.folded.startsWith(stem));
}

type Line = { readonly text: string; readonly words: readonly Word[]; readonly stems: readonly string[] };
type Span = { readonly from: number; readonly to: number };

function marked({ text, words, stems }: Line, { from, to }: Span): readonly MarkedPart[] {
  const parts: MarkedPart[] = [];
  let at = from;
  for (const word of words) {
    if (word.from < from || word.to > to || !isHit(word, stems)) continue;
    if (word.from > at) parts.push({ text: text.slice(at, word.from), isHit: false });
    parts.push({ text: text.slice(word.from, word.to), isHit: true });
    at = word.to;
  }
  if (at < to) parts.push({ text: text.slice(at, to), isHit: false });
  return parts;
}

function excerptOf(line: Line): readonly MarkedPart[] {
  const { text, words, stems } = line;
  const first = Math.max(0, words.findIndex((word) => isHit(word, stems)) - wordsBefore);
  const last = Math.min(words.length, first + wordsShown) - 1;
  const isWhole = last >= words.length - 1;
  const parts = marked(line, {
    from: first === 0 ? 0 : (words[first]?.from ?? 0),
    to: isWhole ? text.length : (words[last]?.to ?? text.length),
  });
  const before = first === 0 ? [] : [{ text: "…", isHit: false }];
  return [...before, ...parts, ...(isWhole ? [] : [{ text: "…", isHit: false }])];
}
