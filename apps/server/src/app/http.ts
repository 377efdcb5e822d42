import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import compress from "@fastify/compress";
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { fromWhere } from "../modules/audit/request-origin.ts";
import type { Config } from "../platform/config.ts";
import { problemOf, toAppError } from "../platform/error-answer.ts";
import { type AppError, errorKinds } from "../platform/errors.ts";
import { logOptions } from "../platform/log.ts";
import type { Metrics } from "../platform/metrics.ts";
import { requestLanguageOf } from "../platform/request-choice.ts";
import { countingStatements, type StatementCount } from "../platform/statement-count.ts";
import { sqlStateOf } from "../platform/transaction.ts";
import type { TrustedProxies } from "../platform/trusted-proxies.ts";
import { traceRequests } from "./health/request-spans.ts";
import { readableAddress } from "./pages/readable-address.ts";
import { securityHeadersOf } from "./security-headers.ts";

declare module "fastify" {
  interface FastifyRequest {
    statementCount: StatementCount;
  }
}

/**
 * Small enough to come out of Node's pool of buffers: one of its own for each answer, 16 KB, is held until V8 clears its whole memory, and makes
 * it do so the sooner (decision 0693).
 */
const chunkSize = 4000;

/** A third of what the usual effort costs, for a twentieth more bytes; browsers take brotli. */
const quickGzip = { level: 3, windowBits: 14, memLevel: 7, chunkSize };

/** The bare HTTP machine: ids, logs, counts, headers, compression, and one answer for everything that fails. */
export async function createHttp(
  config: Config,
  metrics: () => Metrics,
  isStopping: () => boolean,
): Promise<FastifyInstance> {
  const headers = securityHeadersOf(config);
  const app = fastify({
    logger: logOptions(config),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    genReqId: (request) => requestIdOf(request.headers["x-request-id"]),
    bodyLimit: config.bodyLimit,
    trustProxy: proxiesBelieved(config.trustProxy),
    forceCloseConnections: "idle",
    // A slow sender must not hold a connection for ever.
    connectionTimeout: 60_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => {
      // An address that cannot be read comes here before any hook has run.
      reply.headers(headers).header("x-request-id", request.id);
      const readable = error.code === "FST_ERR_BAD_URL" ? readableAddress(request.raw) : undefined;
      if (readable === undefined) return answerError(error, { request, reply });
      reply.header("cache-control", "no-store").redirect(readable, 302);
    },
    clientErrorHandler: refuseBrokenRequest,
  });

  // JSON is all that is read here; a form or plain text from another site's page gets nowhere.
  app.removeContentTypeParser("text/plain");
  app.decorateRequest("statementCount");
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers).header("x-request-id", request.id);
    // Whoever keeps a connection would send the next call to a process that is gone.
    if (isStopping()) reply.header("connection", "close");
    request.statementCount = { statements: 0 };
    fromWhere(request, () => countingStatements(request.statementCount, done));
  });
  if (config.tracing !== undefined) traceRequests(app);
  if (config.demo) {
    app.addHook("onSend", async (request, reply, payload) => {
      reply.header("x-sql-statements", String(request.statementCount.statements));
      return payload;
    });
  }
  app.addHook("onResponse", (request, reply, done) => {
    reportRequest(request, reply, metrics());
    done();
  });
  app.setErrorHandler((error, request, reply) => answerError(error, { request, reply, metrics: metrics() }));

  // Bodies come in plain: a caller saves nothing by packing so little, and a packed bomb gets nowhere.
  // An answer that fits into one packet arrives no sooner when it is packed.
  // Answers up to a list's size are packed in one go: streams around so little cost more than the packing itself.
  await app.register(compress, {
    encodings: ["br", "gzip"],
    threshold: 1400,
    syncThreshold: 65_536,
    zlibOptions: quickGzip,
    brotliOptions: { chunkSize },
    globalDecompression: false,
  });
  return app;
}

/** Counted from our side: the last proxy in the row is hop 0. The framework believes nobody where it gets a number. */
function proxiesBelieved(trusted: TrustedProxies) {
  return typeof trusted === "number" ? (_address: string, hop: number) => hop < trusted : trusted;
}

/** A request that is no HTTP at all still gets a clean answer and no detail. */
function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) return;
  const tooLarge = error.code === "HPE_HEADER_OVERFLOW";
  const body = JSON.stringify({
    code: tooLarge ? "headers-too-large" : "malformed-request",
    message: "The request could not be read.",
  });
  socket.end(
    `HTTP/1.1 ${tooLarge ? "431 Request Header Fields Too Large" : "400 Bad Request"}\r\n` +
      `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n` +
      `connection: close\r\n\r\n${body}`,
  );
}

export type FailedExchange = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly metrics?: Metrics;
};

/** Answers whatever was thrown, as REST does. */
export function answerError(thrown: unknown, { request, reply, metrics }: FailedExchange): void {
  const error = toAppError(thrown);
  reportError(error, request, metrics);
  setErrorHeaders(error, reply);
  reply.code(errorKinds[error.kind].status).send(problemOf(error, request.id, requestLanguageOf(request)));
}

export function setErrorHeaders(error: AppError, reply: FastifyReply): void {
  reply.header("cache-control", "no-store");
  if (error.retryAfterSeconds !== undefined) reply.header("retry-after", String(error.retryAfterSeconds));
  if (errorKinds[error.kind].status === 401) reply.header("www-authenticate", 'Bearer realm="vycep"');
}

/** Operators hear of errors that are ours; those of the caller are a line of the access log only. */
export function reportError(error: AppError, request: FastifyRequest, metrics?: Metrics): void {
  if (!errorKinds[error.kind].reported) {
    // The doors should have refused it before the database did.
    if (sqlStateOf(error.cause)) request.log.warn({ err: error.cause }, "the database could not read a text");
    return;
  }
  if (isCallerGone(error.cause)) {
    request.log.debug({ err: error.cause }, "the caller went away");
    return;
  }
  metrics?.errorReported(error.code);
  request.log.error({ err: error.cause ?? error, code: error.code }, "request failed");
}

/** Whoever types on gives up the search before: the answer finds nobody, and nothing is wrong with us. */
function isCallerGone(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "ERR_STREAM_PREMATURE_CLOSE";
}

function reportRequest(request: FastifyRequest, reply: FastifyReply, metrics: Metrics): void {
  const route = request.routeOptions.url ?? "unknown";
  const { statements } = request.statementCount ?? { statements: 0 };
  const seconds = reply.elapsedTime / 1000;
  metrics.requestDone({ method: request.method, route, status: reply.statusCode, seconds, statements });
  request.log.info(
    { req: request, res: reply, ms: Math.round(reply.elapsedTime * 10) / 10, statements },
    "request",
  );
}

/** A caller's own id is kept when it is harmless, so that a trail can be followed through several systems. */
function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === "string" && /^[A-Za-z0-9_-]{8,64}$/.test(given) ? given : randomUUID();
}
