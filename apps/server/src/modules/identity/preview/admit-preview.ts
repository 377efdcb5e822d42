import { PREVIEW_PATH } from "@vycep/contract/identity/preview";
import { DESK_GRAPHQL_PATH, GRAPHQL_PATH } from "@vycep/contract/services";
import type { FastifyRequest } from "fastify";
import { decodeJwt } from "jose";
import type { RequestContext } from "../../../platform/request-context.ts";
import { readsOnly } from "../../../platform/session.ts";
import { previewAudience } from "../identity.deps.ts";

/** Where a POST is no change by itself: which of them are, the operation says. */
const asking: ReadonlySet<string> = new Set([GRAPHQL_PATH, DESK_GRAPHQL_PATH]);

/**
 * Refuses whatever is not read by a preview, before anybody looks at what it is (DCONF-02, DEDIT-04): a route that comes new is
 * closed. Who only claims to be one is refused as well; nobody gains by it.
 */
export function refuseChangesOfPreviews({ method, url, headers }: FastifyRequest): void {
  if (method === "GET" || method === "HEAD") return;
  const [path = ""] = url.split("?", 1);
  if (asking.has(path) || path.startsWith(`${PREVIEW_PATH}/`)) return;
  if (isOfPreview(headers.authorization)) throw readsOnly();
}

/** Lets an operation of the commerce API through: of a preview only what is read. */
export async function admitPreview(
  context: Pick<RequestContext, "token">,
  { kind }: { readonly kind: string },
): Promise<void> {
  if (kind === "query") return;
  const token = await context.token();
  if (token?.kind === "preview") throw readsOnly();
}

function isOfPreview(authorization: string | undefined): boolean {
  try {
    const { aud } = decodeJwt((authorization ?? "").replace(/^bearer +/i, "").trim());
    return aud === previewAudience || (Array.isArray(aud) && aud.includes(previewAudience));
  } catch {
    return false;
  }
}
