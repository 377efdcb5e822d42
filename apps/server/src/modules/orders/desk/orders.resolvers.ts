import type { Deps } from "../../../platform/deps.ts";
import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { order } from "./order.ts";
import { orders } from "./orders.ts";

export function deskOrderResolvers(deps: Deps): Resolvers {
  return {
    Query: {
      orders: (_parent, args, context) => orders(deps, context, args),
      order: (_parent, { number }, context) => order(deps, context, number),
    },
  };
}
