import type { Deps } from "../../platform/deps.ts";
import type { Resolvers } from "../../platform/graphql.gen.ts";
import { getCellar } from "./get-cellar.ts";
import { sendCellarCounts } from "./send-cellar-counts.ts";

/** GraphQL of cellars: parse, call, encode. */
export function cellarResolvers(deps: Deps): Resolvers {
  return {
    Query: { cellar: (_root, args, context) => getCellar(deps, context, args) },
    Mutation: { sendCellarCounts: (_root, { input }, context) => sendCellarCounts(deps, context, input) },
  };
}
