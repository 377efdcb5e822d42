import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { AppError } from "../../platform/errors.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import { findCover } from "./marketing.repo.ts";

const COVERS_PATH = "/covers";

/** An address that always means the same bytes, which only who sees the material is told. */
export function coverAddress(hash: string): string {
  return `${COVERS_PATH}/${hash}.webp`;
}

/** Small pictures of materials (MARKETING-02): an address is found by nobody and means one picture for ever. */
export function coverRoutes(app: FastifyInstance, { db }: Deps, rateLimit: RateLimit): void {
  app.get<{ Params: { file: string } }>(`${COVERS_PATH}/:file`, async ({ params, ip }, reply) => {
    rateLimit.take(ip);
    const [, hash] = /^([0-9a-f]{32})\.webp$/.exec(params.file) ?? [];
    const cover = hash === undefined ? undefined : await findCover(db, hash);
    if (!cover) throw new AppError("not-found", { code: "unknown-address" });
    return reply
      .type("image/webp")
      .header("cache-control", "private, max-age=31536000, immutable")
      .send(cover);
  });
}
