import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/db.ts";
import { invalidToken } from "../../platform/errors.ts";
import type { Metrics } from "../../platform/metrics.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import { reasonNotReady } from "./readiness.ts";

type HealthWiring = {
  readonly db: Db;
  readonly metrics: Metrics;
  readonly config: Config;
  readonly rateLimit: RateLimit;
  readonly isStopping: () => boolean;
};

/**
 * `/healthz`: the process lives, whatever happens around it. `/readyz`: it can serve, because the database answers
 * and has the schema this code was written for, and nobody told it to stop. `/metrics`: Prometheus, for whoever shows the configured token; they
 * tell how busy a brewery is. All but the first are counted like any other call.
 */
export function healthRoutes(
  app: FastifyInstance,
  { db, metrics, config, rateLimit, isStopping }: HealthWiring,
): void {
  // Nothing to compress, and who compresses loads what Node fetches with at its first answer (decision 0607).
  const small = { compress: false } as const;
  app.get("/healthz", small, (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );

  app.get("/readyz", small, async (request, reply) => {
    rateLimit.take(request.ip);
    const reason = isStopping()
      ? "stopping"
      : await reasonNotReady(db, config).catch((error: unknown) => {
          request.log.warn({ err: error }, "not ready");
          return "database-unavailable" as const;
        });
    reply.header("cache-control", "no-store");
    return reason === undefined ? { status: "ready" } : reply.code(503).send({ status: "not-ready", reason });
  });

  const { metricsToken } = config;
  if (metricsToken === undefined) return;
  app.get("/metrics", async (request, reply) => {
    rateLimit.take(request.ip);
    if (!isSame(request.headers.authorization ?? "", `Bearer ${metricsToken}`)) throw invalidToken();
    reply.header("cache-control", "no-store");
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** Takes as long for a near miss as for a wild guess. */
function isSame(shown: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(shown), Buffer.from(wanted)];
  return left.length === right.length && timingSafeEqual(left, right);
}
