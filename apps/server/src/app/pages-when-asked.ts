import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { lazy } from "../platform/lazy.ts";

/**
 * Pages of a tool for programmers below one address. What serves them is loaded by whoever asks first: a process starts
 * without it (decision 0607). Headers and limits of the scope hold for them.
 */
export function pagesWhenAsked(
  scope: FastifyInstance,
  address: `/${string}`,
  make: (pages: FastifyInstance) => Promise<void>,
): void {
  const made = lazy(async () => {
    const pages = fastify();
    await make(pages);
    await pages.ready();
    return pages;
  });
  const answer = async ({ url, headers }: FastifyRequest, reply: FastifyReply) => {
    const pages = await made();
    const { connection: _, "transfer-encoding": __, ...asked } = headers;
    const {
      statusCode,
      headers: told,
      rawPayload,
    } = await pages.inject({ method: "GET", url, headers: asked });
    const { connection: ___, ...passed } = told;
    return reply.code(statusCode).headers(passed).send(rawPayload);
  };
  scope.get(address, { schema: { hide: true } }, answer);
  scope.get(`${address}/*`, { schema: { hide: true } }, answer);
}
