import type { ClientBase } from "pg";
import type { Day } from "../days.ts";
import { insertRows } from "../import/reading/save-rows.ts";
import { demoPasswordFor } from "./passwords.ts";

type Person = {
  readonly uid: string;
  readonly name: readonly [first: string, last: string];
  readonly role: string;
  readonly status?: "invited" | "suspended";
  readonly companies?: readonly string[];
};

/** One of each role, and what else a brewery has: somebody invited, somebody suspended (DESK-04). */
const people: readonly Person[] = [
  { uid: "S01", name: ["Miloš", "Janda"], role: "admin" },
  { uid: "S02", name: ["Tereza", "Malá"], role: "service" },
  { uid: "S03", name: ["Radim", "Kos"], role: "sales", companies: ["C1", "C4"] },
  { uid: "S04", name: ["Lenka", "Bartošová"], role: "dispatch" },
  { uid: "S05", name: ["Vojtěch", "Hrubeš"], role: "catalogue" },
  { uid: "S06", name: ["Klára", "Pešková"], role: "content" },
  { uid: "S07", name: ["Dana", "Veselá"], role: "finance" },
  { uid: "S08", name: ["Josef", "Říha"], role: "driver" },
  { uid: "S09", name: ["Pavla", "Nová"], role: "service", status: "invited" },
  { uid: "S10", name: ["Ota", "Bílek"], role: "sales", status: "suspended" },
];

/** The people of the demo brewery, who sign in at the desk with the demo's password. */
export async function employDemoStaff(tx: ClientBase, today: Day): Promise<void> {
  const since = `${today} 00:00 Europe/Prague`;
  await insertRows(
    tx,
    "staff_member",
    people.map(({ uid, name: [first, last], status = "active" }) => ({
      uid,
      first_name: first,
      last_name: last,
      email: `${folded(first)}.${folded(last)}@lipovrch.example`,
      language: "cs",
      status,
      created_at: since,
      version: 1,
    })),
  );
  await insertRows(
    tx,
    "staff_role",
    people.map(({ uid, role }) => ({ uid, role })),
  );
  await insertRows(
    tx,
    "staff_company",
    people.flatMap(({ uid, companies = [] }) => companies.map((id) => ({ uid, company_id: id }))),
  );
  const signingIn = people.filter(({ status }) => status !== "invited");
  await insertRows(
    tx,
    "user_password",
    await Promise.all(signingIn.map(({ uid }) => demoPasswordFor(uid, today))),
  );
}

function folded(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
