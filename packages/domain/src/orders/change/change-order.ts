import { type OverrideRule, overridableRule } from "../../cart/override.ts";
import type { Obstacle } from "../../cart/quote.ts";
import type { Sku } from "../../kernel/ids.ts";
import { compareMoments, type LocalDate, type LocalMoment } from "../../kernel/local-moment.ts";
import { ok, type Result, refused } from "../../kernel/result.ts";
import type { OrderState } from "../order-states.ts";
import type { PlaceObstacle } from "../place-order.ts";

/** Until when staff may change an order that was sent (DORD-04): the cut-off of its own day, its confirmation, or its loading. */
export type ChangeUntil = "cut-off" | "confirmation" | "loading";

export type ChangeFacts = {
  readonly state: OrderState;
  /** Somebody looks into it (HISTORY-08). */
  readonly isBlocked: boolean;
  /** It collects empties and brings nothing. */
  readonly isCollection: boolean;
  /** It brings what another order fell short of, or another one brings what it fell short of (DDISP-06). */
  readonly replacement: "is-one" | "has-one" | undefined;
  /** Taken while nobody knew its prices (PRICE-06): they are settled first. */
  readonly isProvisional: boolean;
  /** The last moment of its own delivery day; undefined where that day is not delivered any more. */
  readonly orderBy: LocalMoment | undefined;
  readonly now: LocalMoment;
};

export type ChangeRefusal = {
  readonly kind:
    | "change-too-late"
    | "order-blocked"
    | "collection-stays"
    | "replacement-stays"
    | "replaced-already"
    | "provisional-prices-first";
};

/**
 * May staff still change an order that was sent (DORD-04)? One of goods, received or confirmed, until the moment that the brewery
 * has chosen. What is replaced already, and what replaces it, stays as it is, so that nothing comes twice (DDISP-06).
 *
 * @example judgeChange({ state: "loaded", isBlocked: false, isCollection: false, replacement: undefined, isProvisional: false, orderBy: undefined, now: FRIDAY_MORNING }, "loading")
 *   // refused "change-too-late"
 */
export function judgeChange(facts: ChangeFacts, until: ChangeUntil): Result<undefined, ChangeRefusal> {
  const { state, orderBy, now } = facts;
  const isOpen = state === "received" || (state === "confirmed" && until !== "confirmation");
  const isInTime = until !== "cut-off" || (orderBy !== undefined && compareMoments(now, orderBy) <= 0);
  if (!isOpen || !isInTime) return refused({ kind: "change-too-late" });
  if (facts.isBlocked) return refused({ kind: "order-blocked" });
  if (facts.isCollection) return refused({ kind: "collection-stays" });
  if (facts.replacement !== undefined)
    return refused({ kind: facts.replacement === "is-one" ? "replacement-stays" : "replaced-already" });
  return facts.isProvisional ? refused({ kind: "provisional-prices-first" }) : ok(undefined);
}

type Standing = {
  /** It stays on its day and way. */
  readonly keepsDay: boolean;
  readonly day: LocalDate;
  readonly today: LocalDate;
  /** Rules that were set aside when it was sent (DORD-06). */
  readonly overridden: readonly OverrideRule[];
};

/**
 * What stands against the new form of an order (DORD-04): all that the portal would say, but for what this order was let off
 * before, and for the cut-off of a day that it has already.
 *
 * @example obstaclesOfChange([{ kind: "cart-empty" }], { keepsDay: true, day: toLocalDate("2026-11-25"), today: toLocalDate("2026-11-23"), overridden: [] })
 *   // [{ kind: "cart-empty" }]
 */
export function obstaclesOfChange(
  obstacles: readonly PlaceObstacle[],
  { keepsDay, day, today, overridden }: Standing,
): readonly PlaceObstacle[] {
  const setAside = new Set<OverrideRule>([
    ...overridden.filter((rule) => rule !== "cut-off"),
    ...(keepsDay ? (["cut-off"] as const) : []),
  ]);
  return obstacles.filter((obstacle) => {
    const rule = isOfCart(obstacle) ? overridableRule(obstacle, { day, today }) : undefined;
    return rule === undefined || !setAside.has(rule);
  });
}

function isOfCart(obstacle: PlaceObstacle): obstacle is Obstacle {
  return obstacle.kind === "day-closed" || obstacle.kind === "limit-crossed";
}

/** Goods on a line of an order; those that came in a bundle stand beside the same goods by themselves. */
export type GoodsOfLine = { readonly sku: Sku; readonly bundleSku: Sku | null };

/**
 * The numbers of the lines of an order that was changed: goods that stay keep theirs, what is new comes behind all that ever was, so
 * that no number means two things.
 *
 * @example lineNumbers([{ lineNo: 1, sku: "100101", bundleSku: null }], [{ sku: "100112", bundleSku: null }]) // [2]
 */
export function lineNumbers(
  before: readonly (GoodsOfLine & { readonly lineNo: number })[],
  after: readonly GoodsOfLine[],
): readonly number[] {
  const known = new Map(before.map((line) => [nameOf(line), line.lineNo]));
  let last = Math.max(0, ...before.map(({ lineNo }) => lineNo));
  return after.map((line) => known.get(nameOf(line)) ?? ++last);
}

function nameOf({ sku, bundleSku }: GoodsOfLine): string {
  return `${bundleSku ?? ""}/${sku}`;
}

/** Boxes of one product before and after. */
export type ChangedBoxes<Line> = {
  readonly line: Line;
  readonly before: number;
  readonly after: number;
};

/**
 * What of the goods is not as it was (DORD-04), by the order of their lines, what was added behind them.
 *
 * @example changedGoods([{ lineNo: 1, boxes: 3 }], [{ lineNo: 1, boxes: 5 }]) // [{ line: { lineNo: 1, boxes: 5 }, before: 3, after: 5 }]
 */
export function changedGoods<Line extends { readonly lineNo: number; readonly boxes: number }>(
  before: readonly Line[],
  after: readonly Line[],
): readonly ChangedBoxes<Line>[] {
  const now = new Map(after.map((line) => [line.lineNo, line]));
  const known = new Set(before.map(({ lineNo }) => lineNo));
  return [
    ...before.map((line) => {
      const left = now.get(line.lineNo);
      return { line: left ?? line, before: line.boxes, after: left?.boxes ?? 0 };
    }),
    ...after
      .filter(({ lineNo }) => !known.has(lineNo))
      .map((line) => ({ line, before: 0, after: line.boxes })),
  ].filter((changed) => changed.before !== changed.after);
}
