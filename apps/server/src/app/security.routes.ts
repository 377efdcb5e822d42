import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import type { RateLimit } from "../platform/rate-limit.ts";
import { cspReportsPath } from "./security-headers.ts";

type SecurityWiring = { readonly config: Config; readonly clock: Clock; readonly rateLimit: RateLimit };

/** Where weaknesses are told: by people (RFC 9116), and by browsers that kept to the content policy. */
export function securityRoutes(app: FastifyInstance, { config, clock, rateLimit }: SecurityWiring): void {
  const contact = config.securityContact;
  if (contact !== undefined) {
    app.get("/.well-known/security.txt", (request, reply) => {
      rateLimit.take(request.ip);
      const expires = new Date(clock.realTime().getTime() + validMs).toISOString();
      const lines = [
        `Contact: ${contact}`,
        `Expires: ${expires}`,
        "Preferred-Languages: cs, sk, en",
        `Canonical: ${config.origin}/.well-known/security.txt`,
      ];
      return reply.type("text/plain; charset=utf-8").send(`${lines.join("\n")}\n`);
    });
  }
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    for (const type of ["application/csp-report", "application/reports+json"]) {
      scope.addContentTypeParser(type, { parseAs: "string", bodyLimit: longestReport }, readJson);
    }
    scope.post(cspReportsPath, (request, reply) => {
      rateLimit.take(request.ip);
      for (const report of violationsIn(request.body))
        request.log.warn({ report }, "content policy violated");
      return reply.code(204).send();
    });
    done();
  });
}

/** A year is the longest that readers of the file accept. */
const validMs = 180 * 24 * 60 * 60 * 1000;
const longestReport = 32_768;
const mostReports = 10;

/** What cannot be read is no report; nobody waits for an answer to one. */
function readJson(_request: unknown, body: string | Buffer, done: (error: null, value?: unknown) => void) {
  try {
    done(null, JSON.parse(String(body)));
  } catch {
    done(null);
  }
}

// Only what tells where and why: an address may hold a query, and a sample somebody's words.
const withoutQuery = z.string().transform((address) => address.split(/[?#]/, 1)[0]?.slice(0, 300));
const directive = z.string().transform((name) => name.slice(0, 60));
const oldReport = z.object({
  "csp-report": z
    .object({
      "document-uri": withoutQuery,
      "effective-directive": directive.optional(),
      "violated-directive": directive.optional(),
      "blocked-uri": withoutQuery.optional(),
    })
    .transform((report) => ({
      page: report["document-uri"],
      directive: report["effective-directive"] ?? report["violated-directive"],
      blocked: report["blocked-uri"],
    })),
});
const newReport = z.object({
  type: z.literal("csp-violation"),
  body: z
    .object({ documentURL: withoutQuery, effectiveDirective: directive, blockedURL: withoutQuery.optional() })
    .transform((body) => ({
      page: body.documentURL,
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
    })),
});

function violationsIn(body: unknown) {
  const old = oldReport.safeParse(body);
  if (old.success) return [old.data["csp-report"]];
  const reports = Array.isArray(body) ? body.slice(0, mostReports) : [];
  return reports.flatMap((report) => {
    const read = newReport.safeParse(report);
    return read.success ? [read.data.body] : [];
  });
}
