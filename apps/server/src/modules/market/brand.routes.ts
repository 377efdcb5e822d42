import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { AppError } from "../../platform/errors.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import { filesOf, keptFile } from "../files/files.facts.ts";
import { brandOn, brandSheet, brandSheetPath } from "./brand.facts.ts";

const forEver = "public, max-age=31536000, immutable";

/** `GET /brand/…`: the look of the portal and its logo, for everybody, the page before sign-in first of all (DCONF-04). */
export function brandRoutes(app: FastifyInstance, deps: Deps, rateLimit: RateLimit): void {
  app.get<{ Params: { file: string } }>("/brand/:file", async (request, reply) => {
    rateLimit.take(request.ip);
    const brand = await brandOn(deps.db, deps.clock.now().date);
    if (brand === undefined || brandSheetPath(brand) !== `/brand/${request.params.file}`) throw nothingHere();
    return reply
      .headers({ "content-type": "text/css; charset=utf-8", "cache-control": forEver })
      .send(brandSheet(brand));
  });
  app.get<{ Params: { id: string } }>("/brand/logo/:id", async (request, reply) => {
    rateLimit.take(request.ip);
    const brand = await brandOn(deps.db, deps.clock.now().date);
    // No other file is public by this way.
    if (brand?.logo == null || brand.logo !== request.params.id) throw nothingHere();
    const file = await keptFile(deps.db, brand.logo, deps.clock.instant());
    const stored = file && (await filesOf(deps).read(file.id));
    if (file === undefined || stored === undefined) throw nothingHere();
    return reply
      .headers({
        "content-type": file.type,
        "cache-control": forEver,
        // Opened by itself an SVG is a page: one that may do nothing.
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      })
      .send(Readable.from(stored.content));
  });
}

function nothingHere(): AppError {
  return new AppError("not-found", { code: "unknown-address" });
}
