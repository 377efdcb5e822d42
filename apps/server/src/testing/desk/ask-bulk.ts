import { sql } from "kysely";
import { expect } from "vitest";
import { allBulkWork } from "../../app/desk.ts";
import { doNext } from "../../modules/bulk/do-bulk.ts";
import { staffNow } from "../../modules/staff/staff.facts.ts";
import type { StaffCaller, TestServer } from "../test-server.ts";

/** A change of many records as the tests of the desk ask for it. */
export type Batch = {
  readonly id: string;
  readonly act: string;
  readonly finishedAt: string | null;
  readonly total: number;
  readonly done: number;
  readonly refused: number;
  readonly refusals: readonly Readonly<Record<"id" | "name" | "code" | "message", string | null>>[];
};
type Answer = {
  readonly batch: Batch | null;
  readonly refusal: Readonly<Record<"code" | "message" | "field", string | null>> | null;
};
const fields = "id act finishedAt total done refused refusals { id name code message }";
const mutations = {
  changeContents: "DeskContentsInBulkInput",
  changeMaterials: "DeskMaterialsInBulkInput",
  changeBundles: "DeskBundlesInBulkInput",
  changeLeaflets: "DeskLeafletsInBulkInput",
  changeTickets: "DeskTicketsInBulkInput",
  changeCustomerUsers: "DeskCustomerUsersInBulkInput",
  changeProductLimits: "DeskLimitsInBulkInput",
  changeCompanies: "DeskCompaniesInBulkInput",
  changeStaffMembers: "DeskStaffInBulkInput",
  changePapers: "DeskPapersInBulkInput",
} as const;
type Mutation = keyof typeof mutations;

/** How a change of many records of a list is begun. */
export const beginning = (mutation: Mutation) =>
  `mutation ($input: ${mutations[mutation]}!) { ${mutation}(input: $input) { batch { ${fields} } refusal { code message field } } }`;

/** Begins it; nothing is done yet. */
export async function begin(caller: StaffCaller, mutation: Mutation, input: object): Promise<Answer> {
  const variables = { input: { key: crypto.randomUUID(), ...input } };
  const { data, errors } = await caller.desk(beginning(mutation), variables, { lang: "cs" });
  expect(errors).toEqual([]);
  return data?.[mutation] as Answer;
}

export async function seen(caller: StaffCaller, id: string): Promise<Batch | null> {
  const query = `query ($id: ID!) { bulkBatch(id: $id) { ${fields} } }`;
  return (await caller.desk(query, { id }, { lang: "cs" })).data?.["bulkBatch"] as Batch | null;
}

/** What a worker does with the next record. */
export function doNextOf({ deps }: TestServer): Promise<boolean> {
  return doNext({ ...deps, staffNow }, allBulkWork);
}

/** Two workers at once, until neither finds anything. */
export async function workedOff(server: TestServer): Promise<void> {
  const work = async () => {
    for (let left = 300; left > 0 && (await doNextOf(server)); left -= 1);
  };
  await Promise.all([work(), work()]);
  await doNextOf(server);
}

/** Begins it, and tells what became of it. */
export async function doneInBulk(
  server: TestServer,
  caller: StaffCaller,
  { mutation, ...input }: { readonly mutation: Mutation } & Readonly<Record<string, unknown>>,
): Promise<Batch> {
  const { batch, refusal } = await begin(caller, mutation, input);
  expect(refusal).toBeNull();
  await workedOff(server);
  const after = await seen(caller, batch?.id ?? "");
  if (after === null) throw new Error("no such batch");
  expect(after.finishedAt).not.toBeNull();
  return after;
}

/** What stands in the log of a batch. */
export async function actionsOf({ deps }: TestServer, batch: string): Promise<readonly string[]> {
  const { rows } = await sql<{ action: string }>`
    select action from audit_entry where request_id = ${`bulk-${batch}`} order by id`.execute(deps.db);
  return rows.map(({ action }) => action);
}
