import type { CompanyId, UserId } from "@vycep/domain/kernel/ids";
import { sql } from "kysely";
import type { Db } from "../../../platform/db.ts";
import { auditFactsInSql, type PastEntry } from "../../audit/audit.facts.ts";

/** One change of a user with the name of who made it; none when it was nobody of the portal. */
export type PastChange = Pick<PastEntry, "action" | "detail"> & {
  readonly at: Date;
  readonly by: string | null;
};

/** So many changes tell the story of a user. */
const mostChanges = 100;

/** What a company changed of a user, newest first, with the names of those who did. */
export async function userHistory(db: Db, companyId: CompanyId, uid: UserId): Promise<readonly PastChange[]> {
  const entries = auditFactsInSql.entriesOf(
    { kind: "user", id: sql`${uid}`, companyId: sql`${companyId}` },
    mostChanges,
  );
  const { rows } = await sql<PastChange>`
    select e.at, e.action, e.detail, a.first_name || ' ' || a.last_name as by
    from ${entries} e left join app_user a on a.uid = e.actor_uid
    order by e.at desc, e.id desc`.execute(db);
  return rows;
}
