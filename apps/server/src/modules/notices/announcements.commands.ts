import type { Language } from "@vycep/domain/market/language";
import type { Audience, Severity } from "@vycep/domain/notices/announcement";
import { sql } from "kysely";
import type { Tx } from "../../platform/db.ts";

/** A message as the brewery makes it (BELL-04). */
export type NewAnnouncement = {
  readonly key: string;
  readonly severity: Severity;
  readonly audience: Audience;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly titles: Readonly<Partial<Record<Language, string>>>;
  readonly bodies: Readonly<Partial<Record<Language, string>>>;
  readonly link: string | null;
};

/** Makes a message; false where one has this name already. Open pages hear of it (schema/events.sql). */
export async function addAnnouncement(tx: Tx, made: NewAnnouncement): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into announcement (key, severity, audience, audience_ids, titles, bodies, link, starts_at, ends_at)
    values (${made.key}, ${made.severity}, ${made.audience.kind}, ${[...made.audience.ids]}::text[],
      ${JSON.stringify(made.titles)}::jsonb, ${JSON.stringify(made.bodies)}::jsonb, ${made.link}, ${made.startsAt},
      ${made.endsAt})
    on conflict (key) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** Ends a message now, or before it begins; false where none that has not ended yet has this name. */
export async function endAnnouncement(
  tx: Tx,
  { key, at }: { readonly key: string; readonly at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update announcement set ends_at = greatest(starts_at, ${at}::timestamptz)
    where key = ${key} and ends_at > greatest(starts_at, ${at}::timestamptz)`.execute(tx);
  return numAffectedRows === 1n;
}
