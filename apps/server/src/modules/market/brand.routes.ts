import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { AppError } from "../../platform/errors.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import { filesOf, keptFile } from "../files/files.facts.ts";
import { brandOn, brandSheet, logoSheet, sheetPath } from "./brand.facts.ts";

const forEver = "public, max-age=31536000, immutable";

/** `GET /brand/…`: the look of the portal and its logo, for everybody, the page before sign-in first of all (DCONF-04). */
export function brandRoutes(app: FastifyInstance, deps: Deps, rateLimit: RateLimit): void {
  app.get<{ Params: { file: string } }>("/brand/:file", async (request, reply) => {
    rateLimit.take(request.ip);
    const brand = await brandOn(deps.db, deps.clock.now().date);
    const sheets =
      brand === undefined ? [] : [brandSheet(brand), ...(brand.logo === null ? [] : [logoSheet(brand.logo)])];
    const sheet = sheets.find((one) => sheetPath(one) === `/brand/${request.params.file}`);
    if (sheet === undefined) throw nothingHere();
    return reply.headers({ "content-type": "text/css; charset=utf-8", "cache-control": forEver }).send(sheet);
  });
  app.get<{ Params: { id: string } }>("/brand/logo/:id", async (request, reply) => {
    rateLimit.take(request.ip);
    const brand = await brandOn(deps.db, deps.clock.now().date);
    // No other file is public by this way.
    const { id } = request.params;
    if (brand === undefined || ![brand.logo, brand.mark, brand.icon].includes(id)) throw nothingHere();
    const file = await keptFile(deps.db, id, deps.clock.instant());
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
