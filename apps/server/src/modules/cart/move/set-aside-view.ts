import { problemMessage } from "@vycep/contract/cart/cart.codec";
import { offeredDays } from "@vycep/domain/calendar/delivery-day";
import { quoteCart } from "@vycep/domain/cart/quote";
import { cannotGo, nearestDay, saleWindow } from "@vycep/domain/cart/set-aside";
import type { Deps } from "../../../platform/deps.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { Actor } from "../../../platform/session.ts";
import { cartFactsLoader } from "../cart.facts.ts";
import type { FullCart } from "../cart.repo.ts";
import { liveCart } from "../live-cart.facts.ts";
import { findAside } from "./cart-aside.repo.ts";
import { findMove, madeOf } from "./cart-moves.repo.ts";
import { movedProducts } from "./moved-products.ts";
import { isOfDays } from "./previewed-move.ts";

type Asked = { readonly actor: Actor; readonly language: RequestContext["language"] };

/** What is aside, and the last move as long as it can be taken back. */
export async function getSetAside(deps: Deps, context: RequestContext, cartId: string) {
  const actor = await context.actor();
  const cart = await liveCart(deps, actor, { id: cartId });
  return setAsideOf(deps, cart, { actor, language: context.language });
}

export async function setAsideOf({ db, clock }: Pick<Deps, "db" | "clock">, cart: FullCart, asked: Asked) {
  const lines = await findAside(db, cart);
  const move = await findMove(db, cart.id);
  return {
    items: lines.length === 0 ? [] : await itemsOf({ db, clock }, cart, { ...asked, lines }),
    move:
      move && move.made === madeOf(cart)
        ? {
            token: move.token,
            from: {
              ship_to_id: move.shipToId,
              delivery_method: move.method,
              delivery_date: move.date,
              order_by: null,
            },
          }
        : null,
  };
}

async function itemsOf(
  { db, clock }: Pick<Deps, "db" | "clock">,
  cart: FullCart,
  { actor, language, lines }: Asked & { readonly lines: Awaited<ReturnType<typeof findAside>> },
) {
  const now = clock.now();
  const loader = cartFactsLoader({ db, now, actor }, cart);
  const skus = lines.map(({ sku }) => sku);
  const facts = await loader.factsFor(skus);
  const quote = quoteCart({ id: cart.id, lines }, facts, now);
  const productOf = await movedProducts(loader, skus, { currency: quote.currency, language });
  const goods = await loader.goods(skus);
  const days = facts.calendar ? offeredDays(facts.calendar, now) : [];
  return lines.map(({ sku, packages, layers, pallets }, index) => {
    const problem = quote.lines[index]?.problems.find(cannotGo);
    const product = goods.get(sku);
    const window = product ? saleWindow(product) : { from: null, to: null };
    return {
      sku,
      product: productOf(sku),
      number_of_packages: packages,
      number_of_layer: layers,
      number_of_pallet: pallets,
      can_go: problem === undefined,
      reason: problem?.kind ?? null,
      message: problem ? problemMessage(problem, language) : null,
      sold_from: window.from,
      sold_to: window.to,
      nearest_day: isOfDays(problem?.kind) ? nearestDay(window, { days, wanted: loader.day }) : null,
    };
  });
}
