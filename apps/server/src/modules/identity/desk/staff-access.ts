import { sql } from "kysely";
import type { Db } from "../../../platform/db.ts";
import { comesByProvider } from "../staff-provider/staff-identity.repo.ts";

export type AccessOfStaff = {
  readonly factors: readonly string[];
  readonly lastSeenAt: Date | null;
  readonly isOfProvider: boolean;
  readonly hasComeIn: boolean;
};

type Row = {
  readonly uid: string;
  readonly factors: readonly string[];
  readonly last_seen_at: Date | null;
  readonly by_provider: boolean;
  readonly has_come_in: boolean;
};

/**
 * With what some of the staff prove themselves beside a password, when they were last here, and whether the provider that is configured
 * lets them in, and whether they ever chose a password or came by a provider.
 */
export async function accessOfStaff(
  db: Db,
  uids: readonly string[],
  issuer: string | undefined,
): Promise<ReadonlyMap<string, AccessOfStaff>> {
  const { rows } = await sql<Row>`
    select a.uid,
      array_remove(array[
        case when exists (select from passkey p where p.uid = a.uid) then 'passkey' end,
        case when exists (select from authenticator t where t.uid = a.uid and t.confirmed_at is not null)
          then 'authenticator' end,
        case when exists (select from recovery_code c where c.uid = a.uid and c.used_at is null)
          then 'recovery-codes' end], null) as factors,
      (select max(s.last_used_at) from user_session s where s.uid = a.uid) as last_seen_at,
      ${comesByProvider(sql`a.uid`, issuer)} as by_provider,
      (exists (select from user_password w where w.uid = a.uid) or exists (select from passkey p where p.uid = a.uid)
        or exists (select from staff_identity i where i.uid = a.uid)) as has_come_in
    from unnest(${[...uids]}::text[]) as a (uid) order by a.uid`.execute(db);
  return new Map(
    rows.map(
      ({ uid, factors, last_seen_at: lastSeenAt, by_provider: isOfProvider, has_come_in: hasComeIn }) => [
        uid,
        { factors, lastSeenAt, isOfProvider, hasComeIn },
      ],
    ),
  );
}
