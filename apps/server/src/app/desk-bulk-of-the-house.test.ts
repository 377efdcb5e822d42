import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  actionsOf,
  type Batch,
  begin,
  beginning,
  doNextOf,
  doneInBulk,
  workedOff,
} from "../testing/desk/ask-bulk.ts";
import { askPayments } from "../testing/desk/ask-payments.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
let admin: StaffCaller;
let finance: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  [admin, finance] = [await server.asStaff("S01"), await server.asStaff("S07")];
});
afterAll(() => server.stop());

const codesOf = ({ refusals }: Batch) => Object.fromEntries(refusals.map(({ id, code }) => [id, code]));

describe("DLIST-03 papers in bulk", () => {
  const mutation = "changePapers";
  const act = "markPaid";
  const paidOn = "2026-11-20";
  const { waiting, paidOf } = askPayments(
    () => server,
    () => finance,
  );
  async function idOf(number: string): Promise<string> {
    const { rows } = await sql<{ id: number }>`
      select id from document where kind = 'invoice' and number = ${number}`.execute(server.deps.db);
    return String(rows[0]?.id);
  }
  async function stateOf(number: string) {
    const { rows } = await sql<{ state: string }>`
      select state from document where kind = 'invoice' and number = ${number}`.execute(server.deps.db);
    return rows[0]?.state;
  }

  test("is no stranger's, nor whoever's that may not write a payment alone", async () => {
    const variables = { input: { key: "x", ids: ["1"], act, paidOn } };
    const payload = { query: beginning(mutation), variables };
    const { statusCode } = await server.stranger.request({ method: "POST", url: "/desk/graphql", payload });
    expect(statusCode).toBe(401);
    const vojtech = await server.asStaff("S05");
    expect((await vojtech.desk(beginning(mutation), variables)).errors[0]?.extensions.code).toBe(
      "not-your-area",
    );
    const burn = { input: { ...variables.input, act: "burn" } };
    expect((await finance.desk(beginning(mutation), burn)).errors[0]?.extensions.code).toBe(
      "invalid-document",
    );
    const day = { input: { key: "x", filter: { issuedFrom: "soon" }, act, paidOn } };
    expect((await finance.desk(beginning(mutation), day)).errors[0]?.extensions.code).toBe("date-invalid");
  });

  test.each([
    ["nothing named", { ids: [], act, paidOn }, "nothing-chosen", null],
    ["nothing found", { filter: { text: "nothing like it" }, act, paidOn }, "nothing-chosen", null],
    ["no day", { ids: ["1"], act }, "day-unreadable", "paidOn"],
    ["a day that is none", { ids: ["1"], act, paidOn: "2026-02-31" }, "day-unreadable", "paidOn"],
    ["a day to come", { ids: ["1"], act, paidOn: "2099-01-01" }, "day-ahead", "paidOn"],
  ])("refused before it begins: %s", async (_case, input, code, field) => {
    expect(await begin(finance, mutation, input)).toMatchObject({ batch: null, refusal: { code, field } });
  });

  test("what is still open of each is written as paid once; what nobody pays, or is gone, is left and said why", async () => {
    const { first, second } = await waiting();
    const before = (await paidOf(first.number)) ?? 0;
    const { rows } = await sql<{ id: number; number: string }>`
      select id, number from document where kind = 'delivery-note' order by id limit 1`.execute(
      server.deps.db,
    );
    const note = String(rows[0]?.id);
    const ids = [await idOf(first.number), note, "999999999999", "x"];
    const paid = await doneInBulk(server, finance, { mutation, ids, act, paidOn });
    expect(paid).toMatchObject({ total: 4, done: 1, refused: 3 });
    expect(codesOf(paid)).toEqual({
      [note]: "nobody-pays",
      "999999999999": "paper-unknown",
      x: "paper-unknown",
    });
    expect(paid.refusals.find(({ id }) => id === note)).toMatchObject({
      name: expect.stringMatching(new RegExp(`^${rows[0]?.number} · .`)),
      message: "Tento doklad nikdo neplatí.",
    });
    expect(await paidOf(first.number)).toBe(before + first.open);
    expect(await stateOf(first.number)).toBe("paid");
    expect(await stateOf(second.number)).toBe("open");
    expect(await actionsOf(server, paid.id)).toEqual(["invoice.paid"]);
    const again = await doneInBulk(server, finance, { mutation, ids: ids.slice(0, 1), act, paidOn });
    expect(codesOf(again)).toEqual({ [ids[0] ?? ""]: "invoice-unknown" });
    expect(await paidOf(first.number)).toBe(before + first.open);
  });

  test("all that a list finds: each of a company that waits for money", async () => {
    const { first } = await waiting();
    const filter = { tab: "invoices", companyId: first.companyId, standing: "overdue" };
    const { data } = await finance.desk(
      "query ($filter: DeskPaperFilter!) { papers(filter: $filter, first: 200) { total } }",
      { filter },
    );
    const { total } = (data?.["papers"] ?? { total: 0 }) as { readonly total: number };
    expect(total).toBeGreaterThan(0);
    const paid = await doneInBulk(server, finance, { mutation, filter, act, paidOn });
    expect(paid.total).toBe(total);
    expect(paid.done + paid.refused).toBe(total);
    expect(paid.done).toBeGreaterThan(0);
  });

  test("of companies that somebody does not see no paper is named, nor paid", async () => {
    const { db } = server.deps;
    await sql`
      insert into staff_right (role, area, power) values ('sales', 'papers', 'see'), ('sales', 'papers', 'change')
      on conflict do nothing`.execute(db);
    const radim = await server.asStaff("S03");
    const { rows } = await sql<{ id: number }>`
      select id from document where kind = 'invoice' and state = 'open' and company_id not in ('C1', 'C4') order by id limit 1`.execute(
      db,
    );
    const id = String(rows[0]?.id);
    const paid = await doneInBulk(server, radim, { mutation, ids: [id], act, paidOn });
    expect(paid.refusals).toMatchObject([{ id, name: null, code: "paper-unknown" }]);
  });

  test("DEDIT-05 where the ERP keeps invoices nothing is written here", async () => {
    const { id } = await sql<{ id: number }>`select id from document limit 1`
      .execute(server.deps.db)
      .then(({ rows }) => rows[0] ?? { id: 0 });
    const owned = await startTestServer({ env: { VYCEP_ERP_OWNS: "invoices" } });
    try {
      const dana = await owned.asStaff("S07");
      expect(await begin(dana, mutation, { ids: [String(id)], act, paidOn })).toMatchObject({
        batch: null,
        refusal: { code: "erp-owns-invoices", field: null },
      });
    } finally {
      await owned.stop();
    }
  });
});

