import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import type { LimitsDeskDeps } from "./limits-desk.deps.ts";
import { changeLimits } from "./limits-in-bulk.ts";
import { listLimits } from "./list-limits.ts";
import { dropLimit, setLimit } from "./set-limit.ts";

export function limitsDeskResolvers(deps: LimitsDeskDeps): Resolvers {
  return {
    Query: {
      productLimits: (_parent, args, context) => listLimits(deps, context, args),
    },
    Mutation: {
      setProductLimit: (_parent, { input }, context) => setLimit(deps, context, input),
      changeProductLimits: (_parent, { input }, context) => changeLimits(deps, context, input),
      dropProductLimit: (_parent, { input }, context) => dropLimit(deps, context, input),
    },
  };
}
