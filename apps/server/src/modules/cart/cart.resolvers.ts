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
  vatIdOf,
} from "@vycep/contract/cart/cart-address.codec";
import { encodeDeposit } from "@vycep/contract/catalog/catalog.codec";
import { toUid } from "@vycep/contract/uid";
import { rulesToOverride } from "@vycep/domain/cart/override";
import { goodsOfLine } from "@vycep/domain/cart/quoted-line";
import type { Sku } from "@vycep/domain/kernel/ids";
import { minus, times } from "@vycep/domain/kernel/money";
import { offeredMethods } from "@vycep/domain/transport/offer";
import { badInput } from "../../platform/errors.ts";
import type { Resolvers } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { EmptiesHistory } from "../empties/empties.facts.ts";
import { favouriteSkus } from "../favourites/favourites.facts.ts";
import type { ShipTo } from "../ship-to/ship-to.facts.ts";
import { cart } from "./cart.ts";
import { magentosCartResolvers } from "./cart-magento.ts";
import { agreedOf } from "./cart-pricing.ts";
import { type CartItemAnswer, changedItemsOf, itemsOf, orderByOf, productOf } from "./cart-view.facts.ts";
import { clearCart } from "./clear-cart.ts";
import { createEmptyCart } from "./create-empty-cart.ts";
import { customerCart } from "./customer-cart.ts";
import { emptiesPlanOf, emptiesTermsOf, plannedRowsOf } from "./empties/empties-view.ts";
import { setCartEmpties } from "./empties/set-cart-empties.ts";
import { refuseGuests } from "./guests/refuse-guests.ts";
import { addOlderItems } from "./lines/add-older-items.ts";
import { addProductsToCart } from "./lines/add-products-to-cart.ts";
import { removeItemFromCart } from "./lines/remove-item-from-cart.ts";
import { restoreCartLines } from "./lines/restore-cart-lines.ts";
import { updateCartItems } from "./lines/update-cart-items.ts";
import { setCartNotes } from "./notes/set-cart-notes.ts";
import { type PricingDeps, updatePrices } from "./prices/update-prices.ts";
import { updatedPricesOf } from "./prices/updated-prices-view.ts";
import { setPaymentMethodOnCart } from "./set-payment-method-on-cart.ts";

/** GraphQL of the cart: parse, call, encode; fields that cost something are answered when they are asked for. */
export function cartResolvers(deps: PricingDeps & { readonly emptiesHistory: EmptiesHistory }): Resolvers {
  // CART-03.
  const isFavourite = async ({ view }: CartItemAnswer, _args: unknown, context: RequestContext) =>
    (await favouriteSkus(deps, context)).has(view.line.sku) ? 1 : 0;
  return {
    Query: {
      customerCart: (_root, _args, context) => customerCart(deps, context),
      cart: (_root, { cart_id: id }, context) => cart(deps, context, id),
      guestOrder: (_root, _args, context) => refuseGuests(context),
      guestOrderByToken: (_root, _args, context) => refuseGuests(context),
      isEmailAvailable: (_root, _args, context) => refuseGuests(context),
    },
    Mutation: {
      createGuestCart: (_root, _args, context) => refuseGuests(context),
      setGuestEmailOnCart: (_root, _args, context) => refuseGuests(context),
      assignCustomerToGuestCart: (_root, _args, context) => refuseGuests(context),
      createEmptyCart: (_root, { input }, context) =>
        createEmptyCart(deps, context, input?.cart_id ?? undefined),
      addProductsToCart: (_root, { cartId, cartItems }, context) =>
        addProductsToCart(deps, context, { cartId, items: cartItems }),
      addSimpleProductsToCart: (_root, { input }, context) => addOlderItems(deps, context, given(input)),
      addBundleProductsToCart: (_root, { input }, context) => addOlderItems(deps, context, given(input)),
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
      rules_to_override: async ({ view }, _args, context) => {
        const { behalf } = await context.actor();
        if (behalf?.mayOverride !== true) return [];
        const on = { day: view.cart.deliveryDate, today: deps.clock.now().date };
        return [...rulesToOverride((await view.quote()).obstacles, on)];
      },
      cart_blga: async ({ view }) => [...(await view.emptiesRows(deps.emptiesHistory))],
      empties_arr: ({ view }) => plannedRowsOf(view, deps.emptiesHistory),
    },
    // GQL-22.
    UpdatePricesOutput: {
      order_items: ({ cart: priced }) => (priced ? updatedPricesOf(priced.view) : []),
      empties_arr: ({ cart: priced }) => (priced ? plannedRowsOf(priced.view, deps.emptiesHistory) : []),
      cart_blga_arr: async ({ cart: priced }) =>
        priced ? [...(await priced.view.emptiesRows(deps.emptiesHistory))] : [],
      totals: async ({ cart: priced }) => (priced ? encodeTotals(await priced.view.quote()) : null),
    },
    SimpleCartItem: { ...itemFields, favourites: isFavourite },
    BundleCartItem: {
      ...itemFields,
      favourites: isFavourite,
      // BUNDLE-09.
      bundle_options: ({ view }) => {
        const { line, goods, goodsOf, offer, language } = view;
        const nameOf = (sku: Sku) => goodsOf(sku)?.names[language] ?? sku;
        return encodeBundleOptions({ line, bundle: goods?.bundle, nameOf }, offer.currency);
      },
    },
    AddProductsToCartOutput: {
      changed_items: ({ cart: changed }) => (changed ? changedItemsOf(changed.view) : null),
    },
    RestoreCartLinesOutput: {
      changed_items: ({ cart: changed }) => (changed ? changedItemsOf(changed.view) : null),
    },
    UpdateCartItemsOutput: {
      changed_items: ({ cart: changed }) => (changed ? changedItemsOf(changed.view) : null),
    },
    CartItemInterface: {
      __resolveType: ({ view }) => (view.line.parts ? "BundleCartItem" : "SimpleCartItem"),
    },
    ...magentosCartResolvers,
    Error: { __resolveType: () => "CartUserInputError" },
  };
}

