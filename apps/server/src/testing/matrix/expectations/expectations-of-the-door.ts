import { SERVICE_BASE } from "@vycep/contract/services";
import { type Call, everybody, missingForAll, ofNoId, personal, signedIn, signInForAll } from "../call.ts";
import type { Outcome } from "../outcome.ts";

/** Everybody who is signed in gets the same refusal. */
const refused = (outcome: Outcome) =>
  Object.fromEntries(
    Object.entries(signedIn).map(([kind, own]) => [kind, own === "allowed" ? outcome : own]),
  ) as typeof signedIn;

const begunElsewhere = { uid: "begun-in-another-browser" };
const code = "000000";
/** What no browser would sign. */
const signed = {
  id: "none",
  rawId: "none",
  type: "public-key",
  clientExtensionResults: {},
};
const shown = {
  ...signed,
  response: { clientDataJSON: "e30", authenticatorData: "AA", signature: "AA" },
};
const made = { ...signed, response: { clientDataJSON: "e30", attestationObject: "AA" } };

const ofInteraction = (body?: object): readonly Call[] => [
  { rest: () => ({ path: begunElsewhere, ...(body && { body }) }), own: missingForAll },
];
const withBody = (body: object, outcome: Outcome): readonly Call[] => [
  { rest: () => ({ body }), own: refused(outcome) },
];

const noPasskey = "00000000-0000-4000-8000-000000000000";
const ofStaff = (sent: {
  readonly path?: { readonly id: string };
  readonly body?: object;
}): readonly Call[] => [{ rest: () => sent, own: signInForAll }];

const madeUp = "made-up";
const wanted = { newPassword: "Vepřové-koleno-7", retypePassword: "Vepřové-koleno-7" };
function withMadeUpLink(more: object): readonly Call[] {
  return [{ rest: () => ({ body: { token: madeUp, ...more } }), own: missingForAll }];
}

