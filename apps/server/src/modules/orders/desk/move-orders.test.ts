import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { placeSomeOrder } from "../../../testing/ask-cart.ts";
import { openEvents } from "../../../testing/open-events.ts";
import {
  type Caller,
  type GraphqlAnswer,
  type StaffCaller,
  startTestServer,
  type TestServer,
} from "../../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
let service: StaffCaller;
let dispatch: StaffCaller;
let finance: StaffCaller;
beforeAll(async () => {
  server = await startTestServer({ listen: true });
  owner = await server.as("U001");
  [service, dispatch, finance] = await Promise.all([
    server.asStaff("S02"),
    server.asStaff("S04"),
    server.asStaff("S07"),
  ]);
});
afterAll(() => server.stop());

type Order = {
  readonly version: number;
  readonly moves: readonly string[];
  readonly row: { readonly state: string };
  readonly lines: readonly Readonly<Record<string, unknown>>[];
  readonly history: readonly Readonly<Record<string, unknown>>[];
  readonly [Name: string]: unknown;
};
type Answer = {
  readonly order: Order | null;
  readonly refusal: {
    readonly code: string;
    readonly message: string;
    readonly lineNo: number | null;
  } | null;
};
type Input = Readonly<Record<string, unknown>>;

const orderFields = `version moves isErpOwned row { number state } lines { lineNo ordered confirmed delivered invoiced changeReason }
  empties { code planned returned } takenBack { code name } timeline { kind by detail } papers { kind number } messages { kind isReport state }
  notes { by text } history { by action reason changes { what name before after reason } }`;

const inputTypes = {
  confirmOrder: "DeskConfirmOrderInput",
  shipOrder: "DeskShipOrderInput",
  deliverOrder: "DeskDeliverOrderInput",
  invoiceOrder: "DeskInvoiceOrderInput",
  takeOrderBack: "DeskTakeOrderBackInput",
} as const;
type Operation = keyof typeof inputTypes;

function ask(caller: StaffCaller, operation: Operation, input: Input): Promise<GraphqlAnswer> {
  const query = `mutation ($input: ${inputTypes[operation]}!) { ${operation}(input: $input) {
    order { ${orderFields} } refusal { code message lineNo } } }`;
  return caller.desk(query, { input }, { lang: "cs" });
}

async function done(caller: StaffCaller, operation: Operation, input: Input): Promise<Answer> {
  const { data, errors } = await ask(caller, operation, input);
  expect(errors).toEqual([]);
  return data?.[operation] as Answer;
}

async function seen(number: string, caller = service): Promise<Order> {
  const query = `query ($number: ID!) { order(number: $number) { ${orderFields} } }`;
  const { data } = await caller.desk(query, { number }, { lang: "cs" });
  return data?.["order"] as Order;
}

/** An order of one line with three boxes, at some step of its road. */
async function orderAt(step: "received" | "confirmed" | "loaded" | "on_the_way"): Promise<[string, Order]> {
  const number = await placeSomeOrder(owner);
  let now = await seen(number);
  if (step !== "received")
    now = (await done(service, "confirmOrder", { number, version: now.version })).order ?? now;
  for (const next of ["loaded", "on_the_way"])
    if (step === next || (step === "on_the_way" && next === "loaded"))
      now = (await done(dispatch, "shipOrder", { number, version: now.version, step: next })).order ?? now;
  return [number, now];
}

const noticesOf = async (number: string) => {
  const { rows } = await sql<{ facts: Record<string, unknown> }>`
    select facts from notice where subject = ${number} and uid = 'U001' order by id`.execute(server.deps.db);
  return rows.map(({ facts }) => facts);
};

describe("DORD-03 what is no number of boxes, or no reason", () => {
  test.each([
    ["confirmOrder", { lines: [{ lineNo: 1, boxes: -1 }] }, "too-many-boxes"],
    ["confirmOrder", { lines: [{ lineNo: 1, boxes: 1, reason: "x".repeat(201) }] }, "too-long"],
    ["deliverOrder", { empties: [{ code: "KEG50", units: -1 }] }, "too-many-boxes"],
    ["takeOrderBack", { reason: " \n " }, "required-parameter-missing"],
  ] as const)("%s %j", async (operation, input, code) => {
    const caller = operation === "deliverOrder" ? dispatch : service;
    const { errors } = await ask(caller, operation, { number: "4700100001", version: 1, ...input });
    expect(errors[0]?.extensions.code).toBe(code);
  });
});

describe("DORD-03 whose order it is not", () => {
  test("sales move the orders of their companies alone; another's is unknown and stays as it was", async () => {
    const [{ number = "" } = {}] = (
      await sql<{ number: string }>`
        select order_number as number from sales_order where company_id = 'C2' and state = 'confirmed' limit 1`.execute(
        server.deps.db,
      )
    ).rows;
    const radim = await server.asStaff("S03");
    const { version } = await seen(number);
    for (const input of [{ number }, { number: "4799999999" }]) {
      const answer = await done(radim, "takeOrderBack", { ...input, version, reason: "Omyl" });
      expect(answer).toMatchObject({ order: null, refusal: { code: "order-unknown" } });
    }
    expect((await seen(number)).version).toBe(version);
  });
});

