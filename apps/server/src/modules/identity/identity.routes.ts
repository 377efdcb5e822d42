import {
  demoUsersAnswer,
  identitySettings,
  MAILBOX_PATH,
  signInAnswer,
  signInBody,
  signOutBody,
} from "@vycep/contract/identity/identity.rest";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Deps } from "../../platform/deps.ts";
import { AppError } from "../../platform/errors.ts";
import type { RequestContextMaker } from "../../platform/request-context.ts";
import type { RestScope } from "../../platform/rest-scope.ts";
import { siteOf } from "../../platform/sites.ts";
import type { TokenVerifier } from "../../platform/token-verifier.ts";
import { demoPassword, demoUsers } from "./demo-users.ts";
import { sessionRoutes } from "./devices/sessions.routes.ts";
import type { Door } from "./door.ts";
import { factorRoutes, resetFactorsRoute } from "./factors/factors.routes.ts";
import { secondStepRoutes } from "./factors/second-step.routes.ts";
import { settingsOf } from "./identity-settings.ts";
import { passwordPageRoutes } from "./passwords/passwords.routes.ts";
import { signInByTicket } from "./passwords/sign-in-by-ticket.ts";
import { orOutagePage } from "./provider/oidc-outage.ts";
import type { ProviderHolder } from "./provider/provider-holder.ts";
import { type DoorContextMaker, openInteraction, signInInteraction } from "./sign-in-interaction.ts";
import { signOut } from "./sign-out.ts";

type IdentityWiring = {
  readonly door: Door;
  readonly deps: Deps & { readonly verifier: TokenVerifier };
  readonly contextOf: RequestContextMaker;
  /** None where an external issuer is configured. */
  readonly provider: ProviderHolder | undefined;
};

/** What the sign-in pages need beside the protocol itself. */
export function identityRoutes(scope: RestScope, wiring: IdentityWiring): void {
  const { door, deps, contextOf, provider } = wiring;
  scope.addHook("onRequest", async (request) =>
    refuseForeignPages(request, siteOf(deps.config.sites, request.hostname).origin),
  );
  scope.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  scope.get("/identity/settings", { schema: { response: { 200: identitySettings } } }, () =>
    settingsOf(deps),
  );

  scope.post("/identity/sign-out", { schema: { body: signOutBody } }, async (request, reply) => {
    const bearer = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
    await signOut(deps, {
      tokens: [...(bearer === undefined ? [] : [bearer]), ...(request.body?.tokens ?? [])],
      isIdle: request.body?.isIdle === true,
      own: provider && { provider: await provider(), request: request.raw, response: reply.raw },
    });
    // Not "storage": store, language and seen tutorials outlive the sign-out (SESSION-18…20); the portal clears the rest.
    return reply.header("clear-site-data", '"cache", "cookies"').code(204).send();
  });

  if (deps.config.demo) {
    scope.get("/identity/demo-users", { schema: { response: { 200: demoUsersAnswer } } }, async () => ({
      password: demoPassword,
      users: [...(await demoUsers(deps.db))],
      mailbox: deps.config.mail.kind === "mailbox" ? MAILBOX_PATH : null,
    }));
  }
  if (!provider) return;
  interactionRoutes(scope, { door, deps, contextOf, provider });
  // With an external issuer all of these are the issuer's own business.
  secondStepRoutes(scope, { ...deps, door, provider }, contextOf);
  sessionRoutes(scope, { ...deps, door, provider }, { path: "/identity", contextOf });
  factorRoutes(scope, deps, { door, path: "/identity", contextOf });
  resetFactorsRoute(scope, deps, contextOf);
  passwordPageRoutes(scope, deps, contextOf);
}

type SignInWiring = Pick<IdentityWiring, "door"> & {
  readonly contextOf: DoorContextMaker;
  readonly deps: Deps;
  readonly provider: ProviderHolder;
};

const interactionParams = z.object({ uid: z.string().min(1).max(64) });

/** The sign-in page's own calls, at either door. */
export function interactionRoutes(scope: RestScope, { door, deps, contextOf, provider }: SignInWiring): void {
  const { interactionPath } = door;
  scope.get(`${interactionPath}/:uid`, { schema: { params: interactionParams } }, (request, reply) =>
    orOutagePage({ request, reply }, async () => {
      const { uid } = request.params;
      const call = { door, provider: await provider(), uid, request: request.raw, response: reply.raw };
      await openInteraction(call);
      const redirectTo = await signInByTicket(deps, { ...call, address: contextOf(request).address });
      if (redirectTo !== undefined) return reply.redirect(redirectTo, 303);
      return reply.redirect(`${door.signInPage}?interaction=${encodeURIComponent(uid)}`, 303);
    }),
  );

  scope.post(
    `${interactionPath}/:uid/login`,
    { schema: { params: interactionParams, body: signInBody, response: { 200: signInAnswer } } },
    async (request, reply) =>
      signInInteraction(deps, contextOf(request), {
        door,
        provider: await provider(),
        uid: request.params.uid,
        request: request.raw,
        response: reply.raw,
        body: request.body,
      }),
  );
}

/** These calls act on cookies, so no page but our own may make them. JSON bodies and closed CORS say the same. */
export function refuseForeignPages(request: FastifyRequest, origin: string): void {
  if (request.method === "GET" || request.method === "HEAD") return;
  const sender = request.headers.origin;
  const site = request.headers["sec-fetch-site"];
  if ((sender !== undefined && sender !== origin) || (site !== undefined && site !== "same-origin")) {
    throw new AppError("forbidden", { code: "foreign-page" });
  }
}
