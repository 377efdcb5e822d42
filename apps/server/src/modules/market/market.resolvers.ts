import type { Deps } from "../../platform/deps.ts";
import type { Resolvers } from "../../platform/graphql.gen.ts";
import { getPortalConfig } from "./get-portal-config.ts";
import { storeConfig } from "./store-config.ts";

/** Parse, call, encode; nothing else happens here. */
export function marketResolvers(deps: Deps): Resolvers {
  return {
    Query: {
      storeConfig: (_root, _args, context) => storeConfig(context),
      getPortalConfig: (_root, args, context) => getPortalConfig(deps, context, args),
    },
  };
}
