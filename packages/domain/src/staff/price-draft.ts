import type { LocalDate } from "../kernel/local-moment.ts";
import { ok, type Refusal, type Result, refused } from "../kernel/result.ts";
import { mayApprove } from "./second-person.ts";
import type { StaffRight, StaffRights } from "./staff-right.ts";

/** How a draft of prices stands: being made, waiting for a second person, to be published, done, undone, given up (DPRICE-02). */
export const PRICE_DRAFT_STATES = [
  "open",
  "waiting",
  "planned",
  "published",
  "taken_back",
  "dropped",
] as const;

export type PriceDraftState = (typeof PRICE_DRAFT_STATES)[number];

/** What is done with a draft. */
export type PriceDraftMove = "change" | "hand_in" | "approve" | "return" | "drop" | "take_back";

const movable: Readonly<Record<PriceDraftMove, readonly PriceDraftState[]>> = {
  change: ["open"],
  hand_in: ["open"],
  approve: ["waiting"],
  return: ["waiting", "planned"],
  drop: ["open", "waiting"],
  take_back: ["published"],
};

/** What is known of a draft. */
export type PriceDraftFacts = {
  readonly state: PriceDraftState;
  readonly validFrom: LocalDate;
  /** How many prices it changes. */
  readonly lines: number;
  /** How many of them are not any more what the draft saw. */
  readonly conflicts: number;
  /** The largest change, in per cent. */
  readonly percent: number;
  /** Everybody who proposed any of it. */
  readonly authors: readonly string[];
};

/** Who acts, on which day, and what the brewery's table of rights says. */
export type PriceDraftActor = {
  readonly uid: string;
  readonly rights: StaffRights;
  readonly houseRights: readonly StaffRight[];
  readonly today: LocalDate;
};

export type PriceDraftRefusal = Refusal & {
  readonly kind:
    | "draft-not-so"
    | "no-lines"
    | "day-passed"
    | "prices-changed"
    | "own-draft"
    | "over-your-limit";
};

/**
 * Whether something may be done with a draft now, by this person (DPRICE-02, DPRICE-03). Handing in is judged by what the draft says;
 * whether it needs a second person then is `needsSecondPerson`. Who proposed any of it does not approve it, and nobody approves or
 * takes back more than their right says.
 *
 * @example judgeDraftMove("drop", { state: "published", validFrom: toLocalDate("2026-12-01"), lines: 1, conflicts: 0, percent: 4, authors: [] }, { uid: "S05", rights: [], houseRights: [], today: toLocalDate("2026-11-23") }).ok // false
 */
export function judgeDraftMove(
  move: PriceDraftMove,
  draft: PriceDraftFacts,
  actor: PriceDraftActor,
): Result<undefined, PriceDraftRefusal> {
  if (!movable[move].includes(draft.state)) return refused({ kind: "draft-not-so" });
  if (move === "hand_in" || move === "approve") {
    if (draft.lines === 0) return refused({ kind: "no-lines" });
    if (draft.validFrom < actor.today) return refused({ kind: "day-passed" });
    if (draft.conflicts > 0) return refused({ kind: "prices-changed" });
  }
  if (move === "approve" && draft.authors.includes(actor.uid)) return refused({ kind: "own-draft" });
  const isByLimit = move === "approve" || move === "take_back";
  return isByLimit && !mayApprove(actor.rights, { area: "prices", amount: draft.percent })
    ? refused({ kind: "over-your-limit" })
    : ok(undefined);
}
