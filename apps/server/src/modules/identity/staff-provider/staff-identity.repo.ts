import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";

/** Somebody as an issuer knows them. */
export type Subject = { readonly issuer: string; readonly subject: string };

/** Whether one of the staff comes by this issuer, and so by no password; nobody does where there is none. */
export function comesByProvider(uid: RawBuilder<unknown>, issuer: string | undefined): RawBuilder<boolean> {
  if (issuer === undefined) return sql`false`;
  return sql`exists (select from staff_identity known where known.uid = ${uid} and known.issuer = ${issuer})`;
}

/** The same of one person. */
export async function isOfProvider(db: Db, uid: string, issuer: string | undefined): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select ${comesByProvider(sql`${uid}`, issuer)} as known`.execute(db);
  return rows[0]?.known === true;
}

/** Who of the staff an issuer means. */
export async function uidOfSubject(db: Db, { issuer, subject }: Subject): Promise<string | undefined> {
  const { rows } = await sql<{ uid: string }>`
    select uid from staff_identity where issuer = ${issuer} and subject = ${subject}`.execute(db);
  return rows[0]?.uid;
}

export async function saveSubject(
  tx: Tx,
  { uid, issuer, subject, since }: Subject & { readonly uid: string; readonly since: Date },
): Promise<void> {
  await sql`
    insert into staff_identity (issuer, subject, uid, since) values (${issuer}, ${subject}, ${uid}, ${since})`.execute(
    tx,
  );
}
