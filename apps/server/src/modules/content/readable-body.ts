import { cleanHtml, wordsOfHtml } from "../../platform/html/clean-html.ts";

/** A body as it is shown: cleaned, and its first words alone. */
export type ReadableBody = { readonly html: string; readonly lead: string };

const known = new Map<string, ReadableBody>();
/** All that a brewery tells in three languages; one more and they are read anew. */
const mostKnown = 2000;
const longestLead = 220;

/** Cleaning costs more than asking for a row, and the same body says the same: each is cleaned once in a process. */
export function readableBody(body: string): ReadableBody {
  const before = known.get(body);
  if (before) return before;
  const html = cleanHtml(body);
  const made = { html, lead: shortened(wordsOfHtml(/<p>.*?<\/p>/s.exec(html)?.[0] ?? html)) };
  if (known.size >= mostKnown) known.clear();
  known.set(body, made);
  return made;
}

const knownWords = new Map<string, string>();

/** The words of a body, to be searched; taken out of each once in a process. */
export function searchableWords(body: string): string {
  const before = knownWords.get(body);
  if (before !== undefined) return before;
  const words = wordsOfHtml(readableBody(body).html);
  if (knownWords.size >= mostKnown) knownWords.clear();
  knownWords.set(body, words);
  return words;
}

function shortened(words: string): string {
  if (words.length <= longestLead) return words;
  return `${words.slice(0, words.lastIndexOf(" ", longestLead))}…`;
}