describe("DORD-03 refused by the rules of the ERP's reports", () => {
  test("boxes that were not ordered, a line that is none, and less without a reason", async () => {
    const [number, { version }] = await orderAt("received");
    for (const [lines, code, lineNo] of [
      [[{ lineNo: 1, boxes: 4, reason: "Víc" }], "too-many-boxes", null],
      [[{ lineNo: 2, boxes: 1, reason: "Jiný" }], "line-unknown", null],
      [[], "line-missing", null],
      [[{ lineNo: 1, boxes: 2 }], "reason-missing", 1],
    ] as const) {
      const answer = await done(service, "confirmOrder", { number, version, lines });
      expect(answer.refusal).toMatchObject({ code, lineNo });
      expect(answer.order).toMatchObject({ version, row: { state: "received" } });
    }
    const { refusal } = await done(dispatch, "shipOrder", { number, version, step: "loaded" });
    expect(refusal).toMatchObject({
      ...{ code: "step-not-allowed", message: "V tomto stavu to s objednávkou udělat nejde." },
    });
    const billed = await done(finance, "invoiceOrder", { number, version });
    expect(billed.refusal?.code).toBe("nothing-to-invoice");
  });

  test("DORD-05 what is loaded is not taken back", async () => {
    const [number, { version }] = await orderAt("loaded");
    const answer = await done(service, "takeOrderBack", { number, version, reason: "Omyl" });
    expect(answer).toMatchObject({
      ...{ order: { version, row: { state: "loaded" } }, refusal: { code: "goods-issue-done" } },
    });
  });
});

describe("DEDIT-01 two who change an order at once", () => {
  test("one is first, the other is told with the order as it is, and nothing of theirs is kept", async () => {
    const [number, { version }] = await orderAt("received");
    const lines = (boxes: number) => [{ lineNo: 1, boxes, reason: "Není skladem" }];
    const answers = await Promise.all(
      [1, 2].map((boxes) => done(service, "confirmOrder", { number, version, lines: lines(boxes) })),
    );
    const refused = answers.filter(({ refusal }) => refusal !== null);
    expect(refused.map(({ refusal }) => refusal?.code)).toEqual(["changed-meanwhile"]);
    const now = await seen(number);
    const winner = answers.findIndex(({ refusal }) => refusal === null) + 1;
    expect(now.lines).toMatchObject([{ confirmed: winner }]);
    expect(refused[0]?.order).toMatchObject({ version: now.version, lines: [{ confirmed: winner }] });
    expect(now.history.filter(({ action }) => action === "order.confirmed")).toHaveLength(1);
  });

  test("who sends the same again, having heard no answer, is answered the same and changes nothing", async () => {
    const [number, { version }] = await orderAt("received");
    const first = await done(service, "confirmOrder", { number, version });
    const again = await done(service, "confirmOrder", { number, version });
    expect(again).toEqual(first);
    expect(first.order?.version).toBeGreaterThan(version);
  });
});

