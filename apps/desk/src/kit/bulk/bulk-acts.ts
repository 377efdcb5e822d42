import type { useTexts } from "@vycep/shell/words/i18n";

/** All that can be done to rows of some list in bulk. */
const names = [
  ...(["publish", "plan", "takeBack", "stopPlan", "setMarkets", "move", "setPermission"] as const),
  ...(["retire", "putBack", "end", "endOn", "hold", "offer"] as const),
] as const;

export type BulkActName = (typeof names)[number];

/** What belongs to an act. */
export type BulkPart = "at" | "day" | "markets" | "folder" | "permission";

export interface BulkActOffer<Act extends BulkActName> {
  readonly id: Act;
  readonly part?: BulkPart;
  /** What it does, where another word than the usual one says it. */
  readonly note?: "setMarketsDraft";
}

/** What a batch did, in words; the word of the API where a newer server knows more. */
export function actName(t: ReturnType<typeof useTexts<"bulk">>, act: string): string {
  const known = names.find((name) => name === act);
  return known === undefined ? act : t(`act.${known}`);
}
