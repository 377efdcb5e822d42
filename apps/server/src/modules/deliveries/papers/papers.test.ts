import { sql } from "kysely";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let lenka: StaffCaller;
const day = "2026-11-24";
/** A Czech order and a Slovak one, the last stop of the round first, and one that was cancelled. */
let czech: string;
let slovak: string;
let cancelled: string;

beforeAll(async () => {
  server = await startTestServer();
  lenka = await server.asStaff("S04");
  const { db } = server.deps;
  [czech, slovak, cancelled] = [await orderOf("C1", 0), await orderOf("C4", 0), await orderOf("C1", 1)];
  const numbers = [czech, slovak, cancelled];
  await sql`update sales_order set delivery_date = ${day}, state = 'confirmed', payment_method = 'transfer',
    note_for_driver = '' where order_number = any(${numbers})`.execute(db);
  await sql`update sales_order set state = 'cancelled' where order_number = ${cancelled}`.execute(db);
  await sql`update sales_order set payment_method = 'cash', note_for_driver = 'Zvonit u vrat' where order_number = ${czech}`.execute(
    db,
  );
  for (const number of [czech, cancelled]) await setLines(number, { 100101: 57, 100112: 2 });
  await setLines(slovak, { 100101: 3, 100116: 1 });
  await sql`update product set warehouse_place = case sku when '100101' then 'A-10' when '100112' then 'A-2' end
    where sku in ('100101', '100112', '100116')`.execute(db);
  await sql`insert into delivery_plan (day, version) values (${day}, 1)`.execute(db);
  await sql`insert into delivery_round (day, vehicle_id, departs_at) values (${day}, 'V2', '05:40')`.execute(
    db,
  );
  for (const [position, number] of [slovak, czech].entries())
    await sql`insert into round_stop (order_number, company_id, day, vehicle_id, position)
      select order_number, company_id, ${day}, 'V2', ${position} from sales_order where order_number = ${number}`.execute(
      db,
    );
});
afterAll(() => server.stop());

