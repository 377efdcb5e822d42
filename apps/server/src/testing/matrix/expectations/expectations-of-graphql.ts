import {
  type Call,
  everybodyWithASoundToken,
  ofNoId,
  onlyJana,
  ordering,
  ownCart,
  personal,
  signedIn,
  toOrderAt,
  withCatalogue,
  withMyOrders,
  withRecommendation,
} from "../call.ts";

const noOrders = (body: { data?: { customer?: { orders?: { total_count: number } } } }) =>
  body.data?.customer?.orders?.total_count === 0;
const noWishlist = (body: { data?: { customer?: { wishlist_v2?: unknown } } }) =>
  body.data?.customer?.wishlist_v2 === null;
const nothingFound = (body: { data?: { searchEverything?: readonly unknown[] } }) =>
  body.data?.searchEverything?.length === 0;
const noSuggestedCart = (body: { data?: { getSuggestedCarts?: readonly unknown[] } }) =>
  body.data?.getSuggestedCarts?.length === 0;

/** Whoever has only suspended places has no cart to put anything into. */
const puttingAgain = { own: ordering, janas: { ...onlyJana(ordering), suspended: "missing" } } as const;

export const graphqlExpectations: Readonly<Record<string, readonly Call[]>> = {
  // Its own field `code` would be read as a refusal's.
  "Query.storeConfig": [{ selection: () => "{ store_code locale }", own: everybodyWithASoundToken }],
  "Query.getPortalConfig": ofNoId({ ...everybodyWithASoundToken, deactivated: "sign-in" }),
  "Query.products": ofNoId(withCatalogue),
  // The goods of each category are read side by side, in as many statements as they happen to share.
  "Query.categoryList": [
    { selection: () => "{ uid name product_count children { uid name } }", own: withCatalogue },
  ],
  "Query.categories": ofNoId(withCatalogue),
  "Query.getProductAvaliablePackaging": [{ args: () => ({ sku: "100201" }), own: withCatalogue }],
  "Query.promoLeaflets": [{ args: () => ({ sku: "100201" }), own: withCatalogue }],
  "Query.customerCart": ofNoId(ordering),
  "Query.cart": [personal({ args: ({ cartId }) => ({ cart_id: cartId }) }, ownCart)],
  "Query.getCartFillings": [personal({ args: ({ cartId }) => ({ cart_id: cartId }) }, ownCart)],
  "Query.fastEntryPreview": [
    personal({ args: ({ cartId }) => ({ cart_id: cartId, rows: ["100112;1"] }) }, ownCart),
  ],
  "Query.customer": [
    { selection: () => "{ firstname lastname email id }", own: signedIn },
    {
      selection: ({ orderNumber }) =>
        `{ orders(filter: { number: { eq: "${orderNumber}" } }) { total_count items { number id } } }`,
      missingWhen: noOrders,
      own: withMyOrders,
      janas: { ...onlyJana(withMyOrders), accountant: "allowed" },
    },
    {
      selection: () => "{ wishlists { items_count items_v2 { items { sku in_range } } } }",
      own: withCatalogue,
    },
    {
      selection: ({ wishlistId }) => `{ wishlist_v2(id: "${wishlistId}") { items_v2 { items { sku } } } }`,
      missingWhen: noWishlist,
      own: withCatalogue,
      janas: onlyJana(withCatalogue),
    },
  ],
  "Mutation.addProductsToWishlist": [
    personal(
      { args: ({ wishlistId }) => ({ wishlistId, wishlistItems: [{ sku: "100101", quantity: 1 }] }) },
      withCatalogue,
    ),
  ],
  "Mutation.removeProductsFromWishlist": [
    personal(
      {
        args: ({ wishlistId, wishlistItemId }) => ({ wishlistId, wishlistItemsIds: [wishlistItemId] }),
        selection: () => "{ wishlist { items_count } user_errors { code reason index sku } }",
      },
      withCatalogue,
    ),
  ],
  "Mutation.createEmptyCart": ofNoId(ordering),
  "Mutation.addProductsToCart": [
    personal({ args: ({ cartId }) => ({ cartId, cartItems: [{ sku: "100112", quantity: 1 }] }) }, ownCart),
  ],
  "Mutation.updateCartItems": [
    personal(
      {
        args: ({ cartId, cartItemUid }) => ({
          input: { cart_id: cartId, cart_items: [{ cart_item_uid: cartItemUid, quantity: 5 }] },
        }),
      },
      ownCart,
    ),
  ],
  "Mutation.removeItemFromCart": [
    personal(
      { args: ({ cartId, cartItemUid }) => ({ input: { cart_id: cartId, cart_item_uid: cartItemUid } }) },
      ownCart,
    ),
  ],
  "Mutation.setCartNotes": [
    personal({ args: ({ cartId }) => ({ input: { cart_id: cartId, note_for_driver: "Zadem" } }) }, ownCart),
  ],
  "Mutation.setCartEmpties": [
    personal({ args: ({ cartId }) => ({ input: { cart_id: cartId, empties: [] } }) }, ownCart),
  ],
  "Mutation.updatePrices": [personal({ args: ({ cartId }) => ({ cart_id: cartId }) }, ownCart)],
  "Mutation.setPaymentMethodOnCart": [
    personal(
      {
        // Each customer's own terms.
        args: ({ shipToId, cartId }) => ({
          input: {
            cart_id: cartId,
            payment_method: { code: shipToId.startsWith("6") ? "direct_debit" : "transfer" },
          },
        }),
      },
      ownCart,
    ),
  ],
  "Mutation.clearCart": [personal({ args: ({ cartId }) => ({ input: { cart_id: cartId } }) }, ownCart)],
  "Mutation.restoreCartLines": [
    personal(
      { args: ({ cartId, removalToken }) => ({ input: { cart_id: cartId, token: removalToken } }) },
      ownCart,
    ),
  ],
  "Mutation.mergeCarts": [personal({ args: ({ cartId }) => ({ source_cart_id: cartId }) }, ownCart)],
  "Mutation.setTransportType": [
    personal(
      {
        args: ({ shipToId, cartId }) => ({
          cart_id: cartId,
          outletid: shipToId,
          transporttype: "selfpickup_selfpickup",
          datepopup: shipToId.startsWith("6") ? "2026-11-27" : "2026-11-26",
        }),
      },
      ownCart,
    ),
  ],
  "Mutation.setShippingAddressesOnCart": [
    personal(
      {
        args: ({ shipToId, cartId }) => ({
          input: { cart_id: cartId, shipping_addresses: [{ ship_to_id: shipToId }] },
        }),
      },
      ownCart,
    ),
  ],
  "Mutation.setBillingAddressOnCart": [
    personal(
      { args: ({ cartId }) => ({ input: { cart_id: cartId, billing_address: { same_as_shipping: true } } }) },
      ownCart,
    ),
  ],
  "Mutation.setShippingMethodsOnCart": [
    personal(
      {
        args: ({ cartId }) => ({
          input: {
            cart_id: cartId,
            shipping_methods: [{ carrier_code: "selfpickup", method_code: "selfpickup" }],
          },
        }),
      },
      ownCart,
    ),
  ],
  "Mutation.placeOrder": [personal({ args: ({ cartId }) => ({ input: { cart_id: cartId } }) }, ownCart)],
  "Mutation.cancelOrder": [
    personal({ args: ({ openOrderNumber }) => ({ sap_id: openOrderNumber }) }, withCatalogue),
    personal({ args: ({ openOrderNumber }) => ({ input: { order_id: openOrderNumber } }) }, withCatalogue),
  ],
  "Mutation.keepOrderPrice": [
    personal({ args: ({ openOrderNumber }) => ({ input: { order_id: openOrderNumber } }) }, withCatalogue),
  ],
  "Query.orderPreview": [
    {
      args: ({ openOrderNumber }) => ({ orderNumber: openOrderNumber }),
      ...puttingAgain,
    },
    {
      args: ({ openOrderNumber }) => ({ orderNumber: openOrderNumber, part: "MISSING_REST" }),
      ...puttingAgain,
    },
  ],
  "Mutation.reorderItems": [
    {
      args: ({ openOrderNumber }) => ({ orderNumber: openOrderNumber, items: "AVAILABLE" }),
      ...puttingAgain,
    },
    {
      args: ({ openOrderNumber }) => ({
        orderNumber: openOrderNumber,
        items: "AVAILABLE",
        into: "REPLACE_CART",
      }),
      ...puttingAgain,
    },
  ],
  "Query.getSaveOrderForLater": [
    { own: withCatalogue },
    // A place that is not the caller's finds nothing, and one of theirs may have nothing saved.
    {
      args: ({ shipToId }) => ({ filter: { ship_to_id: { eq: shipToId } } }),
      own: withCatalogue,
      janas: withCatalogue,
    },
  ],
  "Query.getSaveOrderDetails": [personal({ args: ({ savedOrderId }) => ({ id: savedOrderId }) }, ownCart)],
  "Query.savedOrderPreview": [
    personal({ args: ({ savedOrderId }) => ({ id: savedOrderId }) }, ownCart),
    personal({ args: ({ savedOrderId }) => ({ id: savedOrderId, into: "REPLACE_CART" }) }, ownCart),
  ],
  "Mutation.addSaveOrderForLater": [
    personal({ args: ({ cartId }) => ({ input: { cart_id: cartId } }) }, ownCart),
  ],
  "Mutation.reOrderSavedOrder": [
    personal({ args: ({ savedOrderId }) => ({ input: { id: savedOrderId } }) }, ownCart),
    personal(
      { args: ({ savedOrderId }) => ({ input: { id: savedOrderId, into: "REPLACE_CART" } }) },
      ownCart,
    ),
  ],
  "Mutation.deleteSavedOrder": [personal({ args: ({ savedOrderId }) => ({ id: savedOrderId }) }, ownCart)],
  "Mutation.restoreSavedOrder": [personal({ args: ({ savedOrderId }) => ({ id: savedOrderId }) }, ownCart)],
  "Mutation.renameSavedOrder": [
    personal({ args: ({ savedOrderId }) => ({ id: savedOrderId, title: "" }) }, ownCart),
  ],
  "Mutation.saveCustomerOrderNumber": [
    { args: () => ({ customer_order_number: "PO-1" }), own: ordering },
    personal({ args: ({ savedOrderId }) => ({ id: savedOrderId, customer_order_number: "PO-1" }) }, ownCart),
  ],
  "Query.lastOrdered": [
    {
      args: ({ shipToId }) => ({ shipTo: shipToId, skus: ["100112"] }),
      own: toOrderAt,
      janas: { ...onlyJana(toOrderAt), suspended: "missing" },
    },
  ],
  "Query.recommendItems": [
    {
      args: ({ shipToId }) => ({ shipTo: shipToId, cartItems: ["100112"] }),
      own: toOrderAt,
      janas: { ...onlyJana(toOrderAt), suspended: "missing" },
    },
  ],
  "Query.getSuggestedCarts": [
    {
      args: ({ shipToId }) => ({ ship_tos: [shipToId] }),
      missingWhen: noSuggestedCart,
      own: withRecommendation,
      janas: { ...onlyJana(withRecommendation), accountant: "allowed" },
    },
  ],
  "Query.searchEverything": [
    { args: () => ({ text: "lezak" }), own: signedIn },
    {
      args: ({ orderNumber }) => ({ text: orderNumber }),
      missingWhen: nothingFound,
      own: { ...signedIn, academy: "missing" },
      janas: { ...onlyJana(signedIn), accountant: "allowed" },
    },
    {
      args: ({ invoiceNumber }) => ({ text: invoiceNumber }),
      missingWhen: nothingFound,
      own: { ...signedIn, academy: "missing" },
      janas: { ...onlyJana(signedIn), accountant: "allowed" },
    },
  ],
  "Mutation.generateCustomerToken": [
    {
      args: () => ({ email: "jana.novotna@modrahvezda.example", password: "Vycep-demo-2026" }),
      own: everybodyWithASoundToken,
    },
  ],
  "Mutation.revokeCustomerToken": ofNoId(signedIn),
};
