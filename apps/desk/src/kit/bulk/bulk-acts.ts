import type { useTexts } from "@vycep/shell/words/i18n";

/** All that can be done to rows of some list in bulk. */
const names = [
  ...(["publish", "plan", "takeBack", "stopPlan", "setMarkets", "move", "setPermission"] as const),
  ...(["retire", "putBack", "end", "endOn", "hold", "offer"] as const),
  ...(["assign", "letGo", "setStatus", "suspend", "letIn"] as const),
  ...(["inviteAgain", "sendPasswordLink", "endSessions", "setBoxes", "drop", "setPriceList"] as const),
  ...(["giveRole", "takeRole", "markPaid"] as const),
] as const;

export type BulkActName = (typeof names)[number];

/** What is chosen from what there is: where to, who sees it, who has it, how it stands, as what. */
const choiceParts = ["folder", "permission", "person", "status", "priceList", "role"] as const;
export type ChoicePart = (typeof choiceParts)[number];

/** What belongs to an act. */
export type BulkPart = "at" | "day" | "paidOn" | "markets" | "boxes" | ChoicePart;

export interface BulkActOffer<Act extends BulkActName> {
  readonly id: Act;
  readonly part?: BulkPart;
  /** What it does, where another word than the usual one says it. */
  readonly note?: "setMarketsDraft" | "suspendUsers" | "letInUsers" | "endLimitOn" | "holdLimit";
}

/** What a batch is begun with; each act has its own part. */
export interface BulkInput<Act extends BulkActName> {
  readonly key: string;
  /** Null for all that the list finds. */
  readonly ids: string[] | null;
  readonly act: Act;
  readonly at: string | null;
  readonly day: string | null;
  readonly paidOn: string | null;
  readonly markets: string[] | null;
  readonly folder: string | null;
  readonly permission: string | null;
  readonly person: string | null;
  readonly status: string | null;
  readonly priceList: string | null;
  readonly role: string | null;
  readonly boxes: number | null;
}

export interface BulkAnswer {
  readonly batch?: { readonly id: string } | null;
  readonly refusal?: { readonly message: string; readonly field?: string | null } | null;
}

export interface Choice {
  readonly id: string;
  readonly label: string;
}

/** What there is to choose from, for each part that needs it. */
export type Choices = Readonly<Partial<Record<ChoicePart, readonly Choice[]>>>;

/** What a batch did, in words; the word of the API where a newer server knows more. */
export function actName(t: ReturnType<typeof useTexts<"bulk">>, act: string): string {
  const known = names.find((name) => name === act);
  return known === undefined ? act : t(`act.${known}`);
}
