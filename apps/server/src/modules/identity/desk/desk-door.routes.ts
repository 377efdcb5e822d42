import { deskSignOutAnswer, staffLinkAnswer } from "@vycep/contract/identity/desk-door.rest";
import {
  demoUsersAnswer,
  identitySettings,
  MAILBOX_PATH,
  signOutBody,
} from "@vycep/contract/identity/identity.rest";
import { forgotPasswordBody, linkBody, resetPasswordBody } from "@vycep/contract/identity/password.rest";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Deps } from "../../../platform/deps.ts";
import { requestLanguageOf } from "../../../platform/request-choice.ts";
import type { RestScope } from "../../../platform/rest-scope.ts";
import type { TokenVerifier } from "../../../platform/token-verifier.ts";
import { demoPassword } from "../demo-users.ts";
import { sessionRoutes } from "../devices/sessions.routes.ts";
import type { Door } from "../door.ts";
import { factorRoutes } from "../factors/factors.routes.ts";
import { secondStepRoutes } from "../factors/second-step.routes.ts";
import { interactionRoutes, refuseForeignPages } from "../identity.routes.ts";
import { ticketCookie } from "../passwords/sign-in-ticket.ts";
import type { ProviderHolder } from "../provider/provider-holder.ts";
import { signOut } from "../sign-out.ts";
import { DESK_SIGN_OUT_PATH } from "../staff-provider/away-cookies.ts";
import { endAtProvider } from "../staff-provider/end-at-provider.ts";
import { providerClient } from "../staff-provider/provider-client.ts";
import { staffProviderRoutes } from "../staff-provider/staff-provider.routes.ts";
import { demoStaff } from "./demo-staff.ts";
import { staffFactorContexts } from "./staff-factor-context.ts";
import { type AtDoor, forgotStaffPassword, lookAtStaffLink, setStaffPassword } from "./staff-passwords.ts";

type DeskDoor = {
  readonly door: Door;
  readonly deps: Deps & { readonly verifier: TokenVerifier };
  readonly provider: ProviderHolder;
};

/** What the desk's sign-in pages need beside the protocol itself (DSIGN-01…03, DSIGN-07). */
export function deskDoorRoutes(scope: RestScope, { door, deps, provider }: DeskDoor): void {
  const { config } = deps;
  scope.addHook("onRequest", async (request) => refuseForeignPages(request, config.origin));

  scope.get("/desk/identity/settings", { schema: { response: { 200: identitySettings } } }, async () => ({
    clientId: door.clientId,
    issuer: door.issuer,
    isIssuerNamed: true,
    uidClaim: "sub",
    isOwnSignIn: true,
    authorizationEndpoint: `${door.providerPath}/auth`,
    tokenEndpoint: `${door.providerPath}/token`,
    endSessionEndpoint: `${door.providerPath}/session/end`,
  }));

  const client = config.staffProvider && providerClient(config.staffProvider, deps.clock);
  const factorContextOf = staffFactorContexts(deps);
  staffProviderRoutes(scope, { door, deps, provider, client, contextOf: factorContextOf });

  const signingOut = { body: signOutBody, response: { 200: deskSignOutAnswer, 204: z.undefined() } };
  scope.post(DESK_SIGN_OUT_PATH, { schema: signingOut }, async (request, reply) => {
    const bearer = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
    const isIdle = request.body?.isIdle === true;
    await signOut(deps, {
      tokens: [...(bearer === undefined ? [] : [bearer]), ...(request.body?.tokens ?? [])],
      isIdle,
      own: { provider: await provider(), request: request.raw, response: reply.raw },
    });
    const leaveTo = isIdle ? undefined : await endAtProvider({ deps, client, door }, { request, reply });
    return leaveTo === undefined ? reply.code(204).send() : reply.send({ leaveTo });
  });

  if (config.demo) {
    scope.get("/desk/identity/demo-users", { schema: { response: { 200: demoUsersAnswer } } }, async () => ({
      password: demoPassword,
      users: [...(await demoStaff(deps))],
      mailbox: config.mail.kind === "mailbox" ? MAILBOX_PATH : null,
    }));
  }

  const contextOf = (request: FastifyRequest) => ({
    ...atDoor(request),
    site: { origin: config.origin, theme: "main" as const },
  });
  interactionRoutes(scope, { door, deps, contextOf, provider });
  factorRoutes(scope, deps, { door, path: "/desk/identity", contextOf: factorContextOf });
  sessionRoutes(scope, { ...deps, door, provider }, { path: "/desk/identity", contextOf: factorContextOf });
  secondStepRoutes(scope, { ...deps, door, provider }, contextOf);

  scope.post(
    "/desk/identity/link",
    { schema: { body: linkBody, response: { 200: staffLinkAnswer } } },
    (request) => lookAtStaffLink(deps, atDoor(request), request.body.token),
  );
  scope.post("/desk/identity/password", { schema: { body: resetPasswordBody } }, async (request, reply) => {
    const ticket = await setStaffPassword(deps, atDoor(request), request.body);
    return reply.header("set-cookie", ticketCookie(config.origin, ticket)).code(204).send();
  });
  scope.post(
    "/desk/identity/forgotten-password",
    { schema: { body: forgotPasswordBody } },
    async (request, reply) => {
      await forgotStaffPassword(deps, atDoor(request), request.body.email);
      return reply.code(204).send();
    },
  );
}

function atDoor(request: FastifyRequest): AtDoor {
  return { language: requestLanguageOf(request), address: request.ip, requestId: request.id };
}
