import type { Money } from "../kernel/money.ts";
import { ok, type Result, refused } from "../kernel/result.ts";
import { currencyRow } from "../market/market.ts";
import { mayApprove } from "../staff/second-person.ts";
import type { StaffRights } from "../staff/staff-right.ts";

/** How a proposed credit stands: it waits for a second person, was made, was not agreed on, or was taken back by who proposed it. */
export const CREDIT_STATES = ["waiting", "credited", "declined", "withdrawn"] as const;

export type CreditState = (typeof CREDIT_STATES)[number];

/** What is done with a credit that waits. */
export type CreditMove = "approve" | "decline" | "withdraw";

/** So many boxes of a line come back. */
export type CreditLine = { readonly lineNo: number; readonly boxes: number };

/** A line of a claim as far as it may be credited. */
export type ClaimedLine = {
  readonly lineNo: number;
  /** As the customer claimed them, and of these what came back already. */
  readonly boxes: number;
  readonly credited: number;
  /** Of the whole line of the order. */
  readonly invoiced: number;
  readonly creditedOfOrder: number;
};

export type CreditRefusal =
  | { readonly kind: "nothing-credited" }
  | { readonly kind: "not-invoiced" }
  | { readonly kind: "credit-line-unknown"; readonly lineNo: number }
  | { readonly kind: "more-than-claimed"; readonly lineNo: number; readonly most: number };

/**
 * How much a credit weighs against the limit of a right, in the first market's currency, so that one limit holds for all: one
 * of 5 000 Kč is one of 200 €.
 *
 * @example creditWeight({ minor: toMinor(20_000), currency: "EUR" }) // 500_000
 */
export function creditWeight({ minor, currency }: Money): number {
  return minor * (currencyRow(currency)?.weight ?? 1);
}

/**
 * How many boxes of a claimed line may still be credited: those that were claimed and did not come back, and never more than the
 * order has on its invoices.
 *
 * @example boxesToCredit({ lineNo: 1, boxes: 4, credited: 1, invoiced: 10, creditedOfOrder: 8 }) // 2
 */
export function boxesToCredit({ boxes, credited, invoiced, creditedOfOrder }: ClaimedLine): number {
  return Math.max(0, Math.min(boxes - credited, invoiced - creditedOfOrder));
}

/**
 * Whether so much of a claim may be credited (DTICK-03): lines that were claimed, each once, in whole boxes, and never more than
 * was claimed or invoiced.
 *
 * @example judgeCredit([{ lineNo: 1, boxes: 5 }], [{ lineNo: 1, boxes: 4, credited: 0, invoiced: 10, creditedOfOrder: 0 }]).ok // false
 */
export function judgeCredit(
  wanted: readonly CreditLine[],
  lines: readonly ClaimedLine[],
): Result<readonly CreditLine[], CreditRefusal> {
  if (wanted.length === 0) return refused({ kind: "nothing-credited" });
  if (lines.every(({ invoiced }) => invoiced === 0)) return refused({ kind: "not-invoiced" });
  const known = new Map(lines.map((line) => [line.lineNo, line]));
  for (const { lineNo, boxes } of wanted) {
    const line = known.get(lineNo);
    // Named twice it is known no more.
    if (line === undefined) return refused({ kind: "credit-line-unknown", lineNo });
    known.delete(lineNo);
    const most = boxesToCredit(line);
    if (!Number.isInteger(boxes) || boxes < 1 || boxes > most)
      return refused({ kind: "more-than-claimed", lineNo, most });
  }
  return ok(wanted);
}

/** A claimed line, why, and how much of the order's line comes again (DDISP-06). */
type ReplacedClaimLine = {
  readonly lineNo: number;
  readonly reason: string;
  readonly replaced: number;
};

/**
 * The first line of a wanted credit that is claimed as short while a replacement delivery brings what was missing of it (DDISP-06):
 * whoever gives money back for it says that they know.
 *
 * @example lineComingAgain([{ lineNo: 1, boxes: 2 }], [{ lineNo: 1, reason: "short", replaced: 2 }]) // 1
 */
export function lineComingAgain(
  wanted: readonly CreditLine[],
  lines: readonly ReplacedClaimLine[],
): number | undefined {
  const known = new Map(lines.map((line) => [line.lineNo, line]));
  return wanted.find(({ lineNo }) => {
    const line = known.get(lineNo);
    return line?.reason === "short" && line.replaced > 0;
  })?.lineNo;
}

/** What is known of a proposed credit. */
export type CreditProposal = { readonly state: CreditState; readonly by: string; readonly credit: Money };

/** Who decides. */
export type CreditActor = { readonly uid: string; readonly rights: StaffRights };

export type CreditMoveRefusal = {
  readonly kind: "credit-not-waiting" | "own-credit" | "not-own-credit" | "over-your-limit";
};

/**
 * Whether somebody may decide on a credit that waits (DTICK-03, DSIGN-05): who proposed it takes it back and does not approve it, and
 * nobody approves or declines more than their right says.
 *
 * @example judgeCreditMove("approve", { state: "waiting", by: "S02", credit: { minor: toMinor(1), currency: "CZK" } }, { uid: "S02", rights: [] }) // refused "own-credit"
 */
export function judgeCreditMove(
  move: CreditMove,
  { state, by, credit }: CreditProposal,
  { uid, rights }: CreditActor,
): Result<undefined, CreditMoveRefusal> {
  if (state !== "waiting") return refused({ kind: "credit-not-waiting" });
  if (move === "withdraw") return by === uid ? ok(undefined) : refused({ kind: "not-own-credit" });
  if (by === uid) return refused({ kind: "own-credit" });
  return mayApprove(rights, { area: "papers", amount: creditWeight(credit) })
    ? ok(undefined)
    : refused({ kind: "over-your-limit" });
}
