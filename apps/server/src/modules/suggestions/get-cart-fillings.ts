import { encodeFilling } from "@vycep/contract/suggestions/suggestions.codec";
import { type FillCandidate, type Filling, fillUp } from "@vycep/domain/capacity/fill-up";
import { goodsOfLines } from "@vycep/domain/cart/quoted-line";
import { boxesLeft } from "@vycep/domain/catalog/product-limit";
import type { Sku } from "@vycep/domain/kernel/ids";
import { addDays } from "@vycep/domain/kernel/local-moment";
import { rhythmOf, usePerDay, usualGoods } from "@vycep/domain/suggestions/usual-order";
import { METHODS } from "@vycep/domain/transport/method";
import type { Deps } from "../../platform/deps.ts";
import type { CartFilling, QueryGetCartFillingsArgs } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { type CartFactsLoader, cartFactsLoader, type FullCart, offerViewOf } from "../cart/cart.facts.ts";
import { liveCart } from "../cart/live-cart.facts.ts";
import { offerOf, productAnswer } from "../catalog/catalog.facts.ts";
import { deliveriesOf } from "../orders/orders.facts.ts";
import { ordinaryMethods, together } from "./suggested-place.ts";

/** Half a year says how much a place uses. */
const daysOfHistory = 182;

/** What would bring the caller's cart just up to its minimum (B4): nothing is written. Two statements besides the cart's own. */
export async function getCartFillings(
  deps: Deps,
  context: RequestContext,
  { cart_id: id }: QueryGetCartFillingsArgs,
): Promise<Partial<CartFilling>[]> {
  const actor = await context.actor();
  const cart = await liveCart(deps, actor, { id, shipToId: context.choice.shipToId });
  const facts = cartFactsLoader({ db: deps.db, now: deps.clock.now(), actor }, cart);
  if (facts.method === null || METHODS[facts.method].carries !== "ordinary" || cart.lines.length === 0)
    return [];
  const quote = await facts.quote(cart);
  // Without a missing minimum nobody needs the history.
  if (!quote.breaches.some(({ actual, limit }) => actual < limit)) return [];
  const inCart = [...goodsOfLines(quote.lines)];
  const goods = await facts.goods([]);
  const { candidates, products, perDay } = await candidatesFor(facts, cart, inCart);
  const held = inCart.flatMap(({ sku, boxes }) => {
    const product = goods.get(sku);
    return product ? [{ sku, boxes, product }] : [];
  });
  const { limits, totals, currency } = quote;
  const fillings = fillUp(
    { method: facts.method, limits, netMinor: totals.netMinor, goods: held },
    candidates,
  );
  const offer = await offerViewOf(facts, currency);
  return fillings.flatMap((filling: Filling) => {
    const product = products.get(filling.sku);
    if (!product) return [];
    const perWeek = (perDay.get(filling.sku) ?? 0) * 7;
    return [
      {
        ...encodeFilling(filling, { perWeek, currency }),
        product: productAnswer(product, offer, context.language),
      },
    ];
  });
}

type Held = { readonly sku: Sku; readonly boxes: number };

/** What the place usually buys and may order now, with what it uses in a day and holds already. */
async function candidatesFor(facts: CartFactsLoader, cart: FullCart, inCart: readonly Held[]) {
  const { db, now, day } = facts;
  const since = addDays(now.date, -daysOfHistory);
  const history = await deliveriesOf(db, [cart.shipToId], { methods: ordinaryMethods, since });
  const deliveries = together(history);
  const rhythm = rhythmOf(deliveries, day);
  const usual = usualGoods(rhythm).filter(({ times }) => times >= 2);
  const products = await facts.products(usual.map(({ sku }) => sku));
  const { currency } = await facts.shipTo();
  const offer = await offerViewOf(facts, currency);
  const perDay = new Map(usual.map((one) => [one.sku, usePerDay(one, rhythm)]));
  const candidates = usual.flatMap(({ sku }): FillCandidate[] => {
    const product = products.get(sku);
    if (!product || product.isBundle) return [];
    const { units, unitMinor } = offerOf(product, offer);
    const boxesInCart = sumOf(inCart.filter((one) => one.sku === sku).map(({ boxes }) => boxes));
    const onTheWay = deliveries.filter((one) => one.day >= now.date).map(({ boxes }) => boxes.get(sku) ?? 0);
    if (unitMinor === null || units.length === 0) return [];
    return [
      {
        sku,
        packaging: product.packaging,
        grossGramsPerBox: product.grossGramsPerBox,
        millilitresPerBox: product.millilitresPerBox,
        units,
        boxesPerDay: perDay.get(sku) ?? 0,
        boxesHeld: boxesInCart + sumOf(onTheWay),
        mostBoxes: product.limit ? boxesLeft(product.limit) - boxesInCart : Number.POSITIVE_INFINITY,
        shelfLifeDays: product.shelfLifeDays,
        unitMinor,
      },
    ];
  });
  return { candidates, products, perDay };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
