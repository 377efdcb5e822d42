import { optionUid } from "@vycep/contract/bundles/option-uid";
import { parseSku } from "@vycep/domain/kernel/ids";
import type { Deps } from "../../../platform/deps.ts";
import { badInput } from "../../../platform/errors.ts";
import type {
  BundleProductCartItemInput,
  CartItemInput,
  SimpleProductCartItemInput,
} from "../../../platform/graphql.gen.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { addProductsToCart } from "./add-products-to-cart.ts";

type OlderItem = SimpleProductCartItemInput & Partial<Pick<BundleProductCartItemInput, "bundle_options">>;
type OlderCall = { readonly cart_id: string; readonly cart_items: readonly (OlderItem | null)[] };

/**
 * Magento's older calls, which end with an error where the newer one says what is wrong with a line (D36): the good lines are
 * in the cart then, as there.
 */
export async function addOlderItems(deps: Deps, context: RequestContext, call: OlderCall) {
  const items = call.cart_items.flatMap((item) => (item ? [newerItem(item)] : []));
  const { cart, user_errors: errors } = await addProductsToCart(deps, context, {
    cartId: call.cart_id,
    items,
  });
  const [first] = errors;
  if (first) {
    throw badInput(first.reason, first.message, [
      { path: `cart_items.${first.index}.data`, code: first.reason },
    ]);
  }
  return { cart };
}

/** An option is the goods' own number; of several values each is one of the package's items. */
function newerItem({ data, bundle_options: options }: OlderItem): CartItemInput {
  const chosen = (options ?? []).flatMap((option) =>
    (option?.value ?? []).flatMap((value) => {
      const sku = parseSku(value ?? "");
      if (sku === undefined || !option) throw badInput("bundle-option-unknown");
      return [
        { uid: optionUid(Math.max(0, option.id - 1), { sku, boxes: 1 }), value: String(option.quantity) },
      ];
    }),
  );
  return chosen.length === 0
    ? data
    : { ...data, entered_options: [...(data.entered_options ?? []), ...chosen] };
}
