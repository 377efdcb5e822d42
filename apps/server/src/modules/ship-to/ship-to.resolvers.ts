import type { Deps } from "../../platform/deps.ts";
import type { Resolvers } from "../../platform/graphql.gen.ts";
import { customerAddresses, customerAddressPage, usualPlace, usualPlaceId } from "./customer-addresses.ts";
import { getShipToBySapId, type ShipToDeps } from "./get-ship-to-by-sap-id.ts";

/** Parse, call, encode; nothing else happens here. */
export function shipToResolvers(deps: Deps & Pick<ShipToDeps, "capacityRules">): Resolvers {
  return {
    Query: { shipTo: (_root, { ship_to_id: id }, context) => getShipToBySapId(deps, context, id) },
    Customer: {
      addresses: (_customer, _args, context) => customerAddresses(deps, context),
      addressesV2: (_customer, args, context) => customerAddressPage(deps, context, args),
      default_shipping: (_customer, _args, context) => usualPlaceId(context),
      default_billing: (_customer, _args, context) => usualPlaceId(context),
      group: async (_customer, _args, context) => {
        const usual = await usualPlace(deps, context);
        return usual ? { name: usual.customerType } : null;
      },
      taxvat: async (_customer, _args, context) => (await usualPlace(deps, context))?.vatId ?? null,
      is_subscribed: () => false,
    },
  };
}
