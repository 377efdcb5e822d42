import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";

/** A message as an operator sees it. */
export type AnnouncementLine = {
  readonly key: string;
  readonly severity: string;
  readonly audience: string;
  readonly audienceIds: readonly string[];
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** How many people put it away. */
  readonly dismissals: number;
};

/** The messages of the brewery that stand or are to come, and those of the last thirty days, the newest first (BELL-04). */
export async function announcementLines(db: Db, at: Date): Promise<readonly AnnouncementLine[]> {
  const { rows } = await sql<AnnouncementLine>`
    select a.key, a.severity, a.audience, a.audience_ids as "audienceIds", text_in(a.titles, 'cs') as title,
      a.starts_at as "startsAt", a.ends_at as "endsAt",
      (select count(*)::int from announcement_dismissal d where d.key = a.key) as dismissals
    from announcement a where a.ends_at > ${at}::timestamptz - interval '30 days'
    order by a.starts_at desc, a.key`.execute(db);
  return rows;
}
