import { type OverrideDay, overridableRule } from "../cart/override.ts";
import type { Obstacle, Quote } from "../cart/quote.ts";
import type { QuotedLine } from "../cart/quoted-line.ts";
import type { Sku } from "../kernel/ids.ts";
import type { LocalDate } from "../kernel/local-moment.ts";
import type { Minor } from "../kernel/money.ts";
import { ok, type Result, refused } from "../kernel/result.ts";
import { afterPriceUpdate, type LastPriceUpdate } from "../pricing/price-update.ts";
import { judgePriceLimit, type LimitRefusal } from "./price-limit.ts";

/** What the customer saw when pressing the button (C12). */
export type SeenTotal = {
  readonly grandTotalMinor: Minor;
  /** Net row totals by product, when the screen sends them, so that the answer can say what changed. */
  readonly netBySku?: ReadonlyMap<Sku, Minor> | undefined;
};

/** One product whose row total is not what the customer saw; null stands for a line that was not there. */
export type ChangedLine = {
  readonly sku: Sku;
  readonly seenMinor: Minor | null;
  readonly nowMinor: Minor | null;
};

export type PlaceObstacle =
  | Obstacle
  | {
      readonly kind: "total-changed";
      readonly seenMinor: Minor;
      readonly nowMinor: Minor;
      readonly lines: readonly ChangedLine[];
    }
  /** Somebody has changed the cart since the customer saw it, be it at the same total (C21). */
  | { readonly kind: "cart-changed" }
  /** The brewery said no when it was asked for the prices of this very cart (OP-22). */
  | { readonly kind: "cannot-proceed"; readonly statusMessage: string }
  | { readonly kind: "delivery-date-expired"; readonly nextDay: LocalDate | null }
  /** The customer's own limit is below what the order comes to at its provisional prices (B14). */
  | LimitRefusal;

export type PlaceRefusal = {
  readonly kind: "cannot-place-order";
  readonly obstacles: readonly PlaceObstacle[];
};

/** How often the cart had been changed when the customer saw it, and now. */
export type CartVersions = { readonly seen: number; readonly now: number };

export type PlaceFacts = {
  readonly versions?: CartVersions | undefined;
  readonly seen?: SeenTotal | undefined;
  readonly last?: LastPriceUpdate | undefined;
  /** What the customer wants the order to come to at most; of no account where its prices are firm. */
  readonly limitMinor?: Minor | undefined;
  /** A right of the desk sets cut-off and minimum aside (DORD-06). */
  readonly override?: OverrideDay | undefined;
};

/**
 * Are the prices of a cart provisional: was the ERP asked for them, and did it not answer (PRICE-06)?
 *
 * @example isProvisional(quoteOf([], anyCartFacts([])), undefined)
 *   // false: nobody asked, the price list is the price
 */
export function isProvisional({ lines }: Quote, last: LastPriceUpdate | undefined): boolean {
  return last?.update.kind === "failed" && lines.length > 0;
}

/**
 * May the cart be ordered now? Refuses with every obstacle at once: what the quote found, a passed cut-off
 * with the next day among it, what the brewery said when it was asked for prices (OP-22), a cart that is not the one
 * the customer saw (C21), and a total above the one the customer saw, line by line (C12); of a cart that changed the
 * total is not compared, for it is another cart's. A lower total passes by itself, and so does a cart whose price
 * update failed (PRICE-06), unless what it comes to is above the customer's own limit (B14). A caller that sends no
 * version or no total has none compared. Where a right of the desk overrides, cut-off and minimum are no obstacle (DORD-06). Doing it
 * only once is the server's.
 *
 * @example judgePlaceOrder(quoteOf([], anyCartFacts([])), {}).ok // false
 */
export function judgePlaceOrder(
  quote: Quote,
  { versions, seen, last, limitMinor, override }: PlaceFacts = {},
): Result<Quote, PlaceRefusal> {
  const said = last && refusedUpdate(last);
  const isAnother = versions !== undefined && versions.seen !== versions.now;
  const changed = isAnother ? cartChanged : seen && totalChanged(quote, seen);
  const limit =
    limitMinor === undefined || !isProvisional(quote, last)
      ? undefined
      : judgePriceLimit(limitMinor, quote.totals.grandTotalMinor);
  const obstacles: readonly PlaceObstacle[] = [
    ...quote.obstacles.filter((each) => override === undefined || !overridableRule(each, override)),
    ...(said ? [said] : []),
    ...(changed ? [changed] : []),
    ...(limit === undefined || limit.ok ? [] : [limit.refusal]),
  ];
  return obstacles.length === 0 ? ok(quote) : refused({ kind: "cannot-place-order", obstacles });
}

const cartChanged: PlaceObstacle = { kind: "cart-changed" };

function refusedUpdate({ update, nextDay }: LastPriceUpdate): PlaceObstacle | undefined {
  const verdict = afterPriceUpdate(update);
  if (verdict.mayProceed) return undefined;
  return verdict.kind === "delivery-date-expired"
    ? { kind: verdict.kind, nextDay }
    : { kind: verdict.kind, statusMessage: verdict.statusMessage };
}

function totalChanged(quote: Quote, seen: SeenTotal): PlaceObstacle | undefined {
  const nowMinor = quote.totals.grandTotalMinor;
  if (nowMinor <= seen.grandTotalMinor) return undefined;
  const lines = seen.netBySku ? changedLines(quote.lines, seen.netBySku) : [];
  return { kind: "total-changed", seenMinor: seen.grandTotalMinor, nowMinor, lines };
}

function changedLines(lines: readonly QuotedLine[], seen: ReadonlyMap<Sku, Minor>): readonly ChangedLine[] {
  const present = new Set(lines.map((line) => line.sku));
  const gone = [...seen].filter(([sku]) => !present.has(sku));
  return [
    ...lines
      .map((line) => ({ sku: line.sku, seenMinor: seen.get(line.sku) ?? null, nowMinor: line.netMinor }))
      .filter((line) => line.seenMinor !== line.nowMinor),
    ...gone.map(([sku, seenMinor]) => ({ sku, seenMinor, nowMinor: null })),
  ];
}
