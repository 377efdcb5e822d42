import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type House, replacementsOf, wanted } from "../../../../testing/replacements/ask-replacements.ts";
import { startTestServer } from "../../../../testing/test-server.ts";

let house: House;
let desk: ReturnType<typeof replacementsOf>;
beforeAll(async () => {
  const server = await startTestServer();
  const [owner, service, dispatch] = await Promise.all([
    server.as("U001"),
    server.asStaff("S02"),
    server.asStaff("S04"),
  ]);
  house = { server, owner, service, dispatch };
  desk = replacementsOf(house);
});
afterAll(() => house.server.stop());
beforeEach(() => house.server.clock.set("2026-11-23T09:00:00"));

test("DDISP-06 a stranger plans nothing", async () => {
  const query = `mutation ($input: DeskCreateReplacementInput!) { createReplacement(input: $input) { replacement } }`;
  const payload = { query, variables: { input: { number: "4700100001", version: 1, wanted: wanted(1) } } };
  const call = { method: "POST" as const, url: "/desk/graphql", payload };
  expect((await house.server.stranger.request(call)).statusCode).toBe(401);
});

describe("DDISP-06 what can be no replacement delivery", () => {
  test.each([
    ["no day", { wanted: wanted(1, { deliveryDate: "30. 11." }) }],
    ["no way", { wanted: wanted(1, { method: "bicycle" }) }],
    ["a word that is too long", { wanted: wanted(1), message: "x".repeat(201) }],
  ])("%s", async (_case, more) => {
    const { errors } = await desk.ask({ number: "4700100001", version: 1, ...more });
    expect(errors).toHaveLength(1);
  });
});

test("DDISP-06 content may plan none, and sales none of companies that are not theirs", async () => {
  const number = await desk.shortOrder();
  const { version } = await desk.seen(number);
  const input = { number, version, wanted: wanted(1) };
  const content = await desk.ask(input, await house.server.asStaff("S06"));
  expect(content.errors[0]?.extensions.code).toBe("not-your-area");
  await sql`delete from staff_company where uid = 'S03' and company_id = 'C1'`.execute(house.server.deps.db);
  const foreign = await desk.planned(input, await house.server.asStaff("S03"));
  expect(foreign).toMatchObject({ order: null, replacement: null, refusal: { code: "order-unknown" } });
  await sql`insert into staff_company (uid, company_id) values ('S03', 'C1')`.execute(house.server.deps.db);
  expect((await desk.seen(number)).replacements).toEqual([]);
});

describe("DDISP-06 refused, and nothing is planned", () => {
  test("of an order that waits, and of one that came whole", async () => {
    const number = await desk.sentOrder();
    const { version } = await desk.seen(number);
    const { refusal } = await desk.planned({ number, version, wanted: wanted(1) });
    expect(refusal?.code).toBe("nothing-short");
    expect((await desk.tried({ number, version })).refusal?.code).toBe("nothing-short");
  });

  test("more than is missing, a line that is none, nothing at all, and a day that is closed", async () => {
    const number = await desk.shortOrder();
    const { version } = await desk.seen(number);
    for (const [want, code, said] of [
      [wanted(6), "more-than-short", "nejvýše 5"],
      [wanted(1, { lines: [{ lineNo: 2, boxes: 1 }] }), "more-than-short", "nejvýše 0"],
      [wanted(1, { lines: [{ lineNo: 7, boxes: 1 }] }), "line-unknown", ""],
      [wanted(1, { lines: [] }), "nothing-replaced", ""],
      [wanted(1, { deliveryDate: "2026-11-28" }), "not-orderable", ""],
    ] as const) {
      const { refusal, replacement } = await desk.planned({ number, version, wanted: want });
      expect(refusal).toMatchObject({ code, message: expect.stringContaining(said) });
      expect(replacement).toBeNull();
    }
    const closed = await desk.tried({ number, version, wanted: wanted(1, { deliveryDate: "2026-11-28" }) });
    expect(closed.replacement?.["obstacles"]).toMatchObject([{ code: "day-closed" }]);
    expect(await desk.seen(number)).toMatchObject({ version, replacements: [] });
  });

  test("while another ERP owns orders", async () => {
    const connected = await startTestServer({ env: { VYCEP_ERP_OWNS: "orders" } });
    const staff = await connected.asStaff("S02");
    const { rows } = await sql<{ number: string; version: number }>`
      select order_number as number, version from sales_order limit 1`.execute(connected.deps.db);
    expect((await desk.planned({ ...rows[0], wanted: wanted(1) }, staff)).refusal?.code).toBe(
      "erp-owns-orders",
    );
    await connected.stop();
  });
});
