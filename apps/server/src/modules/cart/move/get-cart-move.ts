import type { Deps } from "../../../platform/deps.ts";
import type { CartMoveTo } from "../../../platform/graphql.gen.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { liveCart } from "../live-cart.facts.ts";
import { judgeTarget, targetOf } from "./move-target.ts";
import { encodePreview, previewMove } from "./previewed-move.ts";

/** What a move would make of the cart, without making it (INPROG-23…28). */
export async function getCartMove(
  deps: Deps,
  context: RequestContext,
  { cartId, to }: { readonly cartId: string; readonly to: CartMoveTo },
) {
  const actor = await context.actor();
  const { language } = context;
  const asked = targetOf(to);
  const cart = await liveCart(deps, actor, { id: cartId });
  const target = await judgeTarget(deps, { actor, cart, asked, language });
  return encodePreview(await previewMove(deps, { actor, cart, target }), deps.clock.now(), language);
}