describe("DLIST-03 staff in bulk", () => {
  const mutation = "changeStaffMembers";
  async function standing(uid: string) {
    const { rows } = await sql<{ status: string; roles: readonly string[] }>`
      select status, array(select r.role from staff_role r where r.uid = s.uid order by 1) as roles
      from staff_member s where uid = ${uid}`.execute(server.deps.db);
    return rows[0];
  }

  test("is no stranger's, nor whoever's that may not change one of them alone", async () => {
    const variables = { input: { key: "x", ids: ["S06"], act: "suspend" } };
    const payload = { query: beginning(mutation), variables };
    const { statusCode } = await server.stranger.request({ method: "POST", url: "/desk/graphql", payload });
    expect(statusCode).toBe(401);
    const { errors } = await finance.desk(beginning(mutation), variables);
    expect(errors[0]?.extensions.code).toBe("not-your-area");
  });

  test.each([
    ["an act that is none", { act: "burn" }],
    ["a role that is none", { act: "giveRole", role: "king" }],
  ])("bad input: %s", async (_case, input) => {
    const { errors } = await admin.desk(beginning(mutation), { input: { key: "x", ids: ["S06"], ...input } });
    expect(errors[0]?.extensions.code).toMatch(/^invalid-/);
  });

  test.each([
    ["nobody named", { ids: [], act: "suspend" }, "nothing-chosen", null],
    ["no role to give", { ids: ["S06"], act: "giveRole" }, "no-role", "role"],
    ["no role to take", { ids: ["S06"], act: "takeRole" }, "no-role", "role"],
  ])("refused before it begins: %s", async (_case, input, code, field) => {
    expect(await begin(admin, mutation, input)).toMatchObject({ batch: null, refusal: { code, field } });
  });

  test("a role is given and taken away, with what else they are kept; nobody is left without one", async () => {
    const ids = ["S05", "S06"];
    const given = await doneInBulk(server, admin, { mutation, ids, act: "giveRole", role: "content" });
    expect(codesOf(given)).toEqual({ S06: "so-already" });
    expect(await standing("S05")).toMatchObject({ roles: ["catalogue", "content"] });
    const taken = await doneInBulk(server, admin, { mutation, ids, act: "takeRole", role: "content" });
    expect(codesOf(taken)).toEqual({ S06: "no-role" });
    expect(await standing("S05")).toMatchObject({ roles: ["catalogue"] });
    const { rows } = await sql<{ detail: unknown }>`
      select detail from audit_entry where request_id = ${`bulk-${taken.id}`}`.execute(server.deps.db);
    expect(rows).toEqual([{ detail: { roles: "catalogue", rolesBefore: "catalogue, content" } }]);
  });

  test("are signed out everywhere, oneself left out", async () => {
    const josef = await server.asStaff("S08");
    const ids = ["S01", "S08"];
    const out = await doneInBulk(server, admin, { mutation, ids, act: "endSessions" });
    expect(codesOf(out)).toEqual({ S01: "own-sessions" });
    expect((await josef.desk("{ me { uid } }")).status).toBe(401);
    expect(await standing("S08")).toMatchObject({ status: "active" });
    expect(await actionsOf(server, out.id)).toEqual(["staff.sessions-ended"]);
  });

  test("DSIGN-08 the last administrator stays, whoever else may change staff", async () => {
    const { db } = server.deps;
    await sql`insert into staff_right (role, area, power) values ('finance', 'staff', 'see'), ('finance', 'staff', 'change')`.execute(
      db,
    );
    const ids = ["S01"];
    const gone = await doneInBulk(server, finance, { mutation, ids, act: "takeRole", role: "admin" });
    expect(codesOf(gone)).toEqual({ S01: "no-role" });
    const out = await doneInBulk(server, finance, { mutation, ids, act: "suspend" });
    expect(codesOf(out)).toEqual({ S01: "last-administrator" });
    await sql`delete from staff_right where role = 'finance' and area = 'staff'`.execute(db);
    expect(await standing("S01")).toEqual({ status: "active", roles: ["admin"] });
  });

  test("whoever loses the right while their batch goes on changes nobody more", async () => {
    await doneInBulk(server, admin, { mutation, ids: ["S06"], act: "giveRole", role: "admin" });
    const klara = await server.asStaff("S06");
    const { batch } = await begin(klara, mutation, { ids: ["S04", "S05"], act: "giveRole", role: "driver" });
    await doNextOf(server);
    await sql`delete from staff_role where uid = 'S06' and role = 'admin'`.execute(server.deps.db);
    await workedOff(server);
    const { rows } = await sql<{ id: string; code: string | null }>`
      select record_id as id, code from bulk_batch_row where batch_id = ${batch?.id} order by 1`.execute(
      server.deps.db,
    );
    expect(rows).toEqual([
      { id: "S04", code: null },
      { id: "S05", code: "no-longer-allowed" },
    ]);
    expect(await standing("S05")).toMatchObject({ roles: ["catalogue"] });
  });

  // The last one: whoever was signed out does not come in again while the clock of the test stands.
  test("everybody but oneself is suspended and signed out at once, and let in again; who cannot be says why", async () => {
    const klara = await server.asStaff("S06");
    const out = await doneInBulk(server, admin, { mutation, ids: null, act: "suspend" });
    expect(out).toMatchObject({ total: 10, done: 8, refused: 2 });
    expect(codesOf(out)).toEqual({ S01: "own-rights", S10: "so-already" });
    expect(out.refusals[0]).toMatchObject({
      name: "Miloš Janda",
      message: "Vlastní práva si nikdo nemění. Požádejte jiného správce.",
    });
    expect((await klara.desk("{ me { uid } }")).status).toBe(401);
    const ids = ["S02", "S03", "S04", "S05", "S06", "S07", "S08", "S99"];
    const back = await doneInBulk(server, admin, { mutation, ids, act: "letIn" });
    expect(back).toMatchObject({ done: 7 });
    expect(codesOf(back)).toEqual({ S99: "member-unknown" });
    expect(codesOf(await doneInBulk(server, admin, { mutation, ids: ["S06"], act: "letIn" }))).toEqual({
      S06: "so-already",
    });
    expect(new Set(await actionsOf(server, back.id))).toEqual(new Set(["staff.changed"]));
    expect(await standing("S06")).toEqual({ status: "active", roles: ["content"] });
  });
});
