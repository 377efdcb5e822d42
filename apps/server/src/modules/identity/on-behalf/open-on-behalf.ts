import { EVENTS_PATH, SERVICE_BASE } from "@vycep/contract/services";

/**
 * All that staff may do in a customer's name (DORD-06): what somebody reads to order, the cart, and sending it. Whatever is not
 * here is refused, so an operation that comes new is closed until somebody opens it.
 */
export const OPEN_ON_BEHALF: ReadonlySet<string> = new Set([
  ...["storeConfig", "getPortalConfig", "products", "categoryList", "categories", "searchEverything"].map(
    asked,
  ),
  ...["getProductAvaliablePackaging", "promoLeaflets", "lastOrdered", "recommendItems"].map(asked),
  ...["getSuggestedCarts", "customerCart", "cart", "getCartFillings", "fastEntryPreview", "cartMove"].map(
    asked,
  ),
  ...["cartDays", "setAside", "orderPreview", "customer"].map(asked),
  ...["createEmptyCart", "addProductsToCart", "updateCartItems", "removeItemFromCart", "clearCart"].map(done),
  ...["restoreCartLines", "setCartNotes", "setCartEmpties", "updatePrices", "setPaymentMethodOnCart"].map(
    done,
  ),
  ...["setTransportType", "setShippingAddressesOnCart", "setBillingAddressOnCart"].map(done),
  ...["setShippingMethodsOnCart", "moveCart", "undoMoveCart", "takeBackSetAside", "removeSetAside"].map(done),
  ...["reorderItems", "placeOrder"].map(done),
  `GET ${SERVICE_BASE.customerData}/users/GetUserInfoById/:id`,
  `GET ${SERVICE_BASE.customerData}/shiptos/GetShipToBySapId/:id`,
  `GET ${SERVICE_BASE.customerData}/soldtos/:id`,
  `GET ${SERVICE_BASE.content}/banners`,
  `GET ${SERVICE_BASE.content}/pagemenu`,
  `GET ${SERVICE_BASE.content}/servicestatus`,
  `GET ${SERVICE_BASE.general}/notices/GetAnnouncements`,
  `GET ${SERVICE_BASE.general}/orders/GetDeliveryAvailableDate`,
  `GET ${SERVICE_BASE.general}/orders/GetDeliveryExceptionNotifications`,
  `GET ${SERVICE_BASE.general}/orders`,
  `GET ${SERVICE_BASE.general}/ordertypes`,
  `GET ${EVENTS_PATH}`,
]);

function asked(field: string): string {
  return `Query.${field}`;
}

function done(field: string): string {
  return `Mutation.${field}`;
}
