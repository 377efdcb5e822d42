import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import { FILES_PATH } from "./file-link.ts";
import { attachmentOf } from "./files.facts.ts";
import { getFile, type MayHave } from "./get-file.ts";

type Wiring = { readonly rateLimit: RateLimit; readonly mayHave: MayHave };

const oneOf = (header: string | readonly string[] | undefined) =>
  typeof header === "string" ? header : header?.[0];

/** What links lead to: parse, call, encode. A link is its own key, so it asks for no token. */
export function fileRoutes(app: FastifyInstance, deps: Deps, { rateLimit, mayHave }: Wiring): void {
  app.get<{ Params: { link: string } }>(`${FILES_PATH}/:link`, async ({ params, headers, ip }, reply) => {
    rateLimit.take(ip);
    const asked = { link: params.link, range: headers.range, ifRange: oneOf(headers["if-range"]) };
    const { name, type, bytes, disposition, etag, part, content } = await getFile(
      { ...deps, mayHave },
      asked,
    );
    reply.header("accept-ranges", "bytes").header("cache-control", "private, no-store");
    if (part === "beyond") return reply.code(416).header("content-range", `bytes */${bytes}`).send();
    const [from, to] = part === "whole" ? [0, bytes - 1] : [part.from, part.to];
    if (part !== "whole") reply.code(206).header("content-range", `bytes ${from}-${to}/${bytes}`);
    return reply
      .type(type)
      .header("etag", etag)
      .header("content-length", to - from + 1)
      .header("content-disposition", attachmentOf(name, disposition))
      .send(content);
  });
}
