import type { ActorKind } from "./actors.ts";
import type { Outcome } from "./outcome.ts";
import type { Ids } from "./world.ts";

/** One way to call an operation, and what everybody gets from it. */
export type Call = {
  /** GraphQL: the arguments of the field, with whatever ids they need. */
  readonly args?: (ids: Ids) => Readonly<Record<string, unknown>>;
  /** GraphQL: what to select, where "everything without arguments" is not enough. */
  readonly selection?: (ids: Ids) => string;
  /** REST: parts of the path, the query, the body. */
  readonly rest?: (ids: Ids) => {
    readonly path?: Readonly<Record<string, string>>;
    readonly query?: Readonly<Record<string, string>>;
    readonly body?: object;
  };
  /** Asked with what is the caller's own. */
  readonly own: Outcomes;
  /** Asked with what is Jana's; left out where no id is sent. */
  readonly janas?: Outcomes;
  /** An empty list that says "there is none". */
  readonly missingWhen?: (body: never) => boolean;
};

export type Outcomes = Readonly<Record<ActorKind, Outcome>>;

/** Nobody without a sound token of an active user gets past the door. */
const behindTheDoor = { stranger: "sign-in", expired: "sign-in", deactivated: "sign-in" } as const;

const everybody: Outcomes = {
  stranger: "allowed",
  expired: "allowed",
  deactivated: "allowed",
  owner: "allowed",
  accountant: "allowed",
  colleague: "allowed",
  otherOwner: "allowed",
  slovakOwner: "allowed",
  academy: "allowed",
  suspended: "allowed",
};
/** GraphQL refuses a token that is past its time whatever is asked for, so that the portal signs in again. */
const everybodyWithASoundToken: Outcomes = { ...everybody, expired: "sign-in" };
const signedIn: Outcomes = { ...everybody, ...behindTheDoor };
/** The permission Catalogue at one place at least. */
const withCatalogue: Outcomes = { ...signedIn, accountant: "no-right", academy: "no-right" };
/** Catalogue, and a place that is not suspended. */
const ordering: Outcomes = { ...withCatalogue, suspended: "no-right" };
/** Carts by their id: whoever has only suspended places has none, so whichever it is is missing. */
const ownCart: Outcomes = { ...ordering, suspended: "missing" };
/** Ordering at one place: that it is suspended is said, for it is the caller's own. */
const toOrderAt: Outcomes = { ...withCatalogue, suspended: "refused: ship-to-suspended" };
const missingForAll = Object.fromEntries(Object.keys(everybody).map((kind) => [kind, "missing"])) as Outcomes;
const withMyOrders: Outcomes = { ...signedIn, academy: "no-right" };

/** What only Jana may: everybody else who is let in finds nothing. */
function onlyJana(own: Outcomes): Outcomes {
  const missing = Object.entries(own).map(([kind, outcome]) =>
    kind !== "owner" && outcome === "allowed" ? [kind, "missing"] : [kind, outcome],
  );
  return Object.fromEntries(missing) as Outcomes;
}

/** A call with the id of something that is one customer's alone. */
function personal(call: Pick<Call, "args" | "rest" | "selection" | "missingWhen">, own: Outcomes): Call {
  return { ...call, own, janas: onlyJana(own) };
}

const ofNoId = (own: Outcomes): readonly Call[] => [{ own }];
const noOrders = (body: { data?: { customer?: { orders?: { total_count: number } } } }) =>
  body.data?.customer?.orders?.total_count === 0;

const noRows = (body: { total?: number }) => body.total === 0;

/** At Jana's place: she, her accountant and the academy's pupil work there, the colleague elsewhere. */
const atJanasPlace: Outcomes = {
  ...onlyJana(signedIn),
  accountant: "allowed",
  academy: "allowed",
};

/**
 * Every operation of both APIs. An operation that is missing here fails the matrix test: add it with a call for each
 * kind of id it takes, and say for each actor what the requirements grant, not what the server happens to answer.
 */
