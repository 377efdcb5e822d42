import fastifyStatic from "@fastify/static";
import { GRAPHQL_PATH } from "@vycep/contract/services";
import type { FastifyInstance } from "fastify";
import { toolPolicy } from "./security-headers.ts";

const address = "/graphiql";
const options = {
  endpointURL: GRAPHQL_PATH,
  baseURL: `${address}/`,
  serveInitialOptionsInSeperateRequest: "start.js",
  disableAccount: true,
};

/**
 * A workbench for GraphQL in the demo, served from our own files so that it works without a network. Its start
 * stands in a file of its own, because no page here runs inline script.
 */
export function graphiqlPages(app: FastifyInstance): void {
  app.register((scope, _options, done) => {
    import("altair-static").then((altair) => {
      pages(scope, altair);
      done();
    }, done);
  });
}

type Workbench = Pick<
  typeof import("altair-static"),
  "renderAltair" | "renderInitSnippet" | "getDistDirectory" | "isSandboxFrame" | "SANDBOX_FRAME_CSP"
>;

function pages(app: FastifyInstance, altair: Workbench): void {
  app.get(address, (_request, reply) => reply.redirect(`${address}/`, 302));
  app.get(`${address}/`, (_request, reply) =>
    reply
      .headers({ "content-security-policy": toolPolicy, "cache-control": "no-store" })
      .type("text/html; charset=utf-8")
      .send(altair.renderAltair(options)),
  );
  app.get(`${address}/start.js`, (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").send(altair.renderInitSnippet(options)),
  );
  app.register(fastifyStatic, {
    root: altair.getDistDirectory(),
    prefix: `${address}/`,
    decorateReply: false,
    index: false,
    setHeaders: (reply, path) => {
      if (altair.isSandboxFrame(path)) reply.header("content-security-policy", altair.SANDBOX_FRAME_CSP);
    },
  });
}
