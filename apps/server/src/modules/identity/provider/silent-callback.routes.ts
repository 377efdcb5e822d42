import { SILENT_CALLBACK_PATH } from "@vycep/contract/identity/identity.rest";
import type { FastifyInstance } from "fastify";

/**
 * Where the frame of a silent sign-in ends (D03): an empty page. The frame only carries the provider's answer in its
 * address, and whoever opened it reads it there.
 */
export function silentCallbackRoutes(app: FastifyInstance): void {
  app.get(SILENT_CALLBACK_PATH, (_request, reply) =>
    reply
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send("<!doctype html><title>vycep</title>"),
  );
}
