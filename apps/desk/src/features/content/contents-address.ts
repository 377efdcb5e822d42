import { CONTENT_KINDS, CONTENT_STATES } from "@vycep/domain/content/edited-content";
import { LANGUAGES } from "@vycep/domain/market/language";
import { oneOf, type StateOf } from "@vycep/shell/list/list-address";
import { deskAddress } from "../../kit/desk-address.ts";
import type { DeskContentFilter } from "../../shared/graphql.gen/graphql.ts";

/** Tabs of the list: all of it, each kind, and what waits for somebody. */
export const CONTENT_VIEWS = ["all", ...CONTENT_KINDS, "incomplete", "planned"] as const;

/** Content as its address says it (DLIST-01). */
export const contentsAddress = deskAddress({
  filters: { view: oneOf(CONTENT_VIEWS, "all"), state: oneOf(CONTENT_STATES), lacks: oneOf(LANGUAGES) },
  sorts: ["place"],
});

export type ContentsState = StateOf<typeof contentsAddress>;

/** What of all content an address shows. */
export function filterOf({ q, view, state, lacks }: ContentsState): DeskContentFilter {
  const kind = CONTENT_KINDS.find((one) => one === view);
  const wanted = view === "planned" ? "planned" : state;
  return {
    ...(q.trim() !== "" && { text: q.trim() }),
    ...(kind !== undefined && { kind }),
    ...(view === "incomplete" && { isIncomplete: true }),
    ...(wanted !== undefined && { state: wanted }),
    ...(lacks !== undefined && { lacks }),
  };
}
