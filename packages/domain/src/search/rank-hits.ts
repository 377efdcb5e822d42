import { fold } from "../kernel/fold.ts";

/** How near a find is to what was typed, the nearest first. */
export const MATCHES = ["exact", "start", "part"] as const;
export type Match = (typeof MATCHES)[number];

/** What a thing is found by. */
export type Findable = {
  /** Its numbers: of an order, of an invoice, SKU, EAN, the customer's own. */
  readonly numbers: readonly string[];
  /** What it is called. */
  readonly title: string;
};

/**
 * How near a thing is to what was typed, without regard to capitals and diacritics: it is called or numbered so, it begins
 * so, or the words are somewhere in it.
 *
 * @example matchOf({ numbers: ["4700100498"], title: "" }, "4700100") // "start"
 */
export function matchOf({ numbers, title }: Findable, text: string): Match {
  const wanted = fold(text);
  const names = [...numbers, title].map(fold);
  if (names.includes(wanted)) return "exact";
  return names.some((name) => name.startsWith(wanted)) ? "start" : "part";
}

/**
 * Finds of one kind, the nearest first; equally near ones stay in the order of their own list.
 *
 * @example rankHits([{ numbers: ["12"], title: "" }, { numbers: ["1"], title: "" }], "1")[0]?.match // "exact"
 */
export function rankHits<Hit extends Findable>(
  hits: readonly Hit[],
  text: string,
): readonly (Hit & { readonly match: Match })[] {
  return hits
    .map((hit) => ({ ...hit, match: matchOf(hit, text) }))
    .toSorted((left, right) => MATCHES.indexOf(left.match) - MATCHES.indexOf(right.match));
}
