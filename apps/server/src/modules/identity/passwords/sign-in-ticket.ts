import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { hashOfSecret, newSecret } from "../../../platform/secrets/one-time-secret.ts";
import { inTransaction } from "../../../platform/transaction.ts";

/** Whoever has just set a password is on the way to the sign-in page; it takes no longer. */
const ticketSeconds = 120;

/** A ticket that lets a user in once without typing the new password again. */
export async function newTicket(
  tx: Tx,
  {
    uid,
    now,
    provesPerson = true,
  }: { readonly uid: string; readonly now: Date; readonly provesPerson?: boolean },
): Promise<string> {
  const { secret, hash } = newSecret();
  const until = new Date(now.getTime() + ticketSeconds * 1000);
  await sql`
    insert into sign_in_ticket (secret_hash, uid, created_at, expires_at, proves_person)
    values (${hash}, ${uid}, ${now}, ${until}, ${provesPerson})`.execute(tx);
  return secret;
}

/** Whose ticket it is, and whether whoever has it gave a password; it is gone with that. */
export async function useTicket(
  { db, clock }: Deps,
  secret: string,
): Promise<{ readonly uid: string; readonly provesPerson: boolean } | undefined> {
  const { rows } = await inTransaction(db, (tx) =>
    sql<{ uid: string; created_at: Date; proves_person: boolean }>`
      delete from sign_in_ticket where secret_hash = ${hashOfSecret(secret)} and expires_at > ${clock.realTime()}
      returning uid, created_at, proves_person`.execute(tx),
  );
  const [ticket] = rows;
  if (!ticket) return undefined;
  // Tokens tell time in seconds: one of the second in which all sessions were ended would count as older than that.
  const late = Math.ceil(ticket.created_at.getTime() / 1000) * 1000 - clock.realTime().getTime();
  if (late > 0) await setTimeout(late);
  return { uid: ticket.uid, provesPerson: ticket.proves_person };
}

export function ticketCookie(origin: string, ticket: string | undefined): string {
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  const life = ticket === undefined ? 0 : ticketSeconds;
  return `${ticketName(origin)}=${ticket ?? ""}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${secure}`;
}

export function ticketOf(cookies: string | undefined, origin: string): string | undefined {
  const pairs = (cookies ?? "").split(";").map((pair) => pair.trim().split("=", 2));
  const value = pairs.find(([key]) => key === ticketName(origin))?.[1];
  return value === "" ? undefined : value;
}

function ticketName(origin: string): string {
  return origin.startsWith("https:") ? "__Host-vycep-ticket" : "vycep-ticket";
}
