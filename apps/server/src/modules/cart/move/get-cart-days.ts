import { encodeComparedDay } from "@vycep/contract/cart/move-cart.codec";
import { toWhole } from "@vycep/contract/whole-currency";
import { compareDays, daysToCompare } from "@vycep/domain/cart/best-day";
import type { CartFacts } from "@vycep/domain/cart/quote";
import { type SaleWindow, saleWindow } from "@vycep/domain/cart/set-aside";
import { type Sku, toId } from "@vycep/domain/kernel/ids";
import type { Deps } from "../../../platform/deps.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { cartFactsLoader, cartOf } from "../cart.facts.ts";
import { quotedBefore } from "../lines/quoted-lines.ts";
import { liveCart } from "../live-cart.facts.ts";

const always: SaleWindow = { from: null, to: null };

/**
 * The cart on the next days of its place and way (B8), by the facts that are kept in memory: what each day comes to is
 * what moving the cart there gives. Without a way there are no days.
 */
export async function getCartDays({ db, clock }: Deps, context: RequestContext, cartId: string) {
  const actor = await context.actor();
  const { language } = context;
  const now = clock.now();
  const cart = await liveCart({ db, clock }, actor, { id: cartId });
  const loader = cartFactsLoader({ db, now, actor }, cart);
  const facts = await loader.judgedBy(cart);
  const current: CartFacts = { ...facts, quoted: quotedBefore(facts, now) };
  const { calendar } = facts;
  const days: CartFacts[] = [];
  for (const { day } of calendar ? daysToCompare(calendar, now, cart.deliveryDate) : []) {
    const onDay = { ...cart, deliveryDate: day };
    days.push(
      day === cart.deliveryDate ? current : await cartFactsLoader({ db, now, actor }, onDay).judgedBy(onDay),
    );
  }
  const compared = calendar ? compareDays(cartOf(cart), { current, days, calendar }, now) : [];
  const goods = await loader.goods([]);
  const goodsOf = (sku: string) => goods.get(toId<Sku>(sku));
  return {
    currency: facts.currency,
    net_now: toWhole((await loader.quote(cart)).totals.netMinor),
    days: compared.map((one) =>
      encodeComparedDay(one, {
        nameOf: (sku) => goodsOf(sku)?.names[language] ?? sku,
        windowOf: (sku) => {
          const product = goodsOf(sku);
          return product ? saleWindow(product) : always;
        },
        language,
      }),
    ),
  };
}
