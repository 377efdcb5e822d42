import { encodeUserError, type RefusedLine } from "@vycep/contract/cart/cart.codec";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { answerCart } from "./cart-view.facts.ts";
import { liveCart } from "./live-cart.facts.ts";
import { setAsideOf } from "./move/set-aside-view.ts";

type Answering = {
  readonly actor: Actor;
  readonly language: RequestContext["language"];
  readonly cartId: string;
  readonly refused: readonly RefusedLine[];
};

/** The live cart and what is aside, after either was changed, with what did not go. */
export async function answerSetAside(deps: Deps, { actor, language, cartId, refused }: Answering) {
  const cart = await liveCart(deps, actor, { id: cartId });
  return {
    cart: answerCart(deps, cart, { actor, language }),
    set_aside: await setAsideOf(deps, cart, { actor, language }),
    user_errors: refused.map((one) => encodeUserError(one, language)),
  };
}