/** Sessions, second factors and what they are asked for at the door. */
export const doorExpectations: Readonly<Record<string, readonly Call[]>> = {
  "POST /identity/interactions/:uid/code": ofInteraction({ code }),
  "POST /identity/interactions/:uid/passkey-options": ofInteraction(),
  "POST /identity/interactions/:uid/passkey": ofInteraction({ response: shown }),
  "POST /identity/interactions/:uid/authenticator": ofInteraction(),
  "POST /identity/interactions/:uid/authenticator/confirm": ofInteraction({ code }),

  // The staff's door asks for no customer's token and gives nothing for one (DSIGN-01).
  "GET /desk/identity/settings": ofNoId(everybody),
  "GET /desk/identity/demo-users": ofNoId(everybody),
  "GET /desk/identity/provider": ofNoId(everybody),
  "POST /desk/identity/sign-out": ofNoId(everybody),
  "GET /desk/identity/interactions/:uid": ofInteraction(),
  "POST /desk/identity/interactions/:uid/login": ofInteraction({
    email: "tereza.mala@lipovrch.example",
    password: "Vycep-demo-2026",
  }),
  "POST /desk/identity/interactions/:uid/code": ofInteraction({ code }),
  "POST /desk/identity/interactions/:uid/passkey-options": ofInteraction(),
  "POST /desk/identity/interactions/:uid/passkey": ofInteraction({ response: shown }),
  "POST /desk/identity/interactions/:uid/authenticator": ofInteraction(),
  "POST /desk/identity/interactions/:uid/authenticator/confirm": ofInteraction({ code }),
  "POST /desk/identity/link": withMadeUpLink({}),
  "POST /desk/identity/password": withMadeUpLink(wanted),
  "POST /desk/identity/forgotten-password": [
    { rest: () => ({ body: { email: "nobody@nowhere.example" } }), own: everybody },
  ],

  // One's own factors at the desk: no customer's token is the staff's.
  "GET /desk/identity/factors": ofNoId(signInForAll),
  "POST /desk/identity/authenticator": ofNoId(signInForAll),
  "POST /desk/identity/authenticator/confirm": ofStaff({ body: { code } }),
  "DELETE /desk/identity/authenticator": ofNoId(signInForAll),
  "POST /desk/identity/recovery-codes": ofNoId(signInForAll),
  "POST /desk/identity/passkeys/options": ofNoId(signInForAll),
  "POST /desk/identity/passkeys": ofStaff({ body: { name: "Telefon", response: made } }),
  "PATCH /desk/identity/passkeys/:id": ofStaff({ path: { id: noPasskey }, body: { name: "Klíč" } }),
  "DELETE /desk/identity/passkeys/:id": ofStaff({ path: { id: noPasskey } }),
  "POST /desk/identity/fresh-sign-in": ofStaff({ body: { password: "Vycep-demo-2026" } }),
  "POST /desk/identity/fresh-sign-in/passkey-options": ofNoId(signInForAll),
  "POST /desk/identity/fresh-sign-in/passkey": ofStaff({ body: { response: shown } }),

  // Where the staff are signed in themselves.
  "GET /desk/identity/sessions": ofNoId(signInForAll),
  "DELETE /desk/identity/sessions/:id": ofStaff({ path: { id: noPasskey } }),
  "POST /desk/identity/sessions/end-others": ofNoId(signInForAll),
  "POST /desk/identity/sessions/end-all": ofNoId(signInForAll),

  "GET /identity/factors": ofNoId(signedIn),
  "POST /identity/authenticator": ofNoId(signedIn),
  "POST /identity/authenticator/confirm": withBody({ code }, "refused: code-incorrect"),
  "DELETE /identity/authenticator": ofNoId(refused("missing")),
  "POST /identity/recovery-codes": ofNoId(refused("refused: no-second-factor")),
  "POST /identity/passkeys/options": ofNoId(signedIn),
  "POST /identity/passkeys": withBody({ name: "Telefon", response: made }, "refused: passkey-refused"),
  "PATCH /identity/passkeys/:id": [
    personal({ rest: ({ passkeyId }) => ({ path: { id: passkeyId }, body: { name: "Klíč" } }) }, signedIn),
  ],
  "DELETE /identity/passkeys/:id": [
    personal({ rest: ({ passkeyId }) => ({ path: { id: passkeyId } }) }, signedIn),
  ],
  "POST /identity/fresh-sign-in": withBody({ password: "Vycep-demo-2026" }, "refused: no-session"),
  "POST /identity/fresh-sign-in/passkey-options": ofNoId(signedIn),
  "POST /identity/fresh-sign-in/passkey": withBody({ response: shown }, "refused: passkey-refused"),
  "DELETE /identity/users/:uid/factors": [
    {
      // Nobody takes away their own this way; Jana's are a key user's, and there is no other one in her company.
      rest: ({ uid }) => ({ path: { uid } }),
      own: withAccessManagement("missing"),
      janas: withAccessManagement("missing"),
    },
  ],

  // A link's secret is the only key to it; whoever makes one up finds nothing, signed in or not.
  "POST /identity/link": withMadeUpLink({}),
  "POST /identity/link/renew": [{ rest: () => ({ body: { token: madeUp } }), own: everybody }],
  "POST /identity/join": withMadeUpLink({ termsAgreed: true }),
  "POST /identity/reset-password": withMadeUpLink(wanted),
  [`PUT ${SERVICE_BASE.customerData}/users/SetFirstPassword`]: withMadeUpLink({
    ...wanted,
    termsAgreed: true,
  }),
  "POST /identity/forgot-password": [
    { rest: () => ({ body: { email: "nobody@nowhere.example" } }), own: everybody },
  ],
  [`PUT ${SERVICE_BASE.customerData}/users/ChangePassword/:UID`]: [
    {
      rest: ({ uid }) => ({ path: { UID: uid }, body: { oldPassword: "wrong", ...wanted } }),
      own: refused("refused: old-password-incorrect"),
      janas: { ...refused("missing"), owner: "refused: old-password-incorrect" },
    },
  ],

  "GET /identity/sessions": ofNoId(signedIn),
  "DELETE /identity/sessions/:id": [
    personal({ rest: ({ sessionId }) => ({ path: { id: sessionId } }) }, signedIn),
  ],
  "POST /identity/sessions/end-others": ofNoId(signedIn),
};

/** Signs everybody out everywhere, so it is asked for last. */
export const endOfTheDoor: Readonly<Record<string, readonly Call[]>> = {
  "POST /identity/sessions/end-all": ofNoId(signedIn),
};

function withAccessManagement(outcome: Outcome): typeof signedIn {
  return { ...refused("no-right"), owner: outcome, otherOwner: outcome, slovakOwner: outcome };
}
