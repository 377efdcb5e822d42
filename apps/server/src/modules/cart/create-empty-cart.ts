import type { Deps } from "../../platform/deps.ts";
import { AppError, badInput } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { liveCart } from "./live-cart.facts.ts";

/**
 * Answers the id of the customer's live cart, which is made when there is none (GQL-13, CART-04, OP-06). An own id
 * may be proposed, as Magento allows, but only the server makes ids: one that is not the live cart's is taken.
 */
export async function createEmptyCart(deps: Deps, context: RequestContext, wanted?: string): Promise<string> {
  const actor = await context.actor();
  if (wanted !== undefined && wanted.length !== 32) {
    throw badInput("cart-id-length", "Cart ID length should to be 32 symbols.");
  }
  const { id } = await liveCart(deps, actor, { shipToId: context.choice.shipToId });
  if (wanted !== undefined && wanted !== id) {
    throw new AppError("conflict", {
      code: "cart-exists",
      message: `Cart with ID "${wanted}" already exists.`,
    });
  }
  return id;
}
