import type { Deps } from "../../../platform/deps.ts";
import { notFound } from "../../../platform/errors.ts";
import type { RemoveItemFromCartInput } from "../../../platform/graphql.gen.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { answerCart } from "../cart-view.facts.ts";
import { changeCart } from "../change-cart.ts";
import { lineNumberOf } from "./update-cart-items.ts";

/** Takes a line out of the cart (GQL-20, CART-07); whoever may see the cart may empty it, whatever ails it (C4). */
export async function removeItemFromCart(
  deps: Deps,
  context: RequestContext,
  input: RemoveItemFromCartInput,
) {
  const actor = await context.actor();
  const number = lineNumberOf(input);
  const { cart, token } = await changeCart(deps, {
    actor,
    asked: { id: input.cart_id, shipToId: context.choice.shipToId },
    decide: async ({ lines }) => {
      const line = lines.find(({ uid }) => uid === number);
      if (!line) throw notFound("line-unknown", "The cart doesn't contain the item");
      return { put: [], drop: [line.sku], answer: undefined };
    },
  });
  return {
    cart: answerCart(deps, cart, { actor, language: context.language }),
    removal_token: token ?? null,
  };
}
