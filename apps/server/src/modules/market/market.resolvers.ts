import type { Deps } from "../../platform/deps.ts";
import type { Resolvers } from "../../platform/graphql.gen.ts";
import { getPortalConfig } from "./get-portal-config.ts";
import { storeConfig } from "./store-config.ts";
import { availableStores, countries, country, currency } from "./stores-magento.ts";

/** Parse, call, encode; nothing else happens here. */
export function marketResolvers(deps: Deps): Resolvers {
  return {
    Query: {
      storeConfig: (_root, _args, context) => storeConfig(context),
      availableStores: (_root, _args, context) => availableStores(context),
      countries: (_root, _args, context) => countries(context),
      country: (_root, { id }, context) => country(context, id),
      currency: (_root, _args, context) => currency(context),
      getPortalConfig: (_root, args, context) => getPortalConfig(deps, context, args),
    },
  };
}
