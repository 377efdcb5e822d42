import type { Deps } from "../../../platform/deps.ts";
import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { listCustomerKeys, revokeCustomerKey } from "./customer-keys.ts";

export function customerKeyDeskResolvers(deps: Deps): Resolvers {
  return {
    Query: { customerKeys: (_parent, args, context) => listCustomerKeys(deps, context, args) },
    Mutation: {
      revokeCustomerKey: (_parent, { input }, context) => revokeCustomerKey(deps, context, input.id),
    },
  };
}
