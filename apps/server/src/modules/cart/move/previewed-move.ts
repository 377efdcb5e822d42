import { createHash } from "node:crypto";
import { encodeMoment } from "@vycep/contract/calendar/calendar.codec";
import { encodeObstacle, encodeProgressBar } from "@vycep/contract/cart/cart.codec";
import { encodeLineMove } from "@vycep/contract/cart/move-cart.codec";
import { toWhole } from "@vycep/contract/whole-currency";
import { offeredDays } from "@vycep/domain/calendar/delivery-day";
import { orderByFor } from "@vycep/domain/calendar/order-by";
import { type CartMove, type LineMove, moveCart } from "@vycep/domain/cart/move-cart";
import type { CartFacts } from "@vycep/domain/cart/quote";
import { nearestDay, saleWindow } from "@vycep/domain/cart/set-aside";
import type { Db } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { Actor } from "../../../platform/session.ts";
import { type CartFactsLoader, cartFactsLoader, cartOf } from "../cart.facts.ts";
import type { FullCart } from "../cart.repo.ts";
import { cartAt, type MoveTarget } from "./move-target.ts";
import { movedProducts } from "./moved-products.ts";

type Language = RequestContext["language"];

/** What a move would make of a cart, with all that it was judged by. */
export type PreviewedMove = {
  readonly move: CartMove;
  readonly seen: string;
  readonly target: MoveTarget;
  readonly from: FullCart;
  /** The cart with all its lines as if it went there. */
  readonly there: FullCart;
  readonly facts: { readonly from: CartFacts; readonly to: CartFacts };
  readonly loader: CartFactsLoader;
};

/** Weighs a move by the facts of this moment; of a held cart by what its transaction reads (C13). */
export async function previewMove(
  { db, clock }: Pick<Deps, "clock"> & { readonly db: Db },
  { actor, cart, target }: { readonly actor: Actor; readonly cart: FullCart; readonly target: MoveTarget },
): Promise<PreviewedMove> {
  const now = clock.now();
  const there = cartAt(cart, target);
  const loader = cartFactsLoader({ db, now, actor }, there);
  const from = await cartFactsLoader({ db, now, actor }, cart).judgedBy(cart);
  const facts = { from, to: await loader.judgedBy(there) };
  const move = moveCart(cartOf(cart), facts, now);
  return { move, seen: digestOf(move, { from: cart, target }), target, from: cart, there, facts, loader };
}

type Way = { readonly from: FullCart; readonly target: MoveTarget };

/** All that was shown and agreed to: from where to where, what becomes of each line, and what it comes to. */
function digestOf({ lines, after }: CartMove, { from, target: { place, method, date } }: Way): string {
  const shown = [
    [from.shipToId, from.deliveryMethod, from.deliveryDate],
    [place.shipToId, method, date],
    lines.map(({ line, goesAs, fate, because, after: there, differenceMinor }) => [
      [line.sku, line.packages, line.layers, line.pallets, line.parts ?? null],
      [goesAs.packages, goesAs.layers, goesAs.pallets],
      [fate, because?.kind ?? null, differenceMinor, there.unitMinor],
    ]),
    after.totals.grandTotalMinor,
    after.obstacles.map(({ kind }) => kind),
  ];
  return createHash("sha256").update(JSON.stringify(shown)).digest("base64url");
}

export async function encodePreview(
  previewed: PreviewedMove,
  now: CartFactsLoader["now"],
  language: Language,
) {
  const { move, target, from, facts, seen, loader } = previewed;
  const skus = move.lines.map(({ line }) => line.sku);
  const productOf = await movedProducts(loader, skus, { currency: move.after.currency, language });
  const goods = await loader.goods(skus);
  const days = facts.to.calendar && move.setAside.length > 0 ? offeredDays(facts.to.calendar, now) : [];
  const nearestOf = ({ line, fate, because }: LineMove) => {
    const product = goods.get(line.sku);
    if (fate !== "set-aside" || !product || !isOfDays(because?.kind)) return null;
    return nearestDay(saleWindow(product), { days, wanted: target.date });
  };
  return {
    seen,
    from: going(from, facts.from),
    to: going(previewed.there, facts.to),
    currency: move.after.currency,
    lines: move.lines.map((line) => {
      const product = goods.get(line.line.sku);
      const window = product ? saleWindow(product) : { from: null, to: null };
      const encoded = encodeLineMove(line, { window, nearestDay: nearestOf(line) }, language);
      return { ...encoded, product: productOf(line.line.sku) };
    }),
    net_before: toWhole(move.before.totals.netMinor),
    net_after: toWhole(move.after.totals.netMinor),
    progress_bar_data: encodeProgressBar(move.after, target.method),
    blockers: move.after.obstacles.map((obstacle) => encodeObstacle(obstacle, language)),
    empties_before: unitsOf(facts.from),
    empties_after: unitsOf(facts.to),
  };
}

/** Whether another day would do. */
export function isOfDays(kind: string | undefined): boolean {
  return kind === "not-yet-sold" || kind === "no-longer-sold" || kind === "bundle-not-valid";
}

/** Where, how and when a cart goes, with the last moment to send for it. */
export function going(
  cart: Pick<FullCart, "shipToId" | "deliveryMethod" | "deliveryDate">,
  facts: CartFacts,
) {
  const { shipToId, deliveryMethod, deliveryDate } = cart;
  const moment = deliveryDate && facts.calendar ? orderByFor(facts.calendar, deliveryDate) : undefined;
  return {
    ship_to_id: shipToId,
    delivery_method: deliveryMethod,
    delivery_date: deliveryDate,
    order_by: moment ? encodeMoment(moment) : null,
  };
}

function unitsOf({ empties }: CartFacts): number {
  return (empties?.first.units ?? 0) + (empties?.second?.units ?? 0);
}
