import { type Call, ofNoId, onlyJana, withMyProfile } from "../call.ts";
import type { IdName } from "../world.ts";
import { administrators } from "./expectations-of-users.ts";

const base = "/alcdcservice/api/v1/portal";

/** A key that can be made for the place asked for, with a right that all of them hold. */
const asked = (shipToId: string) => ({
  ...{ name: "Pokladna", kind: "user", permissions: ["My Orders"], days: 90 },
  shipToIds: [shipToId],
});

const janasAlone = onlyJana(administrators);
/** A call about an address of the company's, or a message to it. */
function about(id: IdName, body?: object): readonly Call[] {
  return [
    {
      rest: (ids) => ({ path: { id: ids[id] }, ...(body && { body }) }),
      own: administrators,
      janas: janasAlone,
    },
  ];
}

/** Messages to a company's systems: whoever manages its users has them sent (B16). */
export const webhookExpectations: Readonly<Record<string, readonly Call[]>> = {
  [`GET ${base}/webhooks/GetWebhooks`]: ofNoId(administrators),
  [`POST ${base}/webhooks/MakeWebhook`]: [
    {
      rest: ({ shipToId }) => ({
        body: { url: "https://pos.example/hooks", topics: ["order"], shipToIds: [shipToId] },
      }),
      own: administrators,
      janas: janasAlone,
    },
  ],
  [`PUT ${base}/webhooks/SwitchWebhook/:id`]: about("webhookId", { isOn: false }),
  [`POST ${base}/webhooks/RotateWebhookSecret/:id`]: about("webhookId"),
  [`DELETE ${base}/webhooks/DeleteWebhook/:id`]: about("webhookId"),
  [`GET ${base}/webhooks/GetDeliveries/:id`]: about("webhookId"),
  [`POST ${base}/webhooks/RepeatDelivery/:id`]: about("deliveryId"),
};

/** Keys of programs: whoever holds My Profile has their own (B16). */
export const programExpectations: Readonly<Record<string, readonly Call[]>> = {
  [`GET ${base}/keys/GetKeys`]: ofNoId(withMyProfile),
  [`POST ${base}/keys/MakeKey`]: [
    {
      rest: ({ shipToId }) => ({ body: asked(shipToId) }),
      own: withMyProfile,
      // The accountant works at Jana's place, too.
      janas: { ...onlyJana(withMyProfile), accountant: "allowed" },
    },
  ],
  [`DELETE ${base}/keys/RevokeKey/:id`]: [
    {
      rest: ({ keyId }) => ({ path: { id: keyId } }),
      own: withMyProfile,
      janas: onlyJana(withMyProfile),
    },
  ],
};

/** Purchasing systems: whoever holds My Profile has their own (B16). */
export const punchOutExpectations: Readonly<Record<string, readonly Call[]>> = {
  [`GET ${base}/punchouts/GetPunchOuts`]: ofNoId(withMyProfile),
  [`POST ${base}/punchouts/MakePunchOut`]: [
    { rest: () => ({ body: { name: "Nákup", returnHosts: ["nakup.example"] } }), own: withMyProfile },
  ],
  [`DELETE ${base}/punchouts/RevokePunchOut/:id`]: [
    {
      rest: ({ punchOutId }) => ({ path: { id: punchOutId } }),
      own: withMyProfile,
      janas: onlyJana(withMyProfile),
    },
  ],
};

/** What no program may, whatever its key was given: all about people, their ways in and the keys themselves. */
const ofPeople: readonly RegExp[] = [
  /^Mutation[.](revokeCustomerToken|changeCustomerPassword|updateCustomer(V2|Email))$/,
  /^\w+ [/]alcdcservice[/]api[/]v1[/]portal[/](users|keys|webhooks|punchouts)[/]/,
  /^\w+ [/]prodczsk-api[/]api[/]v1[/]portal[/](push|notices?)[/]/i,
  /^\w+ [/]identity[/]/,
];

export function isOfPeople(operation: string): boolean {
  return ofPeople.some((pattern) => pattern.test(operation));
}
