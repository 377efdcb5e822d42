import type { DemoUser } from "@vycep/contract/identity/identity.rest";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { type AccountRow, accountsByUid, usersInSql } from "../users/users.facts.ts";

/** Known to everybody, which is why it works in the demo only. */
export const demoPassword = "Vycep-demo-2026";

/** One person of each kind who can sign in, in the order of the sign-in page; the key names the text that says what they show. */
const people: readonly { readonly uid: string; readonly roleKey: string }[] = [
  { uid: "U001", roleKey: "owner" },
  { uid: "U002", roleKey: "delegated-owner" },
  { uid: "U003", roleKey: "tank-and-unfiltered" },
  { uid: "U006", roleKey: "accountant" },
  { uid: "U037", roleKey: "several-companies" },
  { uid: "U012", roleKey: "wholesale" },
  { uid: "U014", roleKey: "warehouse" },
  { uid: "U019", roleKey: "retail-chain" },
  { uid: "U020", roleKey: "sub-account" },
  { uid: "U024", roleKey: "slovak-owner" },
  { uid: "U009", roleKey: "academy-only" },
  { uid: "U010", roleKey: "suspended-ship-to" },
];

/** The sign-in buttons of the demo. People whom the database does not have are left out. */
export async function demoUsers(db: Db): Promise<readonly DemoUser[]> {
  const accounts = await accountsByUid(
    db,
    people.map(({ uid }) => uid),
  );
  return people.flatMap(({ uid, roleKey }) => {
    const account = accounts.find((each) => each.uid === uid);
    return account ? [demoUserOf(account, roleKey)] : [];
  });
}

/**
 * Whether the database holds people of the demo, whose password everybody knows. They are known by their addresses: no
 * real one can end on the demo's (RFC 2606).
 */
export async function hasDemoUsers(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from ${usersInSql.whoMaySignIn} u where u.email ~* '[.]example$') as found`.execute(
    db,
  );
  return rows[0]?.found === true;
}

function demoUserOf({ email, first_name: first, last_name: last }: AccountRow, roleKey: string): DemoUser {
  return {
    email,
    name: `${first} ${last}`,
    initials: `${[...first][0] ?? ""}${[...last][0] ?? ""}`,
    roleKey,
  };
}