async function orderOf(company: string, offset: number): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    select order_number as number from sales_order o where company_id = ${company}
      and exists (select from order_line l where l.order_number = o.order_number)
    order by created_at desc, order_number desc limit 1 offset ${offset}`.execute(server.deps.db);
  return rows[0]?.number ?? "";
}

/** The order has these boxes of these goods, a box at 100 and its packaging at 10, and nothing else. */
async function setLines(number: string, boxes: Readonly<Record<string, number>>): Promise<void> {
  const { db } = server.deps;
  const { rows } = await sql<{ line: object }>`
    select to_jsonb(l) as line from order_line l where order_number = ${number} limit 1`.execute(db);
  await sql`delete from order_line where order_number = ${number}`.execute(db);
  for (const [at, [sku, count]] of Object.entries(boxes).entries()) {
    const told = {
      ...{ ...rows[0]?.line, line_no: at + 1, sku, bundle_sku: null },
      ...{
        boxes_ordered: count,
        boxes_confirmed: count,
        unit_price_minor: 10_000,
        net_minor: 10_000 * count,
      },
      ...{ unit_deposit_minor: 1000, deposit_minor: 1000 * count },
    };
    await sql`insert into order_line select told.* from jsonb_populate_record(null::order_line,
      ${JSON.stringify(told)}::jsonb || (select jsonb_build_object('names', names) from product where sku = ${sku})) told`.execute(
      db,
    );
  }
}

function ask(who: Pick<StaffCaller, "request">, paper: string, payload: object, language = "cs") {
  return who.request({ method: "POST", url: `/desk/papers/${paper}?lang=${language}`, payload });
}

async function pages(paper: string, payload: object, { who = lenka, language = "cs" } = {}) {
  const answer = await ask(who, paper, payload, language);
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  expect(answer.headers["content-type"]).toBe("application/pdf");
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)));
  return text.map((page) => page.replaceAll(/\s+/g, " "));
}

/** What stands behind one another, in this order. */
function expectInOrder(text: string, parts: readonly string[]): void {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    expect(at, `${part} in ${text.slice(from, from + 600)}`).toBeGreaterThanOrEqual(from);
    from = at + part.length;
  }
}

describe("DORD-07 who prints papers", () => {
  test("a stranger, a customer, and who has no right to orders or deliveries print nothing", async () => {
    const { db } = server.deps;
    const jana = await server.as("U001");
    const klara = await server.asStaff("S06");
    const driver = await server.asStaff("S07");
    await sql`update staff_role set role = 'driver' where uid = 'S07'`.execute(db);
    for (const [who, status] of [
      [server.stranger, 401],
      [jana, 401],
      [klara, 403],
      [driver, 403],
    ] as const) {
      expect((await ask(who, "picking-list", { numbers: [czech] })).statusCode).toBe(status);
      expect((await ask(who, "round", { day })).statusCode).toBe(status);
    }
  });

  test.each([
    ["a paper that is none", "poster", { numbers: ["4700100001"] }],
    ["no order", "order", { numbers: [] }],
    ["what is no number", "order", { numbers: ["1; drop"] }],
    ["two choices at once", "order", { numbers: ["4700100001"], day }],
    ["a filter that the list does not have", "order", { list: { filter: { colour: "red" } } }],
    ["a day that is none", "round", { day: "2026-02-30" }],
  ])("%s is a mistake", async (_case, paper, payload) => {
    expect((await ask(lenka, paper, payload)).statusCode).toBe(400);
  });

  test("sales print of their companies alone; what is foreign is as unknown as what is missing", async () => {
    const radim = await server.asStaff("S03");
    await sql`delete from staff_company where uid = 'S03'`.execute(server.deps.db);
    await sql`insert into staff_company (uid, company_id) values ('S03', 'C4')`.execute(server.deps.db);
    const foreign = await ask(radim, "picking-list", { numbers: [czech] });
    expect([foreign.statusCode, foreign.json().code]).toEqual([422, "nothing-to-print"]);
    const [own = ""] = await pages("order", { numbers: [czech, slovak] }, { who: radim });
    expect(own).toContain(`Objednávka ${slovak}`);
    const all = await pages("loading-list", { day }, { who: radim });
    expect(all).toHaveLength(1);
    expect(all[0]).toContain("Seznam není celý");
    expect(all[0]).not.toContain(czech);
  });

  test("too many orders are refused with the maximum, and so is what leaves nothing", async () => {
    const many = await ask(lenka, "order", { list: { filter: {} } });
    expect([many.statusCode, many.json().code]).toEqual([422, "too-many-orders"]);
    expect(many.body).toContain("nejvýše 200");
    const none = await ask(lenka, "delivery-note", { numbers: [cancelled] });
    expect([none.statusCode, none.json().code]).toEqual([422, "nothing-to-print"]);
  });
});

describe("DORD-07 papers of many orders in one PDF", () => {
  test("orders and delivery notes come in the customer's language, each with pages of its own; a cancelled one says so", async () => {
    const orders = await pages("order", { numbers: [czech, slovak, cancelled] }, { language: "en" });
    expect(orders).toHaveLength(3);
    const pageOf = (number: string) => orders.find((page) => page.includes(`Objednávka ${number}`)) ?? "";
    expect(pageOf(czech)).toContain("potvrzená");
    expect(pageOf(czech)).toContain("Zvonit u vrat");
    expect(pageOf(slovak)).toContain("potvrdená");
    expect(pageOf(cancelled)).toContain("zrušená");
    for (const page of orders) expect(page).toContain("1 / 1");
    const notes = await pages("delivery-note", { numbers: [czech, slovak, cancelled] }, { language: "en" });
    expect(notes).toHaveLength(2);
    expectInOrder(notes.join(" "), ["Dodací list 8", "K dodání", "100101", "57 57", "Převzal"]);
    expect(notes.join(" ")).toContain("Na dodanie");
  });

  test("the picking list goes along the shelves in the reader's language, and says for which orders", async () => {
    const [list = ""] = await pages(
      "picking-list",
      { numbers: [czech, slovak, cancelled] },
      { language: "en" },
    );
    expectInOrder(list, ["Picking list", "A-2", "100112", `${czech}: 2`, "2 boxes 2"]);
    expectInOrder(list, ["A-10", "100101", `${slovak}: 3`, "1 pallet + 2 layers + 4 boxes 60"]);
    expectInOrder(list, ["A-10", "Without a place", "100116"]);
    expect(list).not.toContain(cancelled);
  });

  test("the loading list goes by pallet, the last stop first; the round by stop, with what is collected", async () => {
    const [loading = ""] = await pages("loading-list", { day, vehicle: "V2" });
    expectInOrder(loading, ["Nakládací seznam", "Střední vůz, 2SN 70-15", "5:40", "3 (míst 12)"]);
    expectInOrder(loading, [`Zastávka 2`, czech, "1 100101", "1 paleta 40", "2", "100101", "2 vrstvy"]);
    expectInOrder(loading, [`Zastávka 2`, `Zastávka 1`, slovak, "3 100101", "volně 100116"]);
    const round = (await pages("round", { day, vehicle: "V2" })).join(" ");
    expectInOrder(round, ["Trasa řidiče", "Josef Říha", "Zastávek 2", "Vybrat", "Kč"]);
    expectInOrder(round, [
      slovak,
      "100101",
      "Vybrat",
      "nic",
      "Převzal",
      czech,
      "Zvonit u vrat",
      "57",
      "Vybrat",
    ]);
    const whole = (await pages("round", { day })).join(" ");
    expect(whole).toContain(czech);
    expect(whole).not.toContain("Seznam není celý");
  });

  test("all that the list finds is printed in its order, and the log says who printed how many", async () => {
    const list = {
      filter: { deliveryFrom: day, deliveryTo: day, companies: ["C1", "C4"] },
      sort: "delivery",
    };
    const found = await pages("order", { list });
    expect(found.length).toBeGreaterThanOrEqual(3);
    await pages("picking-list", { numbers: [czech] });
    const { rows } = await sql`
      select actor_uid, subject_kind, subject_id, detail from audit_entry where action = 'orders.printed'
      order by id desc limit 2`.execute(server.deps.db);
    const by = { actor_uid: "S04", subject_kind: "list", subject_id: "orders" };
    expect(rows).toEqual([
      { ...by, detail: { paper: "picking-list", count: 1, order: czech } },
      { ...by, detail: { paper: "order", count: found.filter((page) => / 1 \/ \d+\s*$/.test(page)).length } },
    ]);
  });
});
