import { DESK_TICKET_FILES_PATH } from "@vycep/contract/services";
import { attachmentParams } from "@vycep/contract/tickets/attachments.rest";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContextMaker } from "../../../platform/desk/desk-context.ts";
import { notFound } from "../../../platform/errors.ts";
import type { RestScope } from "../../../platform/rest-scope.ts";
import { attachmentOf, filesOf } from "../../files/files.facts.ts";
import { findFileOfTicket } from "../attachments.repo.ts";
import { inReach } from "./tickets.ts";

/** `GET /desk/ticket-files/:id`: what a customer sent with a ticket, for those of the staff who see it, asked each time (DTICK-03). */
export function ticketFileRoutes(
  scope: RestScope,
  {
    deps,
    contextOf,
  }: { readonly deps: Pick<Deps, "db" | "config" | "clock">; readonly contextOf: DeskContextMaker },
): void {
  scope.get(
    `${DESK_TICKET_FILES_PATH}/:id`,
    { schema: { params: attachmentParams } },
    async (request, reply) => {
      const staff = await contextOf(request).may({ area: "tickets", power: "see" });
      const file = await findFileOfTicket(deps.db, { id: request.params.id, ...inReach(staff) });
      const stored = file && (await filesOf(deps).read(file.fileId));
      if (!stored) throw notFound("attachment-not-found");
      return reply
        .type(file.mediaType)
        .header("content-length", stored.bytes)
        .header("content-disposition", attachmentOf(file.name))
        .header("cache-control", "private, no-store")
        .send(stored.content);
    },
  );
}
