import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import fastifyStatic from "@fastify/static";
import { GRAPHQL_PATH } from "@vycep/contract/services";
import type { FastifyInstance } from "fastify";
import { pagesWhenAsked } from "../pages-when-asked.ts";
import { toolPolicy } from "../security-headers.ts";

const require = createRequire(import.meta.url);

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
  pagesWhenAsked(app, address, async (pages) => {
    // Half a megabyte of script.
    const workbench: typeof import("altair-static") = require("altair-static");
    pages.get(address, (_request, reply) => reply.redirect(`${address}/`, 302));
    pages.get(`${address}/`, (_request, reply) =>
      reply
        .headers({ "content-security-policy": toolPolicy, "cache-control": "no-store" })
        .type("text/html; charset=utf-8")
        .send(workbench.renderAltair(options)),
    );
    pages.get(`${address}/start.js`, (_request, reply) =>
      reply.type("text/javascript; charset=utf-8").send(workbench.renderInitSnippet(options)),
    );
    pages.register(fastifyStatic, {
      root: join(dirname(require.resolve("altair-static")), "dist"),
      prefix: `${address}/`,
      decorateReply: false,
      index: false,
      setHeaders: (reply, path) => {
        const { isSandboxFrame, SANDBOX_FRAME_CSP } = workbench;
        if (isSandboxFrame(path)) reply.header("content-security-policy", SANDBOX_FRAME_CSP);
      },
    });
  });
}
