import type { FastifyBaseLogger } from "fastify";
import type { Logger, LoggerOptions } from "pino";
import type { Config } from "./config.ts";
import { errorInLog } from "./tracing/source-trace.ts";
import { currentTraceparent } from "./tracing/spans.ts";

export type Log = FastifyBaseLogger;

/** Lets every further line of a log say this too, at less than a log of its own costs. */
export function label(log: Log, labels: Readonly<Record<string, string | undefined>>): void {
  // Fastify's type tells of less than its log can do.
  (log as Logger).setBindings(labels);
}

/**
 * Structured lines with a closed list of labels: requestId, actor, company, and what the event itself says.
 * Secrets are cut out by path here and never passed as part of a message.
 */
export function logOptions({ logLevel, tracing }: Pick<Config, "logLevel" | "tracing">): LoggerOptions {
  return {
    level: logLevel,
    // A line of the log and a trace find each other by the trace's id.
    ...(tracing === undefined ? {} : { mixin: traceOfLine }),
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: ["password", "token", "*.password", "*.token", "*.id_token", "*.authorization", "*.cookie"],
      censor: "[cut]",
    },
    serializers: {
      err: errorInLog,
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        // The query may carry authorization codes and tokens; the path alone tells enough.
        path: request.url.split("?", 1)[0],
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  };
}

function traceOfLine() {
  const [, traceId] = currentTraceparent()?.split("-") ?? [];
  return traceId === undefined ? {} : { traceId };
}
