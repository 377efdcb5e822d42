import type { FastifyReply, FastifyRequest } from "fastify";
import type { KoaContextWithOIDC, Provider } from "oidc-provider";
import { isDatabaseAway } from "../../../platform/error-answer.ts";
import { unavailable } from "../../../platform/errors.ts";
import { pageLanguage } from "../page-language.ts";
import { unavailablePage } from "./oidc-pages.ts";

/** After so many seconds the page asks again by itself, and programs may. */
const askAgainSeconds = 5;

/**
 * Whoever signs in or out while the database is away is told so: 503 with Retry-After instead of a fault, and for a
 * person a page that tries again by itself. Cookies of an answer that was not finished are not handed out: the browser
 * stays where it was, and the same address leads on.
 */
export function answerOutages(provider: Provider): void {
  const faults = new WeakMap<object, unknown>();
  provider.on("server_error", (context, error) => faults.set(context, error));
  provider.use(async (context, next) => {
    try {
      await next();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      faults.set(context, error);
    }
    if (isDatabaseAway(faults.get(context))) answerOutage(context);
  });
}

function answerOutage(context: Omit<KoaContextWithOIDC, "oidc">): void {
  for (const name of ["set-cookie", "location"]) context.remove(name);
  context.status = 503;
  context.set({ "retry-after": String(askAgainSeconds), "cache-control": "no-store" });
  if (context.accepts("json", "html") !== "html") {
    context.body = { error: "temporarily_unavailable", error_description: unavailable().words("en") };
    return;
  }
  context.type = "html";
  const { ui_locales: uiLocales } = context.query;
  context.body = unavailablePage(
    pageLanguage({ uiLocales, acceptLanguage: context.get("accept-language") }),
    { seconds: askAgainSeconds, address: addressToTry(context.method, context.path) },
  );
}

/** Where the page tries again: at its own address; what was posted is begun anew. */
function addressToTry(method: string, path: string): string | undefined {
  if (method === "GET") return undefined;
  return path.startsWith("/session/end") ? "/oidc/session/end" : "/login";
}

/** The same for what Fastify answers itself: a page for a person who is on the way; programs get what all get. */
export async function orOutagePage<Answer>(
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  work: () => Promise<Answer>,
): Promise<Answer | FastifyReply> {
  try {
    return await work();
  } catch (error) {
    if (!isDatabaseAway(error) || !isPerson(request)) throw error;
    request.log.error({ err: error }, "the database is away, and somebody is signing in or out");
    const { ui_locales: uiLocales } = request.query as { readonly ui_locales?: unknown };
    const language = pageLanguage({ uiLocales, acceptLanguage: request.headers["accept-language"] });
    const again = { seconds: askAgainSeconds, address: addressToTry(request.method, request.url.slice(5)) };
    return reply
      .code(503)
      .headers({ "retry-after": String(askAgainSeconds), "cache-control": "no-store" })
      .type("text/html; charset=utf-8")
      .send(unavailablePage(language, again));
  }
}

/** Browsers name HTML first when somebody goes to an address. */
function isPerson({ headers }: FastifyRequest): boolean {
  return /^text\/html/i.test(headers.accept ?? "");
}
