import type { Noun, Words } from "@vycep/words/nouns";

/** What every page speaks for whoever may order: one file a language instead of six, each a way to the server and back. */
export const orderingNouns = [
  "cart",
  "delivery",
  "notices",
  "preferences",
  "products",
  "search",
] as const satisfies readonly Noun[];

export type WordsOfOrdering = Readonly<Record<(typeof orderingNouns)[number], Words>>;
