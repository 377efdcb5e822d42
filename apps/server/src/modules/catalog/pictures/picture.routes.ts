import { PICTURES_PATH } from "@vycep/contract/catalog/picture.codec";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import type { RateLimit } from "../../../platform/rate-limit.ts";
import { getPicture } from "./get-picture.ts";

type PictureAddress = { Params: { hash: string; file: string } };

/** Parse, call, encode; nothing else happens here. An address means one picture for ever, so it is never asked again. */
export function pictureRoutes(app: FastifyInstance, deps: Deps, rateLimit: RateLimit): void {
  app.get<PictureAddress>(`${PICTURES_PATH}/:hash/:file`, async ({ params, ip }, reply) => {
    rateLimit.take(ip);
    const bytes = await getPicture(deps, params);
    return reply
      .type("image/webp")
      .header("cache-control", "public, max-age=31536000, immutable")
      .send(bytes);
  });
}
