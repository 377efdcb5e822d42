import { stepsFrom } from "@vycep/domain/tickets/desk-step";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskTicket } from "../../../platform/desk/desk-graphql.gen.ts";
import { readPage } from "../../../platform/list/read-list.ts";
import { clockwork } from "./clockwork.ts";
import { deskTicketList } from "./desk-ticket-list.repo.ts";
import type { TicketDeskDeps } from "./ticket-desk.deps.ts";
import { ticketRecordParts } from "./ticket-record.repo.ts";
import { inReach } from "./tickets.ts";

/** One ticket with all that belongs to it, in two statements beside what its clocks go by; one that is not theirs to see is as unknown as a missing one. */
export async function ticket(
  { db, clock, beside }: Pick<TicketDeskDeps, "db" | "clock" | "beside">,
  context: DeskContext,
  number: string,
): Promise<DeskTicket | null> {
  const staff = await context.staff();
  const list = deskTicketList(
    { number, ...inReach(staff) },
    { language: context.language, isAscending: true, beside, work: await clockwork({ db, clock }) },
  );
  const {
    items: [row],
  } = await readPage(db, list, { limit: 1 });
  const parts = row && (await ticketRecordParts(db, number));
  if (!row || !parts) return null;
  const { said, files, phone, person, sentAt, others, ...rest } = parts;
  return {
    ...rest,
    row,
    steps: [...stepsFrom(row.status)],
    sentAt: sentAt?.toISOString() ?? null,
    person: { ...person, phone: phone === "" ? person.phone : phone },
    said: said.map((one) => ({ ...one, at: instant(one.at) })),
    files: files.map((one) => ({ ...one, at: instant(one.at) })),
    others: [...others],
  };
}

const instant = (text: string) => new Date(text).toISOString();
