import { clickSchema } from "@vycep/contract/clicks.rest";
import { CLICKS_PATH } from "@vycep/contract/services";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../platform/clock.ts";
import { badInput } from "../platform/errors.ts";
import type { RateLimit } from "../platform/rate-limit.ts";
import { tellClick } from "../platform/tracing/spans.ts";

/**
 * Where browsers tell of a click whose calls carried its trace, while somebody traces (OPS-10). A browser's clock may be wrong:
 * it says how long ago the click was. What it tells are ids, times and a screen of ours; nothing of who clicked.
 */
export function clicksRoutes(
  app: FastifyInstance,
  { clock, rateLimit }: { readonly clock: Clock; readonly rateLimit: RateLimit },
): void {
  app.post(CLICKS_PATH, { bodyLimit: 1024 }, (request, reply) => {
    rateLimit.take(request.ip);
    const { success, data } = clickSchema.safeParse(request.body);
    if (!success) throw badInput("invalid-input");
    const { traceId, spanId, screen, agoMs, ms } = data;
    const startedAt = clock.realTime().getTime() - agoMs;
    tellClick({ traceId, spanId, screen, startedAt, endedAt: startedAt + ms });
    return reply.code(204).send();
  });
}
