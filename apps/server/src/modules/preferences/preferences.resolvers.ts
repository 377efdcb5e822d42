import type { Deps } from "../../platform/deps.ts";
import type { Resolvers } from "../../platform/graphql.gen.ts";
import { setBillingAddressOnCart } from "./set-billing-address-on-cart.ts";
import { setShippingAddressesOnCart } from "./set-shipping-addresses-on-cart.ts";
import { setShippingMethodsOnCart } from "./set-shipping-methods-on-cart.ts";
import { setTransportType } from "./set-transport-type.ts";

/** Parse, call, encode; nothing else happens here. */
export function preferencesResolvers(deps: Deps): Resolvers {
  return {
    Mutation: {
      setTransportType: (_root, args, context) => setTransportType(deps, context, args),
      setShippingAddressesOnCart: (_root, { input }, context) =>
        setShippingAddressesOnCart(deps, context, input),
      setBillingAddressOnCart: (_root, { input }, context) => setBillingAddressOnCart(deps, context, input),
      setShippingMethodsOnCart: (_root, { input }, context) => setShippingMethodsOnCart(deps, context, input),
    },
  };
}
