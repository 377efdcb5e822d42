import { encodeBundleOptions } from "@vycep/contract/bundles/bundles.codec";
import { encodeAgreedPrice } from "@vycep/contract/cart/agreed-price.codec";
import {
  encodeCartPrices,
  encodeItemErrors,
  encodeItemPrices,
  encodeMoney,
  encodeObstacle,
  encodeProgressBar,
  encodeTotals,
} from "@vycep/contract/cart/cart.codec";
import {
  type AddressFacts,
  encodeAddress,
  encodeOutlet,
  encodePayer,
  encodePaymentMethod,
  encodeShippingMethod,
} from "@vycep/contract/cart/cart-address.codec";
import { encodeDeposit } from "@vycep/contract/catalog/catalog.codec";
import { toUid } from "@vycep/contract/uid";
import { goodsOfLine } from "@vycep/domain/cart/quoted-line";
import type { Sku } from "@vycep/domain/kernel/ids";
import { offeredMethods } from "@vycep/domain/transport/offer";
import { badInput } from "../../platform/errors.ts";
import type { Resolvers } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { EmptiesHistory } from "../empties/empties.facts.ts";
import { favouriteSkus } from "../favourites/favourites.facts.ts";
import type { ShipTo } from "../ship-to/ship-to.facts.ts";
import { addProductsToCart } from "./add-products-to-cart.ts";
import { cart } from "./cart.ts";
import { agreedOf } from "./cart-pricing.ts";
import { cartViewOf, changedItemsOf, itemsOf, itemViewOf, orderByOf, productOf } from "./cart-view.ts";
import { clearCart } from "./clear-cart.ts";
import { createEmptyCart } from "./create-empty-cart.ts";
import { customerCart } from "./customer-cart.ts";
import { emptiesPlanOf, emptiesRowsOf, emptiesTermsOf, plannedRowsOf } from "./empties-view.ts";
import { removeItemFromCart } from "./remove-item-from-cart.ts";
import { restoreCartLines } from "./restore-cart-lines.ts";
import { setCartEmpties } from "./set-cart-empties.ts";
import { setCartNotes } from "./set-cart-notes.ts";
import { setPaymentMethodOnCart } from "./set-payment-method-on-cart.ts";
import { updateCartItems } from "./update-cart-items.ts";
import { type PricingDeps, updatePrices } from "./update-prices.ts";
import { updatedPricesOf } from "./updated-prices-view.ts";

