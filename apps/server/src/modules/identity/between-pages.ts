import { identitySettings, SILENT_CALLBACK_PATH } from "@vycep/contract/identity/identity.rest";
import type { Language } from "@vycep/domain/market/language";
import type { FastifyReply } from "fastify";
import { z } from "zod";
import type { Config } from "../../platform/config.ts";
import type { RestScope } from "../../platform/rest-scope.ts";

/** A page between the desk and the portal, where the staff go in and come out (DORD-06, DCONF-02). */
export function betweenPage(
  language: Language,
  { title, body }: { readonly title: string; readonly body: string },
): string {
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${title} · vycep</title></head>` +
    `<body><main><h1>${title}</h1>${body}</main></body></html>`
  );
}

/** Answers such a page; where it came from tells nobody its code. */
export function htmlReply(reply: FastifyReply): FastifyReply {
  return reply.header("referrer-policy", "no-referrer").type("text/html; charset=utf-8");
}

/** Answers its script. */
export function scriptReply(reply: FastifyReply): FastifyReply {
  return reply.type("text/javascript; charset=utf-8");
}

const asking = z.object({ prompt: z.string().optional(), state: z.string().max(200).default("") });

type Way = {
  readonly base: string;
  readonly ended: string;
  readonly settings: string;
  readonly authorize: string;
  readonly token: string;
};

/**
 * The portal asks whether the provider knows its visitor: where one of the staff is in a customer's place nobody is known, so that the
 * page never becomes another person's.
 */
export function nobodyRoutes(scope: RestScope, config: Config, way: Way): void {
  scope.get(way.settings, { schema: { response: { 200: identitySettings } } }, async () => ({
    ...{ clientId: config.clientId, issuer: `${config.origin}${way.base}`, isIssuerNamed: false },
    ...{ uidClaim: "sub", isOwnSignIn: true, authorizationEndpoint: way.authorize },
    ...{ tokenEndpoint: way.token, endSessionEndpoint: null },
  }));
  scope.get(way.authorize, { schema: { querystring: asking } }, (request, reply) => {
    const { prompt, state } = request.query;
    const nobody = new URLSearchParams({ error: "login_required", state });
    return reply.redirect(prompt === "none" ? `${SILENT_CALLBACK_PATH}?${nobody}` : way.ended, 303);
  });
}
