import type { Resolvers } from "../../platform/graphql.gen.ts";
import { updateCustomer, updateCustomerEmail } from "./customer-details.ts";
import type { ProfileDeps } from "./profile.deps.ts";

/** Parse, call, encode; nothing else happens here. */
export function profileResolvers(deps: ProfileDeps): Resolvers {
  return {
    Mutation: {
      updateCustomerV2: (_root, args, context) => updateCustomer(deps, context, args),
      updateCustomerEmail: (_root, args, context) => updateCustomerEmail(deps, context, args),
    },
  };
}
