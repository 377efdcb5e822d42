import type { Deps } from "../../platform/deps.ts";
import type { Resolvers } from "../../platform/graphql.gen.ts";
import { fastEntryPreview } from "./fast-entry-preview.ts";

/** GraphQL of fast entry: parse, call, encode. */
export function fastEntryResolvers(deps: Deps): Resolvers {
  return {
    Query: {
      fastEntryPreview: (_root, args, context) => fastEntryPreview(deps, context, args),
    },
  };
}
