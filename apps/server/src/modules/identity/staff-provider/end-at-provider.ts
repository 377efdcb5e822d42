import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import type { Door } from "../door.ts";
import { hintCookie, hintOf } from "./away-cookies.ts";
import type { ProviderClient } from "./provider-client.ts";

/**
 * Where a browser that came in by the staff's provider ends its session there as well, if the provider offers it and can be asked; it
 * comes back to the desk's sign-in page.
 */
export async function endAtProvider(
  {
    deps,
    client,
    door,
  }: { readonly deps: Deps; readonly client: ProviderClient | undefined; readonly door: Door },
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<string | undefined> {
  const { origin } = deps.config;
  const hint = client && hintOf(request.raw, origin);
  if (hint === undefined) return undefined;
  reply.header("set-cookie", hintCookie(origin, undefined));
  return client?.endAddress(hint, `${origin}${door.signInPage}`).catch((error: unknown): undefined => {
    deps.log.warn({ err: error }, "the session at the staff's provider goes on");
    return;
  });
}
