import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import { sinceSaidAgain } from "../../../platform/desk/said-again.ts";
import { staffInSql } from "../../staff/staff.facts.ts";
import { usersInSql } from "../../users/users.facts.ts";

type SaidOfRecord = {
  readonly id: string;
  readonly at: string;
  readonly kind: "customer" | "brewery" | "note" | "status";
  readonly by: string | null;
  readonly text: string;
};

/** What stands beside the row of a ticket, all in one statement. */
export type TicketRecordParts = {
  readonly version: number;
  readonly description: string;
  readonly sentAt: Date | null;
  readonly phone: string;
  readonly person: { readonly name: string; readonly phone: string; readonly language: string };
  readonly order: string | null;
  readonly invoice: string | null;
  readonly delivery: string | null;
  readonly mergedInto: string | null;
  readonly said: readonly SaidOfRecord[];
  readonly files: readonly {
    readonly id: string;
    readonly name: string;
    readonly bytes: number;
    readonly by: string | null;
    readonly at: string;
  }[];
  readonly others: readonly { readonly number: string; readonly title: string; readonly status: string }[];
};

const versionOf = sql`((select count(*) from ticket_comment c where c.case_number = t.case_number)
  + (select count(*) from ticket_change c where c.case_number = t.case_number))::int`;

export async function ticketRecordParts(db: Db, number: string): Promise<TicketRecordParts | undefined> {
  const { rows } = await sql<TicketRecordParts>`
    select ${versionOf} as version, t.description, t.sent_at as "sentAt", t.phone,
      ${usersInSql.callerOf(sql`t.uid`)} as person, t.order_number as order, t.invoice_number as invoice,
      t.delivery_number as delivery, t.merged_into as "mergedInto",
      coalesce((
        select json_agg(json_build_object('id', all_said.id, 'at', all_said.at, 'kind', all_said.kind, 'by', all_said.by,
          'text', all_said.text) order by all_said.at, all_said.rank, all_said.own)
        from (
          select 'c' || c.id as id, c.id as own, 1 as rank, c.at, case when c.uid is null then 'brewery' else 'customer' end as kind,
            coalesce(c.author, ${usersInSql.nameOf(sql`c.uid`)}) as by, c.text
          from ticket_comment c where c.case_number = t.case_number
          union all
          select 'n' || n.id, n.id, 2, n.at, 'note', ${staffInSql.nameOf(sql`n.by_uid`)}, n.text
          from ticket_note n where n.case_number = t.case_number
          union all
          select 's' || s.id, s.id, 3, s.at, 'status', ${usersInSql.nameOf(sql`s.uid`)}, s.status
          from ticket_change s where s.case_number = t.case_number) all_said), '[]') as said,
      coalesce((
        select json_agg(json_build_object('id', a.id, 'name', a.name, 'bytes', a.bytes, 'at', a.created_at,
          'by', ${usersInSql.nameOf(sql`a.uid`)}) order by a.created_at, a.id)
        from ticket_attachment a where a.case_number = t.case_number and a.file_id is not null), '[]') as files,
      coalesce((
        select json_agg(json_build_object('number', o.case_number, 'title', o.title, 'status', o.status))
        from (select * from ticket own where own.ship_to_id = t.ship_to_id and own.case_number <> t.case_number
          order by own.opened desc, own.case_number desc limit 10) o), '[]') as others
    from ticket t where t.case_number = ${number}`.execute(db);
  return rows[0];
}

/** The version of a ticket that was held, and who works on it. */
export async function ticketStanding(
  tx: Tx,
  number: string,
): Promise<{ readonly version: number; readonly assignee: string | null }> {
  const { rows } = await sql<{ version: number; assignee: string | null }>`
    select ${versionOf} as version,
      (select own.uid from ticket_assignee own where own.case_number = t.case_number) as assignee
    from ticket t where t.case_number = ${number}`.execute(tx);
  return rows[0] ?? { version: 0, assignee: null };
}

/** Who works on a ticket from now on; nobody where it is let go. */
export async function keepAssignee(
  tx: Tx,
  { number, uid, at }: { readonly number: string; readonly uid: string | null; readonly at: Date },
): Promise<void> {
  if (uid === null) {
    await tx.deleteFrom("ticket_assignee").where("case_number", "=", number).execute();
    return;
  }
  await sql`
    insert into ticket_assignee (case_number, uid, at) values (${number}, ${uid}, ${at})
    on conflict (case_number) do update set uid = excluded.uid, at = excluded.at`.execute(tx);
}

export async function insertTicketNote(
  tx: Tx,
  note: {
    readonly number: string;
    readonly companyId: string;
    readonly at: Date;
    readonly uid: string;
    readonly text: string;
  },
): Promise<boolean> {
  const { number, companyId, at, uid, text } = note;
  const { numAffectedRows } = await sql`
    insert into ticket_note (case_number, company_id, at, by_uid, text)
    select ${number}, ${companyId}, ${at}::timestamptz, ${uid}, ${text}
    where not exists (select from ticket_note n where n.case_number = ${number} and n.by_uid = ${uid} and n.text = ${text}
      and n.at > ${sinceSaidAgain(at)})`.execute(tx);
  return numAffectedRows === 1n;
}