/** GraphQL of the cart: parse, call, encode; fields that cost something are answered when they are asked for. */
export function cartResolvers(deps: PricingDeps & { readonly emptiesHistory: EmptiesHistory }): Resolvers {
  // CART-03.
  const isFavourite = async (item: object, _args: unknown, context: RequestContext) =>
    (await favouriteSkus(deps, context)).has(itemViewOf(item).line.sku) ? 1 : 0;
  return {
    Query: {
      customerCart: (_root, _args, context) => customerCart(deps, context),
      cart: (_root, { cart_id: id }, context) => cart(deps, context, id),
    },
    Mutation: {
      createEmptyCart: (_root, { input }, context) =>
        createEmptyCart(deps, context, input?.cart_id ?? undefined),
      addProductsToCart: (_root, { cartId, cartItems }, context) =>
        addProductsToCart(deps, context, { cartId, items: cartItems }),
      updateCartItems: (_root, { input }, context) => updateCartItems(deps, context, given(input)),
      removeItemFromCart: (_root, { input }, context) => removeItemFromCart(deps, context, given(input)),
      setCartNotes: (_root, { input }, context) => setCartNotes(deps, context, input),
      setCartEmpties: (_root, { input }, context) => setCartEmpties(deps, context, input),
      updatePrices: (_root, { cart_id: id }, context) => updatePrices(deps, context, id),
      setPaymentMethodOnCart: (_root, { input }, context) =>
        setPaymentMethodOnCart(deps, context, given(input)),
      clearCart: (_root, { input }, context) => clearCart(deps, context, input.cart_id),
      restoreCartLines: (_root, { input }, context) => restoreCartLines(deps, context, input),
    },
    Cart: {
      ...cartFields,
      // EMPTIES-01.
      cart_blga: (answer) => emptiesRowsOf(cartViewOf(answer), deps.emptiesHistory),
      empties_arr: (answer) => plannedRowsOf(cartViewOf(answer), deps.emptiesHistory),
    },
    // GQL-22.
    UpdatePricesOutput: {
      order_items: ({ cart: priced }) => (priced ? updatedPricesOf(cartViewOf(priced)) : []),
      empties_arr: ({ cart: priced }) =>
        priced ? plannedRowsOf(cartViewOf(priced), deps.emptiesHistory) : [],
      cart_blga_arr: ({ cart: priced }) =>
        priced ? emptiesRowsOf(cartViewOf(priced), deps.emptiesHistory) : [],
      totals: async ({ cart: priced }) => (priced ? encodeTotals(await cartViewOf(priced).quote()) : null),
    },
    SimpleCartItem: { ...itemFields, favourites: isFavourite },
    BundleCartItem: {
      ...itemFields,
      favourites: isFavourite,
      // BUNDLE-09.
      bundle_options: (item) => {
        const { line, goods, goodsOf, offer, language } = itemViewOf(item);
        const nameOf = (sku: Sku) => goodsOf(sku)?.names[language] ?? sku;
        return encodeBundleOptions({ line, bundle: goods?.bundle, nameOf }, offer.currency ?? "CZK");
      },
    },
    AddProductsToCartOutput: {
      changed_items: ({ cart: changed }) => (changed ? changedItemsOf(cartViewOf(changed)) : null),
    },
    RestoreCartLinesOutput: {
      changed_items: ({ cart: changed }) => (changed ? changedItemsOf(cartViewOf(changed)) : null),
    },
    UpdateCartItemsOutput: {
      changed_items: ({ cart: changed }) => (changed ? changedItemsOf(cartViewOf(changed)) : null),
    },
    CartItemInterface: {
      __resolveType: (item) => (itemViewOf(item).line.parts ? "BundleCartItem" : "SimpleCartItem"),
    },
    Error: { __resolveType: () => "CartUserInputError" },
  };
}

/** Magento's SDL lets the whole input be left out; the call needs it all the same. */
function given<Input>(input: Input | null | undefined): Input {
  if (input) return input;
  throw badInput("required-parameter-missing", 'Required parameter "input" is missing');
}

