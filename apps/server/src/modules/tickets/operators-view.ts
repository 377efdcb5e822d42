import { encodeInstant } from "@vycep/contract/calendar/calendar.codec";
import { spacedPhone } from "@vycep/domain/market/phone";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { shipToInSql } from "../ship-to/ship-to.facts.ts";
import { usersInSql } from "../users/users.facts.ts";

/** Tickets as lines of a terminal: those that wait for the brewery, or all of them, the newest first. */
export async function operatorsList(db: Db, isAll: boolean): Promise<readonly string[]> {
  const { rows } = await sql<{
    readonly caseNumber: string;
    readonly opened: string;
    readonly status: string;
    readonly place: string;
    readonly title: string;
  }>`
    select t.case_number as "caseNumber", t.opened, t.status, ${shipToInSql.nameOf(sql`t.ship_to_id`)} as place, t.title
    from ticket t
    where ${isAll} or t.status not in ('Problem Solved', 'Cancelled', 'Merged', 'Waiting for Details')
    order by t.opened desc, t.case_number desc limit 200`.execute(db);
  return rows.map(({ caseNumber, opened, status, place, title }) =>
    onTerminal([caseNumber, opened, status, place, title].join("  ")),
  );
}

/** One ticket with all that was said to it; undefined where there is none. */
export async function operatorsTicket(db: Db, caseNumber: string): Promise<readonly string[] | undefined> {
  const { rows } = await sql<{
    readonly title: string;
    readonly description: string;
    readonly status: string;
    readonly opened: string;
    readonly place: string;
    readonly person: string;
    readonly phone: string;
    readonly about: string;
    readonly said: readonly { readonly at: string; readonly person: string; readonly text: string }[];
  }>`
    select t.title, t.description, t.status, t.opened, ${shipToInSql.nameOf(sql`t.ship_to_id`)} as place, t.phone,
      ${usersInSql.nameOf(sql`t.uid`)} as person,
      concat_ws(', ', 'order ' || t.order_number, 'line ' || t.order_line, 'invoice ' || t.invoice_number,
        'delivery ' || t.delivery_number, 'material ' || t.material) as about,
      coalesce((select json_agg(json_build_object('at', c.at, 'text', c.text,
          'person', coalesce(c.author, ${usersInSql.nameOf(sql`c.uid`)})) order by c.at, c.id)
        from ticket_comment c where c.case_number = t.case_number), '[]') as said
    from ticket t where t.case_number = ${caseNumber}`.execute(db);
  const [ticket] = rows;
  if (ticket === undefined) return undefined;
  const { title, description, status, opened, place, person, phone, about, said } = ticket;
  return [
    `${caseNumber}  ${status}  ${title}`,
    [opened, place, person, spacedPhone(phone), about].filter((part) => part !== "").join("  "),
    "",
    ...description.split("\n"),
    ...said.flatMap((comment) => [
      "",
      `${encodeInstant(new Date(comment.at))}  ${comment.person}:`,
      ...comment.text.split("\n"),
    ]),
  ].map(onTerminal);
}

/** What customers typed gives the terminal no orders. */
function onTerminal(line: string): string {
  return line.replaceAll(/[\p{Cc}\p{Cf}]/gu, " ");
}
