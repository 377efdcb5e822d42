import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import { FILES_PATH } from "./file-link.ts";
import { attachmentOf } from "./files.facts.ts";
import { getFile, type MayHave } from "./get-file.ts";

type Wiring = { readonly rateLimit: RateLimit; readonly mayHave: MayHave };

/** What links lead to: parse, call, encode. A link is its own key, so it asks for no token. */
export function fileRoutes(app: FastifyInstance, deps: Deps, { rateLimit, mayHave }: Wiring): void {
  app.get<{ Params: { link: string } }>(`${FILES_PATH}/:link`, async ({ params, ip }, reply) => {
    rateLimit.take(ip);
    const { name, type, bytes, disposition, content } = await getFile({ ...deps, mayHave }, params.link);
    return reply
      .type(type)
      .header("content-length", bytes)
      .header("content-disposition", attachmentOf(name, disposition))
      .header("cache-control", "private, no-store")
      .send(content);
  });
}
