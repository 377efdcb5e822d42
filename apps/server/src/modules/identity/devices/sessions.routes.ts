import { sessionsAnswer } from "@vycep/contract/identity/sessions.rest";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { RestScope } from "../../../platform/rest-scope.ts";
import { type EndDeps, endAllSessions, endOneSession, endOtherSessions } from "./end-sessions.ts";
import { getSessions, type SessionOwner } from "./get-sessions.ts";

type AtDoor = {
  /** Under which the calls lie. */
  readonly path: "/identity" | "/desk/identity";
  readonly contextOf: (request: FastifyRequest) => SessionOwner;
};

/** Sessions and devices of the signed-in person, at either door. */
export function sessionRoutes(scope: RestScope, deps: EndDeps, { path, contextOf }: AtDoor): void {
  scope.get(`${path}/sessions`, { schema: { response: { 200: sessionsAnswer } } }, (request) =>
    getSessions(deps, contextOf(request)),
  );
  scope.delete(
    `${path}/sessions/:id`,
    { schema: { params: z.object({ id: z.uuid() }) } },
    async (request, reply) => {
      await endOneSession(deps, contextOf(request), request.params.id);
      return reply.code(204).send();
    },
  );
  scope.post(
    `${path}/sessions/end-others`,
    { schema: { response: { 200: z.object({ ended: z.number().int() }) } } },
    (request) => endOtherSessions(deps, contextOf(request)),
  );
  scope.post(`${path}/sessions/end-all`, async (request, reply) => {
    await endAllSessions(deps, contextOf(request));
    return reply.code(204).send();
  });
}