export const expectations: Readonly<Record<string, readonly Call[]>> = {
  "Query.storeConfig": ofNoId(everybodyWithASoundToken),
  "Query.getPortalConfig": ofNoId({ ...everybodyWithASoundToken, deactivated: "sign-in" }),
  "Query.products": ofNoId(withCatalogue),
  "Query.categoryList": ofNoId(withCatalogue),
  "Query.categories": ofNoId(withCatalogue),
  "Query.customerCart": ofNoId(ordering),
  "Query.cart": [personal({ args: ({ cartId }) => ({ cart_id: cartId }) }, ownCart)],
  "Query.customer": [
    { selection: () => "{ firstname lastname email id }", own: signedIn },
    {
      selection: ({ orderNumber }) =>
        `{ orders(filter: { number: { eq: "${orderNumber}" } }) { total_count items { number id } } }`,
      missingWhen: noOrders,
      own: withMyOrders,
      janas: { ...onlyJana(withMyOrders), accountant: "allowed" },
    },
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
  "Mutation.clearCart": [personal({ args: ({ cartId }) => ({ input: { cart_id: cartId } }) }, ownCart)],
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
  "Mutation.placeOrder": [personal({ args: ({ cartId }) => ({ input: { cart_id: cartId } }) }, ownCart)],
  "Mutation.generateCustomerToken": [
    {
      args: () => ({ email: "jana.novotna@modrahvezda.example", password: "Vycep-demo-2026" }),
      own: everybodyWithASoundToken,
    },
  ],
  "Mutation.revokeCustomerToken": ofNoId(signedIn),

  "GET /alcdcservice/api/v1/portal/users/GetUserInfoById/:id": [
    personal({ rest: ({ uid }) => ({ path: { id: uid } }) }, signedIn),
  ],
  "POST /alcdcservice/api/v1/portal/users/setdefaultshipto": [
    {
      rest: ({ shipToId }) => ({ query: { shiptoId: shipToId } }),
      own: toOrderAt,
      janas: { ...onlyJana(toOrderAt), suspended: "missing" },
    },
  ],
  "GET /alcdcservice/api/v1/portal/shiptos/GetShipToBySapId/:id": [
    { rest: ({ shipToId }) => ({ path: { id: shipToId } }), own: signedIn, janas: atJanasPlace },
  ],
  "GET /almagnoliaservice/api/v1/portal/portalExtLinks": ofNoId(everybody),
  "GET /almagnoliaservice/api/v1/portal/pagecontent": ofNoId(everybody),
  "GET /almagnoliaservice/api/v1/portal/pagemenu": ofNoId({
    ...everybody,
    expired: "sign-in",
    deactivated: "sign-in",
  }),
  "GET /prodczsk-api/api/v1/portal/orders/GetDeliveryAvailableDate": [
    {
      rest: ({ shipToId }) => ({ query: { shipTo: shipToId, shipmentId: "selfpickup_selfpickup" } }),
      own: toOrderAt,
      janas: { ...onlyJana(toOrderAt), suspended: "missing" },
    },
  ],
  "GET /prodczsk-api/api/v1/portal/orders": [
    {
      rest: ({ orderNumber }) => ({ query: { search: orderNumber } }),
      missingWhen: noRows,
      own: withMyOrders,
      janas: { ...onlyJana(withMyOrders), accountant: "allowed" },
    },
    {
      rest: ({ shipToId }) => ({ query: { shipTo: shipToId } }),
      missingWhen: noRows,
      own: withMyOrders,
      janas: { ...onlyJana(withMyOrders), accountant: "allowed" },
    },
  ],
  "GET /prodczsk-api/api/v1/portal/orders/GetOrderStatus": ofNoId(withMyOrders),
  "GET /prodczsk-api/api/v1/portal/orderstatus": ofNoId(withMyOrders),
  "GET /prodczsk-api/api/v1/portal/ordertypes": ofNoId(signedIn),

  "GET /identity/settings": ofNoId(everybody),
  "GET /identity/demo-users": ofNoId(everybody),
  "POST /identity/sign-out": ofNoId(everybody),
  "GET /identity/interactions/:uid": [
    { rest: () => ({ path: { uid: "begun-in-another-browser" } }), own: missingForAll },
  ],
  "POST /identity/interactions/:uid/login": [
    {
      rest: () => ({
        path: { uid: "begun-in-another-browser" },
        body: { email: "jana.novotna@modrahvezda.example", password: "Vycep-demo-2026" },
      }),
      own: missingForAll,
    },
  ],
};
