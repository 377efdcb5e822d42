import type { Deps } from "../../platform/deps.ts";
import type { Resolvers } from "../../platform/graphql.gen.ts";
import { setTransportType } from "./set-transport-type.ts";

/** Parse, call, encode; nothing else happens here. */
export function preferencesResolvers(deps: Deps): Resolvers {
  return { Mutation: { setTransportType: (_root, args, context) => setTransportType(deps, context, args) } };
}
