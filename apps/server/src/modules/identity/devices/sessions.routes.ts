import { sessionsAnswer } from "@vycep/contract/identity/sessions.rest";
import { z } from "zod";
import type { Deps } from "../../../platform/deps.ts";
import type { RequestContextMaker } from "../../../platform/request-context.ts";
import type { RestScope } from "../../../platform/rest-scope.ts";
import type { ProviderHolder } from "../provider/provider-holder.ts";
import { endAllSessions, endOneSession, endOtherSessions } from "./end-sessions.ts";
import { getSessions } from "./get-sessions.ts";

/** Sessions and devices of the signed-in person. */
export function sessionRoutes(
  scope: RestScope,
  deps: Deps & { readonly provider: ProviderHolder },
  contextOf: RequestContextMaker,
): void {
  scope.get("/identity/sessions", { schema: { response: { 200: sessionsAnswer } } }, (request) =>
    getSessions(deps, contextOf(request)),
  );
  scope.delete(
    "/identity/sessions/:id",
    { schema: { params: z.object({ id: z.uuid() }) } },
    async (request, reply) => {
      await endOneSession(deps, contextOf(request), request.params.id);
      return reply.code(204).send();
    },
  );
  scope.post(
    "/identity/sessions/end-others",
    { schema: { response: { 200: z.object({ ended: z.number().int() }) } } },
    (request) => endOtherSessions(deps, contextOf(request)),
  );
  scope.post("/identity/sessions/end-all", async (request, reply) => {
    await endAllSessions(deps, contextOf(request));
    return reply.code(204).send();
  });
}
