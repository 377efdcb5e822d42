import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../../platform/config.ts";
import { siteOf } from "../../../platform/sites.ts";
import type { Door } from "../door.ts";
import { orOutagePage } from "./oidc-outage.ts";
import type { ProviderHolder } from "./provider-holder.ts";

/**
 * The OpenID provider of a door. It reads bodies and writes answers itself, so this scope parses nothing; the
 * security headers that Fastify has prepared are handed over.
 */
export function oidcRoutes(
  scope: FastifyInstance,
  config: Config,
  { door, provider }: { readonly door: Door; readonly provider: ProviderHolder },
): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
  scope.all(`${door.providerPath}/*`, (request, reply) =>
    orOutagePage({ request, reply }, async () => {
      const handle = (await provider()).callback();
      prepare({ request, reply }, config, door);
      reply.hijack();
      await handle(request.raw, reply.raw);
    }),
  );
}

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

function prepare({ request, reply }: Exchange, config: Config, door: Door): void {
  const { raw } = request;
  const isPortal = door.realm === "customer";
  const own = new URL(isPortal ? siteOf(config.sites, request.hostname).origin : config.origin);
  // Addresses in answers come from the configuration; a forged Host header changes nothing.
  raw.headers["x-forwarded-proto"] = own.protocol.slice(0, -1);
  raw.headers["x-forwarded-host"] = own.host;
  raw.headers["x-forwarded-for"] = request.ip;
  // Only our own pages call it from a browser, and for them CORS says nothing: it stays closed.
  delete raw.headers.origin;
  Object.assign(raw, { originalUrl: raw.url });
  raw.url = (raw.url ?? "").slice(door.providerPath.length);
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
}