const cartFields: NonNullable<Resolvers["Cart"]> = {
  total_quantity: async (answer) => (await cartViewOf(answer).quote()).load.boxes,
  total_liters: async (answer) => (await cartViewOf(answer).quote()).load.millilitres / 1000,
  items: async (answer) => itemsOf(cartViewOf(answer), 0, Number.POSITIVE_INFINITY),
  itemsV2: async (answer, { pageSize, currentPage }) => {
    const view = cartViewOf(answer);
    const size = Math.min(Math.max(pageSize, 1), 2000);
    const page = Math.max(currentPage, 1);
    const count = view.cart.lines.length;
    return {
      items: await itemsOf(view, (page - 1) * size, page * size),
      total_count: count,
      page_info: { current_page: page, page_size: size, total_pages: Math.ceil(count / size) },
    };
  },
  prices: async (answer) => {
    const { quote, language } = cartViewOf(answer);
    const { totals, currency } = await quote();
    return encodeCartPrices(totals, currency, language);
  },
  grand_total_your_price_details: async (answer) => encodeTotals(await cartViewOf(answer).quote()),
  progress_bar_data: async (answer) => {
    const { quote, facts } = cartViewOf(answer);
    return encodeProgressBar(await quote(), facts.method);
  },
  // PRICE-04.
  agreed_prices: async (answer) => {
    const { cart: record, facts } = cartViewOf(answer);
    if (!record.pricing) return [];
    const agreed = agreedOf(record, (await facts.shipTo()).payer.paymentMethod);
    return [...(agreed?.values() ?? [])].map(encodeAgreedPrice);
  },
  blockers: async (answer) => {
    const { quote, cart: record, language } = cartViewOf(answer);
    const { obstacles } = await quote();
    const uids = new Map(record.lines.map(({ sku, uid }) => [sku, toUid(String(uid))]));
    return obstacles.map((obstacle) => {
      const blocker = encodeObstacle(obstacle, language);
      return "sku" in blocker ? { ...blocker, cart_item_uid: uids.get(blocker.sku) ?? null } : blocker;
    });
  },
  empties_plan: (answer) => emptiesPlanOf(cartViewOf(answer)),
  empties_terms: (answer) => emptiesTermsOf(cartViewOf(answer)),
  order_by: (answer) => orderByOf(cartViewOf(answer)),
  outlet_details: async (answer) => {
    const shipTo = await cartViewOf(answer).facts.shipTo();
    return encodeOutlet(placeOf(shipTo), shipTo.deliveryWindow);
  },
  payer_details: async (answer) => encodePayer((await cartViewOf(answer).facts.shipTo()).payer),
  paymentMethod: async (answer) => (await cartViewOf(answer).facts.shipTo()).payer.paymentMethod,
  shipping_addresses: async (answer) => {
    const { facts, language, cart: record } = cartViewOf(answer);
    const shipTo = await facts.shipTo();
    const { currency } = shipTo;
    return [
      {
        ...encodeAddress(placeOf(shipTo), language),
        customer_notes: record.noteForDriver,
        available_shipping_methods: offeredMethods(shipTo.facts).map((method) => ({
          ...encodeShippingMethod(method, { currency, language }),
          available: true,
          error_message: null,
        })),
        selected_shipping_method: facts.method && encodeShippingMethod(facts.method, { currency, language }),
      },
    ];
  },
  billing_address: async (answer) => {
    const { facts, language } = cartViewOf(answer);
    return encodeAddress((await facts.shipTo()).payer, language);
  },
  available_payment_methods: async (answer) => {
    const { facts, language } = cartViewOf(answer);
    return [encodePaymentMethod((await facts.shipTo()).payer.paymentMethod, language)];
  },
  selected_payment_method: async (answer) => {
    const { facts, language, cart: record } = cartViewOf(answer);
    const method = encodePaymentMethod((await facts.shipTo()).payer.paymentMethod, language);
    return { ...method, purchase_order_number: record.customerOrderNumber };
  },
};

const itemFields = {
  product: (item: object) => productOf(itemViewOf(item)),
  errors: (item: object) => {
    const { line, language } = itemViewOf(item);
    return encodeItemErrors(line, language);
  },
  not_available_message: (item: object) => {
    const { line, language } = itemViewOf(item);
    return encodeItemErrors(line, language)[0]?.message ?? null;
  },
  prices: (item: object) => {
    const { line, goodsOf, offer, language } = itemViewOf(item);
    return {
      ...encodeItemPrices(line, offer.currency ?? "CZK"),
      multi_deposit_details: goodsOfLine(line).flatMap(({ sku, boxes }) =>
        (goodsOf(sku)?.deposits ?? []).map((part) => encodeDeposit(part, { boxes, language })),
      ),
    };
  },
  discount: (item: object) => {
    const { line, offer } = itemViewOf(item);
    if (!line.promo.applies && !line.parts) return [];
    return [
      {
        amount: encodeMoney((line.yourUnitMinor - line.unitMinor) * line.boxes, offer.currency ?? "CZK"),
        label: line.parts ? "bundle" : "promo",
      },
    ];
  },
};

function placeOf({ facts, street, city, zip }: ShipTo): AddressFacts {
  return { id: facts.id, name: facts.name, street, city, zip, country: facts.country };
}
