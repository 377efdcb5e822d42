import { parseShippingMethod, type ShippingMethod } from "@vycep/domain/transport/method";
import type { Deps } from "../../platform/deps.ts";
import type { SetShippingMethodsOnCartInput } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { requirePermission } from "../access/access.facts.ts";
import { answerCart } from "../cart/cart-view.facts.ts";
import { redirectCart } from "./redirect-cart.ts";
import { badShippingInput } from "./shipping-refused.ts";

/**
 * Chooses the method of a cart in Magento's dialect (GQL-25, OP-112), where it is chosen last: for an empty cart it is
 * refused in Magento's words. Ours, with the method before the goods, is setTransportType.
 */
export async function setShippingMethodsOnCart(
  deps: Deps,
  context: RequestContext,
  input: SetShippingMethodsOnCartInput | null | undefined,
) {
  const actor = await context.actor();
  requirePermission(actor, "Catalogue");
  const { language } = context;
  if (!input) throw badShippingInput("required-parameter-missing", language, { name: "input" });
  const method = oneMethod(input.shipping_methods, language);
  const moved = await redirectCart(deps, { actor, cartId: input.cart_id, to: { method }, language });
  return { cart: answerCart(deps, moved, { actor, language }) };
}

function oneMethod(
  methods: SetShippingMethodsOnCartInput["shipping_methods"],
  language: RequestContext["language"],
): ShippingMethod {
  const [asked, ...others] = methods;
  if (others.length > 0) throw badShippingInput("methods-many", language);
  if (!asked) throw badShippingInput("required-parameter-missing", language, { name: "shipping_methods" });
  const { carrier_code: carrier, method_code: code } = asked;
  if (carrier === "")
    throw badShippingInput("required-parameter-missing", language, { name: "carrier_code" });
  if (code === "") throw badShippingInput("required-parameter-missing", language, { name: "method_code" });
  const method = parseShippingMethod(`${carrier}_${code}`);
  if (method === undefined) throw badShippingInput("method-unknown", language, { carrier, method: code });
  return method;
}
