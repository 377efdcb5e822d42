import type { Deps } from "../../platform/deps.ts";
import type { Resolvers } from "../../platform/graphql.gen.ts";
import { searchEverything } from "./search-everything.ts";

/** GraphQL of the search of everything: parse, call, encode. */
export function searchResolvers(deps: Deps): Resolvers {
  return {
    Query: {
      searchEverything: async (_root, { text }, context) => [
        ...(await searchEverything(deps, context, text)),
      ],
    },
  };
}
