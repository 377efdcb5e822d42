import type { FastifyInstance } from "fastify";
import { beginSpan, type OpenSpan } from "../../platform/tracing/spans.ts";

declare module "fastify" {
  interface FastifyRequest {
    span: OpenSpan | undefined;
  }
}

/** Streams that last for hours, those who watch over us, and files. */
const untold = /^\/(events|healthz|readyz|metrics|clicks|assets|pictures)(\/|$)|\*|^\/$|\.[a-z0-9]+$/;

/**
 * A span for each call of an API, named by its route and never by its address, which may hold names. A browser that
 * looks at what it was answered learns by `server-timing` that somebody traces, and tells of its clicks (decision 0315).
 */
export function traceRequests(app: FastifyInstance): void {
  app.decorateRequest("span");
  app.addHook("onRequest", (request, reply, done) => {
    const { url } = request.routeOptions;
    if (url === undefined || untold.test(url)) return done();
    reply.header("server-timing", "traced");
    const { traceparent } = request.headers;
    request.span = beginSpan({
      name: `${request.method} ${url}`,
      kind: "server",
      parent: typeof traceparent === "string" ? traceparent : undefined,
      facts: { "http.request.method": request.method, "http.route": url },
    });
    if (request.span === undefined) return done();
    request.span.around(done);
  });
  // A body that came in parts was read outside of what the hook above left running.
  app.addHook("preHandler", ({ span }, _reply, done) => {
    if (span === undefined) return done();
    span.around(done);
  });
  app.addHook("onResponse", ({ span }, { statusCode }, done) => {
    span?.end({ facts: { "http.response.status_code": statusCode }, failed: statusCode >= 500 });
    done();
  });
}
