import { DESK_FRESH_PATH, STAFF_PROVIDER_CALLBACK_PATH } from "@vycep/contract/identity/desk-door";
import {
  freshLeaveAnswer,
  freshReturnAnswer,
  freshReturnBody,
  staffProviderAnswer,
} from "@vycep/contract/identity/desk-door.rest";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Deps } from "../../../platform/deps.ts";
import { requestLanguageOf } from "../../../platform/request-choice.ts";
import type { RestScope } from "../../../platform/rest-scope.ts";
import type { Door } from "../door.ts";
import type { FactorContextMaker } from "../factors/factor-context.ts";
import { orOutagePage } from "../provider/oidc-outage.ts";
import type { ProviderHolder } from "../provider/provider-holder.ts";
import { uidOfState } from "./away-cookies.ts";
import { FRESH_PATH, FRESH_UID, leaveForFreshSignIn, returnFromFreshSignIn } from "./fresh-by-provider.ts";
import type { ProviderClient } from "./provider-client.ts";
import { type AtProvider, leaveForProvider, returnFromProvider } from "./sign-in-by-provider.ts";

type Wiring = {
  readonly door: Door;
  readonly deps: Deps;
  readonly provider: ProviderHolder;
  readonly client: ProviderClient | undefined;
  readonly contextOf: FactorContextMaker;
};

const params = z.object({ uid: z.string().min(1).max(64) });
const leaving = z.object({ another: z.literal("true").optional() });
const answered = z.object({ state: z.string().max(200).default("") });

/** The way to the staff's own identity provider and back (DSIGN-04); where none is configured, only that there is none. */
export function staffProviderRoutes(
  scope: RestScope,
  { door, deps, provider, client, contextOf }: Wiring,
): void {
  const { staffProvider } = deps.config;
  scope.get("/desk/identity/provider", { schema: { response: { 200: staffProviderAnswer } } }, async () => ({
    names: staffProvider?.names ?? null,
  }));
  if (staffProvider === undefined || client === undefined) return;
  const callOf = async (request: FastifyRequest, reply: FastifyReply, uid: string): Promise<AtProvider> => ({
    ...{ door, staffProvider, client, uid, address: request.ip, requestId: request.id },
    ...{ provider: await provider(), request: request.raw, response: reply.raw },
  });

  scope.get(
    `${door.interactionPath}/:uid/provider`,
    { schema: { params, querystring: leaving } },
    (request, reply) =>
      orOutagePage({ request, reply }, async () => {
        const call = await callOf(request, reply, request.params.uid);
        const isAnother = request.query.another === "true";
        return reply.redirect(await leaveForProvider(deps, call, { isAnother }), 303);
      }),
  );

  // The one address that the provider knows. The cookies of a sign-in lie under its own path, so the answer is taken there.
  scope.get(STAFF_PROVIDER_CALLBACK_PATH, { schema: { querystring: answered } }, (request, reply) => {
    const uid = uidOfState(request.query.state);
    if (uid === FRESH_UID) return reply.redirect(`${DESK_FRESH_PATH}${searchOf(request)}`, 303);
    const there = uid && `${door.interactionPath}/${uid}/provider/answer${searchOf(request)}`;
    return reply.redirect(there ?? `${door.signInPage}?refused=answer-invalid`, 303);
  });

  scope.get(`${door.interactionPath}/:uid/provider/answer`, { schema: { params } }, (request, reply) =>
    orOutagePage({ request, reply }, async () => {
      const call = await callOf(request, reply, request.params.uid);
      return reply.redirect(await returnFromProvider(deps, call, searchOf(request)), 303);
    }),
  );

  // A window of its own leaves and comes back; the page that waits for it, and holds the session, asks both times.
  const freshOf = (request: FastifyRequest, reply: FastifyReply) => ({
    ...{ context: contextOf(request), request: request.raw, response: reply.raw },
    ...{ provider: staffProvider, client, language: requestLanguageOf(request) },
  });
  scope.post(FRESH_PATH, { schema: { response: { 200: freshLeaveAnswer } } }, (request, reply) =>
    leaveForFreshSignIn(deps, freshOf(request, reply)),
  );
  scope.post(
    `${FRESH_PATH}/answer`,
    { schema: { body: freshReturnBody, response: { 200: freshReturnAnswer } } },
    async (request, reply) => ({
      refused: (await returnFromFreshSignIn(deps, freshOf(request, reply), request.body.search)) ?? null,
    }),
  );
}

function searchOf({ url }: FastifyRequest): string {
  const at = url.indexOf("?");
  return at < 0 ? "" : url.slice(at);
}
