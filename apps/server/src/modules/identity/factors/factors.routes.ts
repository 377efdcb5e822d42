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
import { freshSignIn, freshSignInByPasskey, passkeyForFreshSignIn } from "./fresh-sign-in.ts";
import { passkeyToMake } from "./passkeys.ts";
import { resetFactors } from "./reset-factors.ts";

const params = z.object({ id: z.uuid() });

/** Second factors of the signed-in person, and of those whom an owner lets in again. */
export function factorRoutes(scope: RestScope, deps: Deps, contextOf: RequestContextMaker): void {
  scope.get("/identity/factors", { schema: { response: { 200: factorsAnswer } } }, (request) =>
    getFactors(deps, contextOf(request)),
  );

  scope.post("/identity/authenticator", { schema: { response: { 200: authenticatorSecret } } }, (request) =>
    beginAuthenticator(deps, contextOf(request)),
  );
  scope.post(
    "/identity/authenticator/confirm",
    { schema: { body: codeBody, response: { 200: recoveryCodesAnswer } } },
    async (request) => {
      const context = contextOf(request);
      await context.requireFresh("factors");
      const { uid } = await context.actor();
      return confirmAuthenticator(deps, { uid, requestId: context.requestId }, request.body.code);
    },
  );
  scope.delete("/identity/authenticator", async (request, reply) => {
    await removeOwnAuthenticator(deps, contextOf(request));
    return reply.code(204).send();
  });

  scope.post("/identity/recovery-codes", { schema: { response: { 200: recoveryCodesAnswer } } }, (request) =>
    renewRecoveryCodes(deps, contextOf(request)),
  );

  scope.post(
    "/identity/passkeys/options",
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
    "/identity/passkeys",
    { schema: { body: newPasskeyBody, response: { 200: recoveryCodesAnswer } } },
    (request) => addPasskey(deps, contextOf(request), request.body),
  );
  scope.patch(
    "/identity/passkeys/:id",
    { schema: { params, body: renamePasskeyBody } },
    async (request, reply) => {
      await nameOwnPasskey(deps, contextOf(request), { ...request.params, ...request.body });
      return reply.code(204).send();
    },
  );
  scope.delete("/identity/passkeys/:id", { schema: { params } }, async (request, reply) => {
    await removeOwnPasskey(deps, contextOf(request), request.params.id);
    return reply.code(204).send();
  });

  scope.delete(
    "/identity/users/:uid/factors",
    { schema: { params: z.object({ uid: z.string().min(1).max(64) }) } },
    async (request, reply) => {
      await resetFactors(deps, contextOf(request), request.params.uid);
      return reply.code(204).send();
    },
  );

  freshSignInRoutes(scope, deps, contextOf);
}

function freshSignInRoutes(scope: RestScope, deps: Deps, contextOf: RequestContextMaker): void {
  scope.post("/identity/fresh-sign-in", { schema: { body: freshSignInBody } }, async (request, reply) => {
    const device = deviceOf(request.raw, deps.config.origin);
    await freshSignIn(deps, contextOf(request), { ...request.body, device });
    return reply.code(204).send();
  });
  scope.post(
    "/identity/fresh-sign-in/passkey-options",
    { schema: { response: { 200: passkeyOptions } } },
    async (request) => ({ ...(await passkeyForFreshSignIn(deps, contextOf(request))) }),
  );
  scope.post(
    "/identity/fresh-sign-in/passkey",
    { schema: { body: shownPasskeyBody } },
    async (request, reply) => {
      await freshSignInByPasskey(deps, contextOf(request), request.body.response);
      return reply.code(204).send();
    },
  );
}
