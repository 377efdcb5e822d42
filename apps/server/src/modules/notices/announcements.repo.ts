import type { Language } from "@vycep/domain/market/language";
import type { Announcement, Audience, Severity } from "@vycep/domain/notices/announcement";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";

export type AnnouncementRow = Announcement & {
  readonly key: string;
  readonly title: string;
  readonly body: string;
  readonly link: string | null;
};

type StoredRow = Pick<AnnouncementRow, "key" | "title" | "body" | "link" | "isDismissed"> & {
  readonly severity: Severity;
  readonly audience: Audience["kind"];
  readonly audienceIds: readonly string[];
  readonly startsAt: Date;
  readonly endsAt: Date;
};

/** The messages that have not ended by a moment, in one statement; few of them ever stand at once. */
export async function findAnnouncements(
  db: Db,
  { uid, at, language }: { readonly uid: string | undefined; readonly at: Date; readonly language: Language },
): Promise<readonly AnnouncementRow[]> {
  const { rows } = await sql<StoredRow>`
    select a.key, a.severity, a.audience, a.audience_ids as "audienceIds", text_in(a.titles, ${language}) as title,
      coalesce(text_in(a.bodies, ${language}), '') as body, a.link, a.starts_at as "startsAt", a.ends_at as "endsAt",
      exists (select from announcement_dismissal d where d.key = a.key and d.uid = ${uid ?? null}) as "isDismissed"
    from announcement a where a.ends_at > ${at} order by a.key`.execute(db);
  return rows.map(({ audience: kind, audienceIds: ids, startsAt, endsAt, ...row }) => ({
    ...row,
    audience: { kind, ids },
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
  }));
}

/** Notes that somebody put a message away; the first time counts. */
export async function writeDismissal(
  tx: Tx,
  { uid, key, at }: { readonly uid: string; readonly key: string; readonly at: Date },
): Promise<void> {
  await sql`
    insert into announcement_dismissal (uid, key, dismissed_at) values (${uid}, ${key}, ${at})
    on conflict do nothing`.execute(tx);
}