describe("DORD-03 an order goes its road by hand", () => {
  test("confirmed with less, it says why, and the customer's bell and screens hear of it", async () => {
    const [number, { version, moves }] = await orderAt("received");
    expect(moves).toEqual(["confirm", "cancel"]);
    const tab = await openEvents(server.origin, `Bearer ${await server.tokenFor("U001")}`);
    const { order, refusal } = await done(service, "confirmOrder", {
      ...{ number, version, lines: [{ lineNo: 1, boxes: 2, reason: "Není skladem" }] },
    });
    expect(refusal).toBeNull();
    expect(order).toMatchObject({
      row: { number, state: "confirmed" },
      lines: [{ ordered: 3, confirmed: 2, changeReason: "Není skladem" }],
      papers: [{ kind: "order-confirmation", number }],
      history: [
        {
          ...{ action: "order.confirmed", by: expect.stringMatching(/\p{L}+ \p{L}+/u), reason: null },
          changes: expect.arrayContaining([
            { what: "state", name: null, before: "received", after: "confirmed", reason: null },
            { what: "line 1", name: null, before: "3", after: "2", reason: "Není skladem" },
          ]),
        },
        { action: "order.placed" },
      ],
    });
    expect(await noticesOf(number)).toContainEqual(
      expect.objectContaining({ kind: "order-confirmed-differently" }),
    );
    const told = await tab.first((event) => event.kind === "order" && event.orderNumber === number);
    expect(told).toMatchObject({ state: "confirmed", news: "moved" });
    tab.close();
  });

  test("loaded, sent, delivered short and billed, with its papers", async () => {
    const [number, { version, moves, takenBack }] = await orderAt("on_the_way");
    expect(moves).toEqual(["deliver"]);
    expect(takenBack).toContainEqual({ code: "KEG50", name: expect.stringMatching(/^(Sud|KEG)\P{Lu}*50/iu) });
    const { order: brought } = await done(dispatch, "deliverOrder", {
      number,
      version,
      lines: [{ lineNo: 1, boxes: 2, reason: "Rozbitá přepravka" }],
      empties: [{ code: "KEG50", units: 4 }],
    });
    expect(brought).toMatchObject({
      ...{ row: { state: "partially_delivered" }, moves: ["bill"] },
      lines: [{ confirmed: 3, delivered: 2, invoiced: null, changeReason: "Rozbitá přepravka" }],
      empties: [{ code: "KEG50", planned: 0, returned: 4 }],
      takenBack: [],
    });
    const [{ changes = [] } = {}] = (brought?.history ?? []) as { readonly changes?: readonly unknown[] }[];
    expect(changes).toContainEqual(
      expect.objectContaining({ what: "empties KEG50", name: expect.stringContaining("50 l"), after: "4" }),
    );
    const { order: billed } = await done(finance, "invoiceOrder", { number, version: brought?.version });
    expect(billed).toMatchObject({ moves: [], lines: [{ delivered: 2, invoiced: 2 }] });
    expect(billed?.["papers"]).toContainEqual({ kind: "invoice", number: `F${number}` });
    expect(billed?.["timeline"]).toContainEqual({ kind: "invoice", by: null, detail: `F${number}` });
    const again = await done(finance, "invoiceOrder", { number, version: billed?.version });
    expect(again.refusal?.code).toBe("nothing-to-invoice");
  });

  test("of which nothing can be had, it is cancelled by the brewery", async () => {
    const [number, { version }] = await orderAt("received");
    const lines = [{ lineNo: 1, boxes: 0, reason: "Došlo" }];
    const { order } = await done(service, "confirmOrder", { number, version, lines });
    expect(order).toMatchObject({ row: { state: "cancelled" }, moves: [] });
  });
});

test("DORD-05 an order is taken back with a reason, which the customer reads; told again it answers the same", async () => {
  const [number, { version }] = await orderAt("confirmed");
  const input = { number, version, reason: "Zákazník si přeje zrušit" };
  const { order, refusal } = await done(service, "takeOrderBack", input);
  expect(refusal).toBeNull();
  expect(order).toMatchObject({
    ...{ row: { state: "cancelled" }, moves: [] },
    history: [{ action: "order.cancelled", reason: "Zákazník si přeje zrušit" }, {}, {}],
    messages: expect.arrayContaining([expect.objectContaining({ kind: "cancellation", isReport: false })]),
  });
  expect(await noticesOf(number)).toContainEqual({
    ...{ kind: "order-cancelled", reason: "Zákazník si přeje zrušit" },
  });
  expect((await done(service, "takeOrderBack", input)).order).toEqual(order);
  const mine = await owner.graphql(
    `query ($number: String) { customer { orders(filter: { number: { eq: $number } }) { items { state timeline { by } } } } }`,
    { number },
  );
  expect(JSON.stringify(mine.data), "no name of the staff").not.toMatch(/Malá|Tereza/);
});

describe("DORD-02 notes inside the house", () => {
  const note = `mutation ($input: DeskOrderNoteInput!) { addOrderNote(input: $input) {
    notes { by text } refusal { code } } }`;

  test.each([
    ["an empty one", " \n", "note-empty"],
    ["one too long", "x".repeat(2001), "note-too-long"],
  ])("%s is refused", async (_case, text, code) => {
    const { data } = await service.desk(note, { input: { number: "4700100303", text } });
    expect(data?.["addOrderNote"]).toEqual({ notes: null, refusal: { code } });
  });

  test("are kept in their order with who wrote them, and the customer's order has no word of them", async () => {
    const [number] = await orderAt("received");
    for (const text of ["Rampa 2 je v opravě", "Volala paní Pokorná", "Volala paní Pokorná"]) {
      const { errors } = await service.desk(note, { input: { number, text } });
      expect(errors).toEqual([]);
    }
    const { notes } = await seen(number);
    expect(notes, "what was pressed twice stands once").toMatchObject([
      { text: "Rampa 2 je v opravě" },
      { text: "Volala paní Pokorná" },
    ]);
    const { data } = await owner.graphql(
      `query ($number: String) { customer { orders(filter: { number: { eq: $number } }) { items {
        number comments { message } additional_data { note_for_driver delivery_message } } } } }`,
      { number },
    );
    expect(JSON.stringify(data)).toContain(number);
    expect(JSON.stringify(data)).not.toMatch(/Rampa|Pokorná/);
  });
});

test("DORD-02 an order with all that belongs to it takes five statements, whoever asks and its replacements among them", async () => {
  const { statements } = await service.desk(
    `query ($number: ID!) { order(number: $number) { ${orderFields} tickets { number } } }`,
    { number: "4700100303" },
  );
  expect(statements).toBeLessThanOrEqual(5);
});
