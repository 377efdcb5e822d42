import fastifyStatic from "@fastify/static";
import { GRAPHQL_PATH } from "@vycep/contract/services";
import {
  getDistDirectory,
  isSandboxFrame,
  renderAltair,
  renderInitSnippet,
  SANDBOX_FRAME_CSP,
} from "altair-static";
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
  app.get(address, (_request, reply) => reply.redirect(`${address}/`, 302));
  app.get(`${address}/`, (_request, reply) =>
    reply
      .headers({ "content-security-policy": toolPolicy, "cache-control": "no-store" })
      .type("text/html; charset=utf-8")
      .send(renderAltair(options)),
  );
  app.get(`${address}/start.js`, (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").send(renderInitSnippet(options)),
  );
  app.register(fastifyStatic, {
    root: getDistDirectory(),
    prefix: `${address}/`,
    decorateReply: false,
    index: false,
    setHeaders: (reply, path) => {
      if (isSandboxFrame(path)) reply.header("content-security-policy", SANDBOX_FRAME_CSP);
    },
  });
}
