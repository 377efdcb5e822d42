import { sql } from "kysely";
import type { Db } from "../platform/db.ts";

/** Time passes for mails that wait: their times are the database's, whose clock no test can set. */
export async function laterForMails(db: Db, ms: number): Promise<void> {
  const passed = sql`make_interval(secs => ${ms / 1000})`;
  await sql`
    update mail set created_at = created_at - ${passed}, next_attempt_at = next_attempt_at - ${passed}
    where sent_at is null and set_aside_at is null`.execute(db);
}

export type MailState = {
  readonly state: "waiting" | "sent" | "set-aside";
  readonly attempts: number;
  readonly lastError: string | null;
  readonly isForgotten: boolean;
};

/** What became of every mail, by receiver. */
export async function mailStates(db: Db): Promise<ReadonlyMap<string, MailState>> {
  const { rows } = await sql<MailState & { recipient: string }>`
    select recipient, attempts, last_error as "lastError", sealed_facts is null as "isForgotten",
      case when sent_at is not null then 'sent' when set_aside_at is not null then 'set-aside' else 'waiting' end as state
    from mail order by recipient`.execute(db);
  return new Map(rows.map(({ recipient, ...state }) => [recipient, state]));
}
