import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { afterHouseReport } from "../../../../app/after-house-report.ts";
import { placeSomeOrder } from "../../../../testing/ask-cart.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../../testing/test-server.ts";
import { confirmNext } from "./confirm-batches.ts";

let server: TestServer;
let service: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  service = await server.asStaff("S02");
});
afterAll(() => server.stop());

type Batch = {
  readonly id: string;
  readonly finishedAt: string | null;
  readonly total: number;
  readonly done: number;
  readonly refused: number;
  readonly refusals: readonly { readonly number: string; readonly code: string; readonly message: string }[];
};
const fields = "id finishedAt total done refused refusals { number code message }";

async function begin(input: Readonly<Record<string, unknown>>, caller = service) {
  const { data, errors } = await caller.desk(
    `mutation ($input: DeskConfirmOrdersInput!) { confirmOrders(input: $input) {
      batch { ${fields} } refusal { code } } }`,
    { input },
    { lang: "cs" },
  );
  expect(errors).toEqual([]);
  return data?.["confirmOrders"] as { batch: Batch | null; refusal: { code: string } | null };
}

async function seen(id: string, caller = service): Promise<Batch | null> {
  const query = `query ($id: ID!) { orderBatch(id: $id) { ${fields} } }`;
  return (await caller.desk(query, { id }, { lang: "cs" })).data?.["orderBatch"] as Batch | null;
}

const worker = () => ({ ...server.deps, afterReport: afterHouseReport });
/** Two workers at once, until neither finds anything. */
async function workedOff() {
  const work = async () => {
    for (let left = 100; left > 0 && (await confirmNext(worker())); left -= 1);
  };
  await Promise.all([work(), work()]);
  await confirmNext(worker());
}

async function placed(count: number): Promise<string[]> {
  const owner = await server.as("U001");
  const numbers: string[] = [];
  for (let n = 0; n < count; n += 1) numbers.push(await placeSomeOrder(owner));
  return numbers;
}

const confirmations = async (numbers: readonly string[]) => {
  const { rows } = await sql<{ events: number; audits: number }>`
    select (select count(*)::int from order_event where state = 'confirmed' and order_number = any(${[...numbers]}::text[])) as events,
      (select count(*)::int from audit_entry where action = 'order.confirmed' and subject_id = any(${[...numbers]}::text[])) as audits`.execute(
    server.deps.db,
  );
  return rows[0];
};

describe("DLIST-03 what is refused before it begins", () => {
  test.each([
    ["nothing chosen", { key: "none", numbers: [] }, "nothing-chosen"],
    ["nothing found", { key: "found", filter: { text: "%" } }, "nothing-chosen"],
    [
      "too many",
      { key: "many", numbers: Array.from({ length: 1001 }, (_, n) => String(4_700_000_000 + n)) },
      "too-many-orders",
    ],
  ])("%s", async (_case, input, code) => {
    expect(await begin(input)).toEqual({ batch: null, refusal: { code } });
  });
});

describe("DLIST-03 many orders are confirmed at once", () => {
  test("each once however often it is asked and however many work; each left out says why", async () => {
    const [blocked = "", provisional = "", cancelled = "", ...fine] = await placed(6);
    const { db } = server.deps;
    await sql`update sales_order set delivery_status = 'ORDER UNDER INVESTIGATION' where order_number = ${blocked}`.execute(
      db,
    );
    await sql`update sales_order set is_provisional = true where order_number = ${provisional}`.execute(db);
    await sql`update sales_order set state = 'cancelled' where order_number = ${cancelled}`.execute(db);
    const numbers = [blocked, provisional, cancelled, ...fine, "4799999999"];
    const [first, again] = [await begin({ key: "a", numbers }), await begin({ key: "a", numbers })];
    expect(first.batch).toMatchObject({ total: 7, done: 0, refused: 0, finishedAt: null });
    expect(again.batch?.id).toBe(first.batch?.id);
    await workedOff();
    const batch = await seen(first.batch?.id ?? "");
    expect(batch).toMatchObject({ total: 7, done: 3, refused: 4, finishedAt: expect.any(String) });
    expect(new Map(batch?.refusals.map(({ number, code }) => [number, code]))).toEqual(
      new Map([
        [blocked, "order-blocked"],
        [provisional, "provisional-prices"],
        [cancelled, "cancelled-meanwhile"],
        ["4799999999", "order-unknown"],
      ]),
    );
    expect(batch?.refusals.find(({ number }) => number === cancelled)?.message).toBe("Mezitím zrušena.");
    expect(await confirmations(fine)).toEqual({ events: 3, audits: 3 });
  });

  test("a worker that dies after it confirmed and before it said so leaves both undone for the next one", async () => {
    const numbers = await placed(2);
    const { batch } = await begin({ key: "killed", numbers });
    const dying = { ...worker(), afterReport: () => Promise.reject(new Error("killed")) };
    // A connection that is gone closes no row either.
    await sql`alter table order_batch_row add constraint nobody check (state <> 'refused') not valid`.execute(
      server.deps.db,
    );
    await expect(confirmNext(dying)).rejects.toThrow();
    await sql`alter table order_batch_row drop constraint nobody`.execute(server.deps.db);
    expect(await confirmations(numbers)).toEqual({ events: 0, audits: 0 });
    expect(await seen(batch?.id ?? "")).toMatchObject({ done: 0, refused: 0 });
    await workedOff();
    expect(await confirmations(numbers)).toEqual({ events: 2, audits: 2 });
    expect(await seen(batch?.id ?? "")).toMatchObject({ done: 2, refused: 0 });
  });

  test("all that a filter finds and that waits; a batch is its own person's, who finds it again", async () => {
    const numbers = await placed(2);
    const { batch } = await begin({ key: "filter", filter: { shipTos: ["500101"], states: ["received"] } });
    expect(batch?.total).toBeGreaterThanOrEqual(2);
    await workedOff();
    expect(await confirmations(numbers)).toEqual({ events: 2, audits: 2 });
    const mine = await service.desk("{ orderBatches { id } }");
    expect(mine.data).toMatchObject({ orderBatches: [{ id: batch?.id }, {}, {}] });
    expect(await seen(batch?.id ?? "", await server.asStaff("S01"))).toBeNull();
  });

  test("whoever loses the right meanwhile confirms nothing more; sales none of another's companies", async () => {
    const [foreign = ""] = (
      await sql<{ number: string }>`
        update sales_order set state = 'received' where order_number = (
          select order_number from sales_order where company_id = 'C2' and state = 'confirmed' order by 1 limit 1)
        returning order_number as number`.execute(server.deps.db)
    ).rows.map(({ number }) => number);
    const radim = await server.asStaff("S03");
    const { batch } = await begin({ key: "foreign", numbers: [foreign] }, radim);
    await workedOff();
    expect(await seen(batch?.id ?? "", radim)).toMatchObject({ refusals: [{ code: "order-unknown" }] });
    const [own = ""] = await placed(1);
    const second = await begin({ key: "suspended", numbers: [own] }, radim);
    await sql`update staff_member set status = 'suspended' where uid = 'S03'`.execute(server.deps.db);
    await workedOff();
    await sql`update staff_member set status = 'active' where uid = 'S03'`.execute(server.deps.db);
    expect(await seen(second.batch?.id ?? "", radim)).toMatchObject({
      refusals: [{ number: own, code: "no-longer-allowed" }],
    });
    expect(await confirmations([own])).toEqual({ events: 0, audits: 0 });
  });
});
