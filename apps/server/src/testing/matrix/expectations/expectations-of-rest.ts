import {
  atJanasPlace,
  type Call,
  everybody,
  insteadOfAllowed,
  missingForAll,
  ofNoId,
  onlyJana,
  personal,
  signedIn,
  toOrderAt,
  withMyOrders,
  withMyProfile,
} from "../call.ts";

const isEmptyList = (body: readonly unknown[]) => body.length === 0;
const noLines = ({ text = "" }: { text?: string }) => text.trim().split("\n").length < 2;
const noRows = (body: { total?: number }) => body.total === 0;

/** Jana's company: its people see it, and of others nobody knows it. */
const companyOf: readonly Call[] = [
  {
    rest: () => ({ path: { id: "C1" } }),
    own: { ...onlyJana(withMyProfile), accountant: "allowed", colleague: "allowed", suspended: "allowed" },
  },
];

export const restExpectations: Readonly<Record<string, readonly Call[]>> = {
  "GET /alcdcservice/api/v1/portal/users/GetUserInfoById/:id": [
    personal({ rest: ({ uid }) => ({ path: { id: uid } }) }, signedIn),
  ],
  "PUT /alcdcservice/api/v1/portal/users/SetUserTutorialCounter/:UID": [
    personal({ rest: ({ uid }) => ({ path: { UID: uid } }) }, signedIn),
  ],
  "PUT /alcdcservice/api/v1/portal/users/SetTermsAgreed/:UID": [
    personal({ rest: ({ uid }) => ({ path: { UID: uid }, body: { version: "4" } }) }, signedIn),
  ],
  "POST /alcdcservice/api/v1/portal/users/RequestAccess": [
    { rest: () => ({ body: { permission: "Reporting" } }), own: signedIn },
  ],
  "PUT /alcdcservice/api/v1/portal/users/SetFirstLoginFlag/:UID": [
    personal({ rest: ({ uid }) => ({ path: { UID: uid } }) }, signedIn),
  ],
  "POST /alcdcservice/api/v1/portal/users/setdefaultshipto": [
    {
      rest: ({ shipToId }) => ({ query: { shiptoId: shipToId } }),
      own: toOrderAt,
      janas: { ...onlyJana(toOrderAt), suspended: "missing" },
    },
  ],
  "PUT /alcdcservice/api/v1/portal/users/SetOwnDetails": [
    {
      rest: () => ({ body: { firstName: "Jana", lastName: "Nová", phone: "", language: "cs" } }),
      // The owners are key users.
      own: {
        ...withMyProfile,
        owner: "refused: phone-by-service",
        otherOwner: "refused: phone-by-service",
        slovakOwner: "refused: phone-by-service",
      },
    },
  ],
  "GET /alcdcservice/api/v1/portal/users/ChangeOwnEmail": ofNoId(withMyProfile),
  "POST /alcdcservice/api/v1/portal/users/ChangeOwnEmail": [
    {
      rest: () => ({ body: { newEmail: "nobody@pub.example", password: "wrong" } }),
      own: insteadOfAllowed(withMyProfile, "refused: password-wrong"),
    },
  ],
  "DELETE /alcdcservice/api/v1/portal/users/ChangeOwnEmail": ofNoId(withMyProfile),
  "POST /alcdcservice/api/v1/portal/users/ConfirmOwnEmail": [
    { rest: () => ({ body: { secret: "of-another-mailbox" } }), own: missingForAll },
  ],
  "GET /alcdcservice/api/v1/portal/shiptos/GetShipToBySapId/:id": [
    { rest: ({ shipToId }) => ({ path: { id: shipToId } }), own: signedIn, janas: atJanasPlace },
  ],
  "GET /alcdcservice/api/v1/portal/payers": ofNoId(withMyProfile),
  "GET /alcdcservice/api/v1/portal/payers/:id": companyOf,
  "GET /alcdcservice/api/v1/portal/soldtos/:id": companyOf,
  "GET /almagnoliaservice/api/v1/portal/portalExtLinks": ofNoId(everybody),
  "GET /almagnoliaservice/api/v1/portal/supportContacts": ofNoId(everybody),
  "GET /almagnoliaservice/api/v1/portal/banners": ofNoId(signedIn),
  "GET /almagnoliaservice/api/v1/portal/terms": ofNoId(everybody),
  "GET /almagnoliaservice/api/v1/portal/helppages": ofNoId(signedIn),
  "GET /almagnoliaservice/api/v1/portal/pagecontent": ofNoId(everybody),
  "GET /almagnoliaservice/api/v1/portal/pagemenu": ofNoId({
    ...everybody,
    expired: "sign-in",
    deactivated: "sign-in",
  }),
  "GET /prodczsk-api/api/v1/portal/orders/GetCutOffTimes": ofNoId(everybody),
  "GET /prodczsk-api/api/v1/portal/orders/GetDeliveryAvailableDate": [
    {
      rest: ({ shipToId }) => ({ query: { shipTo: shipToId, shipmentId: "selfpickup_selfpickup" } }),
      own: toOrderAt,
      janas: { ...onlyJana(toOrderAt), suspended: "missing" },
    },
  ],
  "GET /prodczsk-api/api/v1/portal/orders/GetDeliveryExceptionNotifications": [
    personal({ rest: ({ uid, shipToId }) => ({ query: { guid: uid, shipToIds: shipToId } }) }, signedIn),
    {
      rest: ({ shipToId }) => ({ query: { shipToIds: shipToId } }),
      missingWhen: isEmptyList,
      own: signedIn,
      janas: atJanasPlace,
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
  "GET /prodczsk-api/api/v1/portal/orders/export": [
    {
      rest: ({ shipToId }) => ({ query: { format: "csv", shipTo: shipToId } }),
      missingWhen: noLines,
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
