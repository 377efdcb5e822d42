import {
  ON_BEHALF_ENDED,
  ON_BEHALF_PATH,
  ON_BEHALF_PATHS as paths,
} from "@vycep/contract/identity/on-behalf";
import {
  behalfSessionAnswer,
  behalfTokenAnswer,
  behalfTokenBody,
} from "@vycep/contract/identity/on-behalf.rest";
import { FALLBACK_LANGUAGE, parseLanguage } from "@vycep/domain/market/language";
import type { Deps } from "../../../platform/deps.ts";
import { invalidToken } from "../../../platform/errors.ts";
import { requestLanguageOf } from "../../../platform/request-choice.ts";
import type { RequestContext, RequestContextMaker } from "../../../platform/request-context.ts";
import type { RestScope } from "../../../platform/rest-scope.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { htmlReply, nobodyRoutes, scriptReply } from "../between-pages.ts";
import type { IdentityDeps } from "../identity.deps.ts";
import { revoke } from "../identity.repo.ts";
import { refuseForeignPages } from "../identity.routes.ts";
import { endedPage, endedScript, startPage, startScript } from "./on-behalf-pages.ts";
import { openOnBehalfSession } from "./open-on-behalf-session.ts";

type OnBehalfWiring = {
  readonly deps: Deps & IdentityDeps;
  readonly contextOf: RequestContextMaker;
};

/** The way of the staff from the desk into the portal in a customer's name, and back (DORD-06). */
export function onBehalfRoutes(scope: RestScope, { deps, contextOf }: OnBehalfWiring): void {
  const { config } = deps;
  scope.addHook("onRequest", async (request) => refuseForeignPages(request, config.origin));

  scope.get(ON_BEHALF_PATH, (request, reply) => htmlReply(reply).send(startPage(requestLanguageOf(request))));
  scope.get(paths.startScript, (_request, reply) => scriptReply(reply).send(startScript));
  scope.get(ON_BEHALF_ENDED, (request, reply) =>
    htmlReply(reply).send(endedPage(requestLanguageOf(request), request.url.endsWith("?code"))),
  );
  scope.get(paths.endedScript, (_request, reply) => scriptReply(reply).send(endedScript));

  scope.post(
    paths.token,
    { schema: { body: behalfTokenBody, response: { 200: behalfTokenAnswer } } },
    (request) => openOnBehalfSession(deps, request.body.code),
  );

  scope.get(paths.session, { schema: { response: { 200: behalfSessionAnswer } } }, async (request) => {
    const { behalf, actor } = await onBehalf(contextOf(request));
    const { shipToName, staffName: staff, language, mayOverride } = behalf;
    // The page counts down by the portal's clock, which may be moved; a token ends by the real one.
    const leftMs = behalf.expiresAt.getTime() - deps.clock.realTime().getTime();
    const expiresAt = new Date(deps.clock.instant().getTime() + leftMs);
    return {
      ...{ customer: `${actor.firstName} ${actor.lastName}`.trim(), shipToName, staff, mayOverride },
      ...{ language: parseLanguage(language) ?? FALLBACK_LANGUAGE, expiresAt: expiresAt.toISOString() },
    };
  });

  scope.post(paths.signOut, async (request, reply) => {
    await endOnBehalf(deps, contextOf(request));
    return reply.code(204).send();
  });

  nobodyRoutes(scope, config, { ...paths, ended: ON_BEHALF_ENDED, base: ON_BEHALF_PATH });
}

async function onBehalf(context: RequestContext) {
  const actor = await context.actor();
  if (actor.behalf === undefined) throw invalidToken();
  return { actor, behalf: actor.behalf };
}

/** From now on its token is refused, and streams of this tab end. */
async function endOnBehalf(
  { db, clock }: Pick<Deps, "db" | "clock">,
  context: RequestContext,
): Promise<void> {
  const { actor, behalf } = await onBehalf(context);
  await inTransaction(db, async (tx) => {
    await revoke(tx, [behalf.sessionId], behalf.expiresAt);
    await recordAudit(tx, {
      ...{ at: clock.instant(), uid: actor.uid, companyId: actor.companyId ?? null },
      ...{ action: "on-behalf.ended", subjectKind: "ship-to", subjectId: behalf.shipToId },
      ...{ requestId: context.requestId, detail: {} },
    });
  });
}
