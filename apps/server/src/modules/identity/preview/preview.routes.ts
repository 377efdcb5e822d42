import { PREVIEW_COOKIE, PREVIEW_PATH, PREVIEW_PATHS as paths } from "@vycep/contract/identity/preview";
import {
  previewSessionAnswer,
  previewTokenAnswer,
  previewTokenBody,
} from "@vycep/contract/identity/preview.rest";
import { PREVIEW_MINUTES } from "@vycep/domain/identity/portal-preview";
import { FALLBACK_LANGUAGE, parseLanguage } from "@vycep/domain/market/language";
import type { Deps } from "../../../platform/deps.ts";
import { invalidToken } from "../../../platform/errors.ts";
import { requestLanguageOf } from "../../../platform/request-choice.ts";
import type { RequestContextMaker } from "../../../platform/request-context.ts";
import type { RestScope } from "../../../platform/rest-scope.ts";
import { htmlReply, nobodyRoutes, scriptReply } from "../between-pages.ts";
import type { IdentityDeps } from "../identity.deps.ts";
import { refuseForeignPages } from "../identity.routes.ts";
import { openPreviewSession } from "./open-preview-session.ts";
import { endedPage, endedScript, startPage, startScript } from "./preview-pages.ts";

type PreviewWiring = {
  readonly deps: Deps & IdentityDeps;
  readonly contextOf: RequestContextMaker;
};

/** The way of the staff from the desk into the portal that they only look at (DCONF-02, DEDIT-04). */
export function previewRoutes(scope: RestScope, { deps, contextOf }: PreviewWiring): void {
  const { config } = deps;
  scope.addHook("onRequest", async (request) => refuseForeignPages(request, config.origin));

  scope.get(PREVIEW_PATH, (request, reply) => htmlReply(reply).send(startPage(requestLanguageOf(request))));
  scope.get(paths.startScript, (_request, reply) => scriptReply(reply).send(startScript));
  scope.get(paths.ended, (request, reply) => htmlReply(reply).send(endedPage(requestLanguageOf(request))));
  scope.get(paths.endedScript, (_request, reply) => scriptReply(reply).send(endedScript));

  scope.post(
    paths.token,
    { schema: { body: previewTokenBody, response: { 200: previewTokenAnswer } } },
    async (request, reply) => {
      const opened = await openPreviewSession(deps, request.body.code);
      reply.header("set-cookie", cookieOf(config.origin));
      return opened;
    },
  );

  scope.get(paths.session, { schema: { response: { 200: previewSessionAnswer } } }, async (request) => {
    const { preview } = await contextOf(request).actor();
    if (preview === undefined) throw invalidToken();
    // The page counts down by the portal's clock, which may be moved; a token ends by the real one.
    const leftMs = preview.expiresAt.getTime() - deps.clock.realTime().getTime();
    return {
      ...{ role: preview.roleName ?? null, shipToName: preview.shipToName },
      language: parseLanguage(preview.language) ?? FALLBACK_LANGUAGE,
      expiresAt: new Date(deps.clock.instant().getTime() + leftMs).toISOString(),
    };
  });

  nobodyRoutes(scope, config, { ...paths, base: PREVIEW_PATH });
}

/** As long as the preview lives, this browser may show the portal in a frame of the desk. */
function cookieOf(origin: string): string {
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  return `${PREVIEW_COOKIE}=1; Path=/; Max-Age=${PREVIEW_MINUTES * 60}; HttpOnly; SameSite=Strict${secure}`;
}
