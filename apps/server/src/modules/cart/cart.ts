import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { answerCart } from "./cart-view.facts.ts";
import { liveCart } from "./live-cart.facts.ts";

/** A cart by its id (GQL-14…17); the id of one that was ordered already answers with the live one (C6). */
export async function cart(deps: Deps, context: RequestContext, id: string) {
  const actor = await context.actor();
  const found = await liveCart(deps, actor, { id, shipToId: context.choice.shipToId });
  return answerCart(deps, found, { actor, language: context.language });
}
