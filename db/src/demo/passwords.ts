import { hash } from "@node-rs/argon2";
import type { ClientBase } from "pg";
import type { Day } from "../days.ts";
import { insertRows } from "../import/reading/save-rows.ts";

/** The password of every demo account; known to everybody, so it exists in the demo only. */
export const demoPassword = "Vycep-demo-2026";

/** Gives every user the demo password, each hash with a salt of its own (argon2id is the library's default). */
export async function setDemoPasswords(tx: ClientBase, today: Day): Promise<void> {
  const { rows } = await tx.query<{ uid: string }>("select uid from app_user order by uid");
  const values = await Promise.all(rows.map(({ uid }) => demoPasswordFor(uid, today)));
  await insertRows(tx, "user_password", values);
}

/** A row of the demo's password for whoever has this id. */
export async function demoPasswordFor(uid: string, today: Day) {
  return {
    uid,
    changed_at: `${today} 00:00 Europe/Prague`,
    hash: await hash(demoPassword),
    is_current: true,
  };
}
