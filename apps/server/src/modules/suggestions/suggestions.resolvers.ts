import type { Deps } from "../../platform/deps.ts";
import type { Resolvers } from "../../platform/graphql.gen.ts";
import { getCartFillings } from "./get-cart-fillings.ts";
import { getSuggestedCarts } from "./get-suggested-carts.ts";
import { recommendItems } from "./recommend-items.ts";

/** GraphQL of recommendations and suggested carts: parse, call, encode. */
export function suggestionResolvers(deps: Deps): Resolvers {
  return {
    Query: {
      recommendItems: (_root, args, context) => recommendItems(deps, context, args),
      getCartFillings: (_root, args, context) => getCartFillings(deps, context, args),
      getSuggestedCarts: (_root, args, context) => getSuggestedCarts(deps, context, args),
    },
  };
}
