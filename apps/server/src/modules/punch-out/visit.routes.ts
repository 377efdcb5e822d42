import type { PunchOutVisit } from "@vycep/contract/punch-out/punch-out.rest";
import { PUNCH_OUT_PATHS } from "@vycep/contract/punch-out/punch-out-paths";
import { VISIT_MINUTES } from "@vycep/domain/punch-out/return-host";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type Provider from "oidc-provider";
import type { Deps } from "../../platform/deps.ts";
import { AppError, notFound } from "../../platform/errors.ts";
import { requestLanguageOf } from "../../platform/request-choice.ts";
import { hashOfSecret, newSecret } from "../../platform/secrets/one-time-secret.ts";
import { siteOf } from "../../platform/sites.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { ticketOfVisitor } from "../identity/identity.commands.ts";
import { answerCxml, LONGEST_CXML } from "./answer-cxml.ts";
import type { AtTheDoor } from "./at-the-door.ts";
import { beginVisit } from "./begin-visit.ts";
import { openVisit, startVisit } from "./punch-out.repo.ts";
import { takeHome } from "./take-home.ts";
import { visitCookies, visitSecretOf } from "./visit-cookie.ts";
import { handOverPage, handOverScript, refusedPage } from "./visit-pages.ts";

type Wiring = {
  readonly deps: Deps & AtTheDoor;
  readonly provider: () => Promise<Provider>;
  /** The content policy of a page whose form goes to this origin. */
  readonly policyTo: (origin: string) => string;
};

/** What purchasing systems call, and the pages between them and the portal (B16). */
export function visitRoutes(scope: FastifyInstance, { deps, provider, policyTo }: Wiring): void {
  const types = ["text/xml", "application/xml", "application/x-www-form-urlencoded"];
  for (const type of types)
    scope.addContentTypeParser(type, { parseAs: "string", bodyLimit: LONGEST_CXML }, (_request, body, done) =>
      done(null, body),
    );

  scope.post<{ Body: unknown }>(PUNCH_OUT_PATHS.cxml, async (request, reply) => {
    const answer = await answerCxml(deps, { text: textOf(request.body), address: request.ip });
    return reply.type("text/xml; charset=utf-8").send(answer);
  });

  const enterByOci = async (request: FastifyRequest, reply: FastifyReply, form: URLSearchParams) => {
    const said = (name: string) => form.get(name) ?? form.get(name.toLowerCase()) ?? "";
    const nobody = { domain: "", identity: "" };
    const begun = await beginVisit(deps, {
      ...{ id: said("USERNAME"), secret: said("PASSWORD"), address: request.ip, protocol: "oci" },
      ...{ returnAddress: said("HOOK_URL"), buyerCookie: "" },
      parties: { buyer: nobody, supplier: nobody },
    });
    if (begun.kind === "begun") return reply.redirect(begun.startPage, 303);
    return html(reply.code(403)).send(refusedPage(requestLanguageOf(request), begun.kind));
  };
  scope.get(PUNCH_OUT_PATHS.oci, (request, reply) =>
    enterByOci(request, reply, new URLSearchParams(request.url.split("?")[1] ?? "")),
  );
  scope.post<{ Body: unknown }>(PUNCH_OUT_PATHS.oci, (request, reply) =>
    enterByOci(request, reply, new URLSearchParams(textOf(request.body))),
  );

  scope.get<{ Querystring: { visit?: string } }>(PUNCH_OUT_PATHS.start, (request, reply) =>
    start({ deps, provider }, request, reply),
  );

  scope.get(PUNCH_OUT_PATHS.visit, async (request): Promise<PunchOutVisit> => {
    const secret = visitSecretOf(request.headers.cookie);
    const visit = secret && (await openVisit(deps.db, hashOfSecret(secret), deps.clock.realTime()));
    if (!visit) throw notFound("punch-out-not-found");
    return { uid: visit.uid, name: visit.name, expiresAt: visit.expiresAt.toISOString() };
  });

  scope.post<{ Body: unknown }>(PUNCH_OUT_PATHS.return, async (request, reply) => {
    refuseForeignPages(request, siteOf(deps.config.sites, request.hostname).origin);
    const withCart = new URLSearchParams(textOf(request.body)).get("with") !== "nothing";
    const hash = hashOfSecret(visitSecretOf(request.headers.cookie) ?? "");
    const taken = await takeHome(deps, { hash, withCart });
    const language = requestLanguageOf(request);
    if (taken.kind === "cart-not-ready") return reply.redirect("/cart", 303);
    if (taken.kind === "ended") return html(reply.code(410)).send(refusedPage(language, "ended-hint"));
    reply.header("content-security-policy", policyTo(new URL(taken.address).origin));
    return html(reply).send(handOverPage(language, taken));
  });

  scope.get(PUNCH_OUT_PATHS.script, (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").send(handOverScript),
  );
}

/** Lets the browser in, in whose hands the start page came, in place of whoever was signed in there. */
async function start(
  { deps, provider }: Pick<Wiring, "deps" | "provider">,
  request: FastifyRequest<{ Querystring: { visit?: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, clock, config } = deps;
  const { secret, hash: newHash } = newSecret();
  const now = clock.realTime();
  const seconds = VISIT_MINUTES * 60;
  const until = new Date(now.getTime() + seconds * 1000);
  const hash = hashOfSecret(request.query.visit ?? "");
  const ticket = await inTransaction(db, async (tx) => {
    const punchOut = await startVisit(tx, { hash, newHash, now, until });
    return punchOut && ticketOfVisitor(tx, { uid: punchOut.uid, now, origin: config.origin });
  });
  if (ticket === undefined)
    return html(reply.code(410)).send(refusedPage(requestLanguageOf(request), "ended-hint"));
  await deps.endSessionOfBrowser(deps, {
    provider: await provider(),
    request: request.raw,
    response: reply.raw,
  });
  // What another person left in this browser is no matter of the purchaser's.
  reply.header("clear-site-data", '"storage"');
  reply.header("set-cookie", [ticket, ...visitCookies(config.origin, { secret, seconds })]);
  return reply.redirect("/login", 303);
}

function html(reply: FastifyReply): FastifyReply {
  return reply.header("referrer-policy", "no-referrer").type("text/html; charset=utf-8");
}

function textOf(body: unknown): string {
  return typeof body === "string" ? body : "";
}

/** The cart goes by a button of our own pages alone. */
function refuseForeignPages({ headers }: FastifyRequest, own: string): void {
  const site = headers["sec-fetch-site"];
  const isForeign = site !== undefined && site !== "same-origin";
  if (isForeign || (headers.origin !== undefined && headers.origin !== own))
    throw new AppError("forbidden", { code: "foreign-page" });
}
