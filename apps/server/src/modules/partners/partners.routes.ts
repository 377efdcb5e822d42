import { createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DEMO_PARTNERS, type DemoPartner, RIGHTS_SCOPE } from "@vycep/contract/identity/partners";
import type { FastifyInstance } from "fastify";
import { createRemoteJWKSet, jwtVerify } from "jose";
import { z } from "zod";
import type { Clock } from "../../platform/clock.ts";
import type { Config } from "../../platform/config.ts";
import { requestLanguageOf } from "../../platform/request-choice.ts";
import { demoCourses } from "./demo-courses.ts";
import { partnerClaims } from "./partner-claims.ts";
import { arrivedPage, lessonPath, notSignedInPage, PARTNER_STYLE_PATH } from "./partner-page.ts";

type Asked = { Querystring: { code?: string; state?: string; error?: string } };

const cookieName = "vycep-demo-partner";

/** What a visit must remember until the provider sends it back. */
const begun = z.object({ state: z.string(), verifier: z.string(), nonce: z.string() });

/** One page for each: whoever comes is sent to the provider, which asks nothing (prompt=none), and comes back known. */
export function partnerRoutes(
  app: FastifyInstance,
  { config, clock }: { readonly config: Pick<Config, "origin" | "academySecret">; readonly clock: Clock },
): void {
  const { origin } = config;
  const courses = demoCourses(config, clock);
  const issuer = `${origin}/oidc`;
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, body),
  );
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined;
  app.get(PARTNER_STYLE_PATH, async (_request, reply) =>
    reply.type("text/css; charset=utf-8").send(await readFile(join(import.meta.dirname, "partners.css"))),
  );
  for (const partner of DEMO_PARTNERS) {
    app.get<Asked>(partner.path, async (request, reply) => {
      const language = requestLanguageOf(request);
      const { code, state, error } = request.query;
      reply.header("cache-control", "no-store").type("text/html; charset=utf-8");
      if (error !== undefined) return reply.send(notSignedInPage(partner, language));
      const visit = visitOf(request.headers.cookie);
      if (code === undefined || visit === undefined || state !== visit.state) {
        return reply.redirect(
          begin(partner, { origin, issuer, setCookie: (line) => reply.header("set-cookie", line) }),
          303,
        );
      }
      const answer = await fetch(`${issuer}/token`, {
        method: "POST",
        body: new URLSearchParams({
          grant_type: "authorization_code",
          client_id: partner.clientId,
          redirect_uri: `${origin}${partner.path}`,
          code,
          code_verifier: visit.verifier,
        }),
      });
      if (!answer.ok) return reply.send(notSignedInPage(partner, language));
      const { id_token: token } = z.object({ id_token: z.string() }).parse(await answer.json());
      keys ??= createRemoteJWKSet(new URL(`${issuer}/jwks`));
      const { payload } = await jwtVerify(token, keys, { issuer, audience: partner.clientId });
      const claims = partnerClaims.parse(payload);
      if (claims.nonce !== visit.nonce) return reply.send(notSignedInPage(partner, language));
      if (partner.clientId !== "academy") return reply.send(arrivedPage(partner, claims, { language }));
      await courses.report(claims.sub);
      const own = { courses: courses.of(claims.sub), pass: courses.pass(claims.sub) };
      return reply.send(arrivedPage(partner, claims, { language, own }));
    });
    if (partner.clientId !== "academy") continue;
    app.post<{ Body: string }>(lessonPath(partner), async (request, reply) => {
      const form = new URLSearchParams(request.body);
      await courses.finishLesson(form.get("pass") ?? "", form.get("course") ?? "");
      return reply.redirect(partner.path, 303);
    });
  }
}

type Beginning = {
  readonly origin: string;
  readonly issuer: string;
  readonly setCookie: (line: string) => void;
};

/** Where the visitor is sent, with PKCE, state and nonce of this visit alone. */
function begin(partner: DemoPartner, { origin, issuer, setCookie }: Beginning): string {
  const [state, verifier, nonce] = [secret(), secret(), secret()];
  const visit = Buffer.from(JSON.stringify({ state, verifier, nonce })).toString("base64url");
  setCookie(`${cookieName}=${visit}; Path=${partner.path}; Max-Age=600; HttpOnly; SameSite=Lax`);
  const parameters = new URLSearchParams({
    client_id: partner.clientId,
    redirect_uri: `${origin}${partner.path}`,
    response_type: "code",
    scope: `openid profile email ${RIGHTS_SCOPE}`,
    prompt: "none",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    state,
    nonce,
  });
  return `${issuer}/auth?${parameters}`;
}

function visitOf(cookies: string | undefined): z.infer<typeof begun> | undefined {
  const value = new RegExp(`(?:^|; )${cookieName}=([\\w-]+)`).exec(cookies ?? "")?.[1];
  if (value === undefined) return undefined;
  try {
    return begun.parse(JSON.parse(Buffer.from(value, "base64url").toString()));
  } catch {
    return undefined;
  }
}

function secret(): string {
  return randomBytes(32).toString("base64url");
}
