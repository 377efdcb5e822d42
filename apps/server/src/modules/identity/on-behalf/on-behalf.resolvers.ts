import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { beginOnBehalf, type OnBehalfDeps } from "./begin-on-behalf.ts";

export function onBehalfResolvers(deps: OnBehalfDeps): Resolvers {
  return {
    Mutation: { orderOnBehalf: (_parent, { input }, context) => beginOnBehalf(deps, context, input) },
  };
}
