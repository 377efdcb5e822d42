import {
  authenticatorSecret,
  codeBody,
  factorsAnswer,
  freshSignInBody,
  newPasskeyBody,
  passkeyOptions,
  recoveryCodesAnswer,
  renamePasskeyBody,
  shownPasskeyBody,
} from "@vycep/contract/identity/factors.rest";
import { z } from "zod";
import type { Deps } from "../../../platform/deps.ts";
import type { RequestContextMaker } from "../../../platform/request-context.ts";
import type { RestScope } from "../../../platform/rest-scope.ts";
import { deviceOf } from "../device-cookie.ts";
import type { Door } from "../door.ts";
import {
  addPasskey,
  beginAuthenticator,
  confirmAuthenticator,
  getFactors,
  nameOwnPasskey,
  removeOwnAuthenticator,
  removeOwnPasskey,
  renewRecoveryCodes,
} from "./change-factors.ts";
import type { FactorContextMaker } from "./factor-context.ts";
import { freshSignIn, freshSignInByPasskey, passkeyForFreshSignIn } from "./fresh-sign-in.ts";
import { passkeyToMake } from "./passkeys.ts";
import { resetFactors } from "./reset-factors.ts";

const params = z.object({ id: z.uuid() });

type AtDoor = {
  readonly door: Door;
  /** Under which the calls lie. */
  readonly path: "/identity" | "/desk/identity";
  readonly contextOf: FactorContextMaker;
};

/** Second factors of the signed-in person, at either door (DSIGN-03). */
export function factorRoutes(scope: RestScope, deps: Deps, { door, path, contextOf }: AtDoor): void {
  scope.get(`${path}/factors`, { schema: { response: { 200: factorsAnswer } } }, (request) =>
    getFactors(deps, contextOf(request), door),
  );

  scope.post(`${path}/authenticator`, { schema: { response: { 200: authenticatorSecret } } }, (request) =>
    beginAuthenticator(deps, contextOf(request)),
  );
  scope.post(
    `${path}/authenticator/confirm`,
    { schema: { body: codeBody, response: { 200: recoveryCodesAnswer } } },
    async (request) => {
      const context = contextOf(request);
      await context.requireFresh("factors");
      const { uid } = await context.actor();
      return confirmAuthenticator(deps, { uid, requestId: context.requestId }, request.body.code);
    },
  );
  scope.delete(`${path}/authenticator`, async (request, reply) => {
    await removeOwnAuthenticator({ deps, context: contextOf(request), door });
    return reply.code(204).send();
  });

  scope.post(`${path}/recovery-codes`, { schema: { response: { 200: recoveryCodesAnswer } } }, (request) =>
    renewRecoveryCodes(deps, contextOf(request)),
  );

  scope.post(
    `${path}/passkeys/options`,
    { schema: { response: { 200: passkeyOptions } } },
    async (request) => {
      const context = contextOf(request);
      await context.requireFresh("factors");
      const { uid, email, firstName, lastName } = await context.actor();
      const who = { uid, email, name: `${firstName} ${lastName}` };
      return { ...(await passkeyToMake({ ...deps, site: context.site }, who)) };
    },
  );
  scope.post(
    `${path}/passkeys`,
    { schema: { body: newPasskeyBody, response: { 200: recoveryCodesAnswer } } },
    (request) => addPasskey(deps, contextOf(request), request.body),
  );
  scope.patch(
    `${path}/passkeys/:id`,
    { schema: { params, body: renamePasskeyBody } },
    async (request, reply) => {
      await nameOwnPasskey(deps, contextOf(request), { ...request.params, ...request.body });
      return reply.code(204).send();
    },
  );
  scope.delete(`${path}/passkeys/:id`, { schema: { params } }, async (request, reply) => {
    await removeOwnPasskey({ deps, context: contextOf(request), door }, request.params.id);
    return reply.code(204).send();
  });

  freshSignInRoutes(scope, deps, { door, path, contextOf });
}

function freshSignInRoutes(scope: RestScope, deps: Deps, { door, path, contextOf }: AtDoor): void {
  const { realm } = door;
  scope.post(`${path}/fresh-sign-in`, { schema: { body: freshSignInBody } }, async (request, reply) => {
    const device = deviceOf(request.raw, deps.config.origin);
    await freshSignIn(deps, contextOf(request), { ...request.body, device, realm });
    return reply.code(204).send();
  });
  scope.post(
    `${path}/fresh-sign-in/passkey-options`,
    { schema: { response: { 200: passkeyOptions } } },
    async (request) => ({ ...(await passkeyForFreshSignIn(deps, contextOf(request))) }),
  );
  scope.post(
    `${path}/fresh-sign-in/passkey`,
    { schema: { body: shownPasskeyBody } },
    async (request, reply) => {
      await freshSignInByPasskey(deps, contextOf(request), { realm, response: request.body.response });
      return reply.code(204).send();
    },
  );
}

/** Whom an owner of a customer lets in again. */
export function resetFactorsRoute(scope: RestScope, deps: Deps, contextOf: RequestContextMaker): void {
  scope.delete(
    "/identity/users/:uid/factors",
    { schema: { params: z.object({ uid: z.string().min(1).max(64) }) } },
    async (request, reply) => {
      await resetFactors(deps, contextOf(request), request.params.uid);
      return reply.code(204).send();
    },
  );
}
