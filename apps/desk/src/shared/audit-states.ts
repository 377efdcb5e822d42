import { parseShippingMethod } from "@vycep/domain/transport/method";
import { useTexts } from "@vycep/shell/words/i18n";

const orders = [
  ...(["received", "confirmed", "loaded", "on-the-way", "delivered"] as const),
  ...(["partially-delivered", "cancelled"] as const),
];
const tickets = [
  ...(["New", "Cancelled", "Merged", "WaitingForDetails", "InProgress", "InformationProvided"] as const),
  ...(["OnHold", "ProblemSolved", "Researching"] as const),
];
const users = ["Active", "Invited", "Suspended", "Deactivated", "Exited", "MoveOut"] as const;
const staff = ["active", "invited", "suspended"] as const;
/** What staff do in a customer's name, as the API calls it (DORD-06). */
const operations = [
  ...(["createEmptyCart", "addProductsToCart", "updateCartItems", "removeItemFromCart"] as const),
  ...(["clearCart", "restoreCartLines", "setCartNotes", "setCartEmpties", "updatePrices"] as const),
  ...(["setPaymentMethodOnCart", "setTransportType", "setShippingAddressesOnCart"] as const),
  ...(["setBillingAddressOnCart", "setShippingMethodsOnCart", "moveCart", "undoMoveCart"] as const),
  ...(["takeBackSetAside", "removeSetAside", "reorderItems", "placeOrder"] as const),
];
const drafts = [
  ...(["open", "waiting", "planned", "published", "taken_back", "dropped"] as const),
  ...(["draft", "ahead", "holds", "over", "withdrawn"] as const),
];

/** A state as the pages of its noun call it: one code stands for other things with an order than with a ticket. Undefined of what is no state. */
export function useStateWords() {
  const t = useTexts("audit-fields");
  const methodName = (value: string) => {
    const method = parseShippingMethod(value);
    return method === undefined ? value : t(`method.${method}`);
  };
  const orderState = named(orders, (one) => t(`order.${one}`));
  const ticketStatus = named(tickets, (one) => t(`ticket.${one}`));
  const userStatus = named(users, (one) => t(`user.${one}`));
  const staffStatus = named(staff, (one) => t(`staff.${one}`));
  const draftState = named(drafts, (one) => t(`draft.${one}`));
  const operation = named(operations, (one) => t(`operation.${one}`));
  const ways: Readonly<Record<string, (value: string) => string>> = {
    "order state": orderState,
    "order method": methodName,
    "ticket status": ticketStatus,
    "staff status": staffStatus,
    // One request may ask for several.
    "on-behalf operation": (value) => value.split(", ").map(operation).join(", "),
  };
  return ({
    action,
    what,
    value,
  }: {
    readonly action: string;
    readonly what: string;
    readonly value: string;
  }) => {
    if (action === "user.status") return userStatus(value);
    const way = ways[`${action.split(".", 1)[0]} ${what}`] ?? (what === "state" ? draftState : undefined);
    return way?.(value);
  };
}

/** Says a code by its name; one that is not known is said as it is. */
function named<Code extends string>(codes: readonly Code[], nameOf: (code: Code) => string) {
  return (value: string) => {
    const known = codes.find((one) => one === value || one === spelled(value));
    return known === undefined ? value : nameOf(known);
  };
}

/** Of more words than one, as the texts are named. */
function spelled(value: string): string {
  return value
    .split(" ")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}
