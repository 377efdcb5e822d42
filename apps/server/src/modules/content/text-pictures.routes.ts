import { parseTextPicture, TEXT_PICTURES_PATH } from "@vycep/domain/kernel/text-picture";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Deps } from "../../platform/deps.ts";
import { AppError } from "../../platform/errors.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import { bytesOf } from "../files/files.facts.ts";

/** Pictures of texts (DCONT-01): an address is found by nobody who was not shown the text, and means one picture for ever. */
export function textPictureRoutes(app: FastifyInstance, deps: Deps, rateLimit: RateLimit): void {
  app.get<{ Params: { file: string } }>(`${TEXT_PICTURES_PATH}/:file`, async ({ params, ip }, reply) => {
    rateLimit.take(ip);
    const picture = parseTextPicture(`${TEXT_PICTURES_PATH}/${params.file}`);
    const bytes = picture && (await bytesOfPicture(deps, picture.hash));
    if (bytes === undefined) throw new AppError("not-found", { code: "unknown-address" });
    return reply
      .type("image/webp")
      .header("cache-control", "public, max-age=31536000, immutable")
      .send(bytes);
  });
}

async function bytesOfPicture(deps: Deps, hash: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ id: string }>`
    select file_id as id from text_picture where hash = ${hash}`.execute(deps.db);
  return rows[0] && bytesOf(deps, rows[0].id);
}
