import type { FastifyInstance } from "fastify";

/**
 * Where the frames of a silent sign-in end (D03): an empty page. The frame only carries the provider's answer in its
 * address, and whoever opened it reads it there.
 */
export function silentCallbackRoutes(app: FastifyInstance, paths: readonly string[]): void {
  for (const path of paths)
    app.get(path, (_request, reply) =>
      reply
        .header("cache-control", "no-store")
        .type("text/html; charset=utf-8")
        .send("<!doctype html><title>vycep</title>"),
    );
}