/** Magento's SDL lets the whole input be left out; the call needs it all the same. */
function given<Input>(input: Input | null | undefined): Input {
  if (input) return input;
  throw badInput("required-parameter-missing", 'Required parameter "input" is missing');
}

const cartFields: NonNullable<Resolvers["Cart"]> = {
  total_quantity: async ({ view }) => (await view.quote()).load.boxes,
  total_liters: async ({ view }) => (await view.quote()).load.millilitres / 1000,
  items: async ({ view }) => itemsOf(view, 0, Number.POSITIVE_INFINITY),
  itemsV2: async ({ view }, { pageSize, currentPage }) => {
    const size = Math.min(Math.max(pageSize, 1), 2000);
    const page = Math.max(currentPage, 1);
    const count = view.cart.lines.length;
    return {
      items: await itemsOf(view, (page - 1) * size, page * size),
      total_count: count,
      page_info: { current_page: page, page_size: size, total_pages: Math.ceil(count / size) },
    };
  },
  prices: async ({ view }) => {
    const { quote, language } = view;
    const { totals, currency } = await quote();
    return encodeCartPrices(totals, currency, language);
  },
  grand_total_your_price_details: async ({ view }) => encodeTotals(await view.quote()),
  progress_bar_data: async ({ view }) => {
    const { quote, facts } = view;
    return encodeProgressBar(await quote(), facts.method);
  },
  // PRICE-04.
  agreed_prices: async ({ view }) => {
    const { cart: record, facts } = view;
    if (!record.pricing) return [];
    const agreed = agreedOf(record, (await facts.shipTo()).payer.paymentMethod);
    return [...(agreed?.values() ?? [])].map(encodeAgreedPrice);
  },
  blockers: async ({ view }) => {
    const { quote, cart: record, language } = view;
    const { obstacles } = await quote();
    const uids = new Map(record.lines.map(({ sku, uid }) => [sku, toUid(String(uid))]));
    return obstacles.map((obstacle) => {
      const blocker = encodeObstacle(obstacle, language);
      return "sku" in blocker ? { ...blocker, cart_item_uid: uids.get(blocker.sku) ?? null } : blocker;
    });
  },
  empties_plan: ({ view }) => emptiesPlanOf(view),
  empties_terms: ({ view }) => emptiesTermsOf(view),
  order_by: ({ view }) => orderByOf(view),
  market: async ({ view }) => (await view.facts.shipTo()).market,
  outlet_details: async ({ view }) => {
    const shipTo = await view.facts.shipTo();
    return encodeOutlet(placeOf(shipTo), shipTo.deliveryWindow);
  },
  payer_details: async ({ view }) => encodePayer((await view.facts.shipTo()).payer),
  paymentMethod: async ({ view }) => (await view.facts.shipTo()).payer.paymentMethod,
  shipping_addresses: async ({ view }) => {
    const { facts, language, cart: record } = view;
    const shipTo = await facts.shipTo();
    const { currency } = shipTo;
    return [
      {
        ...encodeAddress(placeOf(shipTo), vatIdOf(shipTo.payer), language),
        view,
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
  billing_address: async ({ view }) => {
    const { facts, language } = view;
    const { payer } = await facts.shipTo();
    return { ...encodeAddress(payer, vatIdOf(payer), language), id: null };
  },
  available_payment_methods: async ({ view }) => {
    const { facts, language } = view;
    return [encodePaymentMethod((await facts.shipTo()).payer.paymentMethod, language)];
  },
  selected_payment_method: async ({ view }) => {
    const { facts, language, cart: record } = view;
    const method = encodePaymentMethod((await facts.shipTo()).payer.paymentMethod, language);
    return { ...method, purchase_order_number: record.customerOrderNumber };
  },
};

const itemFields = {
  product: ({ view }: CartItemAnswer) => productOf(view),
  errors: ({ view }: CartItemAnswer) => {
    const { line, language } = view;
    return encodeItemErrors(line, language);
  },
  not_available_message: ({ view }: CartItemAnswer) => {
    const { line, language } = view;
    return encodeItemErrors(line, language)[0]?.message ?? null;
  },
  prices: ({ view }: CartItemAnswer) => {
    const { line, goodsOf, offer, language } = view;
    return {
      ...encodeItemPrices(line, offer.currency),
      multi_deposit_details: goodsOfLine(line).flatMap(({ sku, boxes }) =>
        (goodsOf(sku)?.deposits ?? []).map((part) => encodeDeposit(part, { boxes, language })),
      ),
    };
  },
  discount: ({ view }: CartItemAnswer) => {
    const { line, offer } = view;
    if (!line.promo.applies && !line.parts) return [];
    return [
      {
        amount: encodeMoney(times(line.boxes, minus(line.yourUnitMinor, line.unitMinor)), offer.currency),
        label: line.parts ? "bundle" : "promo",
      },
    ];
  },
};

function placeOf({ facts, street, city, zip }: ShipTo): AddressFacts {
  return { id: facts.id, name: facts.name, street, city, zip, country: facts.country };
}
