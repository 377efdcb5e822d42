import type { Deps } from "../../../platform/deps.ts";
import type { Resolvers } from "../../../platform/graphql.gen.ts";
import { removeSetAside, takeBackSetAside } from "./change-aside.ts";
import { getCartDays } from "./get-cart-days.ts";
import { getCartMove } from "./get-cart-move.ts";
import { moveCart } from "./move-cart.ts";
import { getSetAside } from "./set-aside-view.ts";
import { undoMoveCart } from "./undo-move-cart.ts";

/** Parse, call, encode; nothing else happens here. */
export function moveResolvers(deps: Deps): Resolvers {
  return {
    Query: {
      cartMove: (_root, { cart_id: cartId, to }, context) => getCartMove(deps, context, { cartId, to }),
      cartDays: (_root, { cart_id: cartId }, context) => getCartDays(deps, context, cartId),
      setAside: (_root, { cart_id: cartId }, context) => getSetAside(deps, context, cartId),
    },
    Mutation: {
      moveCart: (_root, { input }, context) => moveCart(deps, context, input),
      undoMoveCart: (_root, { input }, context) => undoMoveCart(deps, context, input),
      takeBackSetAside: (_root, { input }, context) => takeBackSetAside(deps, context, input),
      removeSetAside: (_root, { input }, context) => removeSetAside(deps, context, input),
    },
  };
}
