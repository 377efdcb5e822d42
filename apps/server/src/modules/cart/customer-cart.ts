import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { answerCart } from "./cart-view.facts.ts";
import { liveCart } from "./live-cart.facts.ts";

/** The signed-in customer's live cart, made when there is none (GQL-12, OP-06). */
export async function customerCart(deps: Deps, context: RequestContext) {
  const actor = await context.actor();
  const cart = await liveCart(deps, actor, { shipToId: context.choice.shipToId });
  return answerCart(deps, cart, { actor, language: context.language });
}
