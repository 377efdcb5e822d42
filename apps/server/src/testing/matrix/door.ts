import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { TestServer } from "../test-server.ts";
import { type ActorKind, uidOf } from "./actors.ts";

/** A session and a passkey of the actor's, made for a call that uses them: what they prove is no concern of the matrix. */
export async function idsAtTheDoor(
  server: TestServer,
  kind: ActorKind,
  used: readonly string[],
): Promise<{ readonly sessionId?: string; readonly passkeyId?: string }> {
  const uid = uidOf(kind);
  if (uid === undefined) return {};
  return {
    ...(used.includes("sessionId") ? { sessionId: await sessionOf(server, uid) } : {}),
    ...(used.includes("passkeyId") ? { passkeyId: await passkeyOf(server, uid) } : {}),
  };
}

/** One at a time, so that what calls have made of earlier ones is gone. */
async function sessionOf({ deps }: TestServer, uid: string): Promise<string> {
  const id = randomUUID();
  const now = deps.clock.realTime();
  await sql`delete from user_session where uid = ${uid}`.execute(deps.db);
  await sql`
    insert into user_session (id, uid, session_name, user_agent, first_address, last_address, signed_in_at,
      authenticated_at, last_used_at)
    values (${id}, ${uid}, ${randomUUID()}, '', '192.0.2.1', '192.0.2.1', ${now}, ${now}, ${now})`.execute(
    deps.db,
  );
  return id;
}

async function passkeyOf({ deps }: TestServer, uid: string): Promise<string> {
  const id = randomUUID();
  await sql`delete from passkey where uid = ${uid}`.execute(deps.db);
  await sql`
    insert into passkey (id, uid, credential_id, public_key, sign_count, transports, name, created_at)
    values (${id}, ${uid}, ${randomUUID()}, ${Buffer.alloc(1)}, 0, '', 'Telefon', ${deps.clock.realTime()})`.execute(
    deps.db,
  );
  return id;
}
