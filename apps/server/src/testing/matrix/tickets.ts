import { SERVICE_BASE } from "@vycep/contract/services";
import { sql } from "kysely";
import type { TestServer } from "../test-server.ts";
import { type ActorKind, callerOf, uidOf } from "./actors.ts";

/** A ticket of a place, as if it had just been opened; it bears the name of whoever's it is. */
export async function ticketAt(
  server: TestServer,
  kind: ActorKind,
  shipToId: string,
): Promise<string | undefined> {
  const uid = uidOf(kind);
  if (uid === undefined) return undefined;
  const caseNumber = `CS7${shipToId}`;
  await sql`
    insert into ticket (case_number, company_id, ship_to_id, uid, category, subcategory, title, description, status,
      opened, is_unread)
    select ${caseNumber}, company_id, id, ${uid}, 'other', 'other-other', ${titleOfTicket(shipToId)}, 'Popis', 'New',
      '2026-11-20', false
    from ship_to where id = ${shipToId}
    on conflict (case_number) do update set status = 'New', closed = null`.execute(server.deps.db);
  // It is a claim, too, that a credit note answers.
  await sql`
    with claimed as (
      insert into claim (case_number, order_number, company_id, ship_to_id, uid, at, currency, expected_minor)
      select ${caseNumber}, order_number, company_id, ship_to_id, ${uid}, now(), 'CZK', 100 from sales_order
      where ship_to_id = ${shipToId} order by order_number limit 1
      on conflict do nothing returning *),
    credited as (
      insert into claim_credit (case_number, document_number, company_id, boxes, at)
      select case_number, case_number, company_id, 1, now() from claimed)
    insert into claim_line (case_number, line_no, company_id, reason, boxes, names, photos)
    select case_number, 1, company_id, 'short', 1, jsonb_build_object('en', ${titleOfTicket(shipToId)}::text), '{}'
    from claimed`.execute(server.deps.db);
  return caseNumber;
}

/** A file of a ticket, put there as anybody would. */
export async function attachmentOf(server: TestServer, kind: ActorKind, caseNumber: string): Promise<string> {
  const id = caseNumber.slice(2).padStart(32, "0");
  const query = new URLSearchParams({
    ticketId: caseNumber,
    upload: id,
    name: "a.txt",
    size: "4",
    offset: "0",
  });
  await (await callerOf(server, kind)).request({
    method: "POST",
    url: `${SERVICE_BASE.general}/tickets/UploadAttachmentsByTicketId?${query}`,
    headers: { "content-type": "application/octet-stream" },
    payload: Buffer.from("pivo"),
  });
  return id;
}

/** A name that nobody else may read. */
const titleOfTicket = (shipToId: string) => `Požadavek místa ${shipToId}`;
