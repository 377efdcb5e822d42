import { sql } from "kysely";
import type { Db, Tx } from "../../../../platform/db.ts";
import type { MadePasskey, OfferedPasskey } from "../../../../platform/passkeys/passkeys.ts";

/** Telephones that a driver has a passkey on, as a browser finds them again. */
export async function knownOnTelephones(db: Db, driverId: string): Promise<readonly OfferedPasskey[]> {
  const { rows } = await sql<OfferedPasskey>`
    select credential_id, transports from driver_passkey where driver_id = ${driverId} order by created_at, id`.execute(
    db,
  );
  return rows;
}

type NewPasskey = MadePasskey & {
  readonly id: string;
  readonly driverId: string;
  readonly passId: string;
  readonly name: string;
  readonly now: Date;
};

/** False where the key is known already, or the code of the day has made another one meanwhile. */
export async function keepDriverPasskey(tx: Tx, key: NewPasskey): Promise<boolean> {
  const { rows } = await sql`
    insert into driver_passkey (id, driver_id, credential_id, public_key, sign_count, transports, name, pass_id, created_at)
    values (${key.id}, ${key.driverId}, ${key.credentialId}, ${Buffer.from(key.publicKey)}, ${key.signCount},
      ${key.transports}, ${key.name}, ${key.passId}, ${key.now})
    on conflict do nothing returning id`.execute(tx);
  return rows.length > 0;
}

type KnownPasskey = {
  readonly id: string;
  readonly driverId: string;
  readonly name: string;
  readonly public_key: Buffer;
  readonly sign_count: string;
  readonly transports: string;
};

export async function findDriverPasskey(db: Db, credentialId: string): Promise<KnownPasskey | undefined> {
  const { rows } = await sql<KnownPasskey>`
    select id, driver_id as "driverId", name, public_key, sign_count::text as sign_count, transports
    from driver_passkey where credential_id = ${credentialId}`.execute(db);
  return rows[0];
}

type Visit = {
  readonly id: string;
  readonly signCount: number;
  readonly deviceHash: string;
  readonly day: string;
  readonly now: Date;
};

/** Opens a day for the telephone of a passkey; false where it was taken away meanwhile. */
export async function openVisit(tx: Tx, { id, signCount, deviceHash, day, now }: Visit): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with used as (
      update driver_passkey set sign_count = greatest(sign_count, ${signCount}), last_used_at = ${now}
      where id = ${id} returning id)
    insert into driver_visit (device_hash, passkey_id, day, began_at)
    select ${deviceHash}, id, ${day}::date, ${now} from used`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Takes a passkey away with every visit that it opened; the name of its telephone, undefined where there is none. */
export async function dropDriverPasskey(
  tx: Tx,
  { driverId, id }: { readonly driverId: string; readonly id: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    delete from driver_passkey where driver_id = ${driverId} and id::text = ${id} returning name`.execute(tx);
  return rows[0]?.name;
}
