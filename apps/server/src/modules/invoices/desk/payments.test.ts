import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { askPayments, crowns, csv, fileOf, paymentsAsked } from "../../../testing/desk/ask-payments.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let finance: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  finance = await server.asStaff("S07");
});
afterAll(() => server.stop());
beforeEach(() => sql`delete from bank_statement`.execute(server.deps.db));

const { told, added, waiting, paidOf } = askPayments(
  () => server,
  () => finance,
);
const { listing, reading, finding, adding, settling, leaving, paying } = paymentsAsked;

test("DDOC-02 a stranger, and whoever may only see papers, learn and write nothing", async () => {
  const call = { method: "POST" as const, url: "/desk/graphql", payload: { query: listing } };
  expect((await server.stranger.request(call)).statusCode).toBe(401);
  const service = await server.asStaff("S02");
  for (const [document, variables] of [
    [listing, {}],
    [reading, { id: "1" }],
    [finding, { text: "2026" }],
    ["{ arePaymentsErpOwned }", {}],
    [adding, fileOf(csv())],
    [settling, { input: { statement: "1", payments: [] } }],
    [leaving, { input: { statement: "1", line: 1, reason: "Omyl" } }],
    [paying, { input: { key: "12345678", number: "1", amountMinor: 1, openMinor: 1, day: "2026-11-20" } }],
  ] as const)
    expect((await service.desk(document, variables)).errors[0]?.extensions.code).toBe("not-your-area");
});

describe("DDOC-02 a statement", () => {
  test("what is written pays the invoice once, with who did it; one that is refused holds up no other", async () => {
    const { first, second } = await waiting();
    const statement = await added(
      ["21.11.2026", crowns(first.open), "CZK", first.symbol, ""],
      ["21.11.2026", "10,00", "CZK", second.symbol, ""],
      ["21.11.2026", "10,00", "EUR", second.symbol, ""],
    );
    const pay = (...payments: readonly (readonly [number, string])[]) =>
      told(settling, {
        input: { statement: statement.id, payments: payments.map(([line, invoice]) => ({ line, invoice })) },
      });
    expect(await pay([2, first.number], [4, second.number], [9, second.number], [3, second.number])).toEqual({
      settled: 2,
      refusals: [
        { code: "currency-differs", line: 4 },
        { code: "payment-unknown", line: 9 },
      ],
      statement: {
        waiting: 1,
        payments: [
          { line: 2, paid: first.number },
          { line: 3, paid: second.number },
          { line: 4, paid: null },
        ],
      },
    });
    expect(await pay([2, first.number])).toMatchObject({
      settled: 0,
      refusals: [{ code: "payment-handled", line: 2 }],
    });
    const { rows } = await sql<{ state: string; paid: number; company: string; actor: string }>`
      select d.state, (select sum(amount_minor)::int from payment p where p.event_id = ${`bank-${statement.id}-2`}) as paid,
        a.company_id as company, a.actor_uid as actor
      from document d, audit_entry a
      where d.kind = 'invoice' and d.number = ${first.number} and a.action = 'invoice.paid' and a.subject_id = d.number`.execute(
      server.deps.db,
    );
    expect(rows).toEqual([{ state: "paid", paid: first.open, company: first.companyId, actor: "S07" }]);
    const [left] = await told<readonly { openMinor: number }[]>(finding, { text: second.number });
    expect(left?.openMinor).toBe(second.open - 1000);
    expect(await told(finding, { text: first.number })).toEqual([]);
  });

  test("writes to no invoice that waits for no money, however it came to that", async () => {
    const { first, second } = await waiting();
    const { rows } = await sql<{ credit: string }>`
      select min(number) as credit from invoice where type = 'Credit note'`.execute(server.deps.db);
    const drawn = (payment: string) =>
      sql`update invoice set payment = ${payment} where number = ${second.number}`.execute(server.deps.db);
    await drawn("direct debit");
    const statement = await added(
      ["21.11.2026", crowns(first.open), "CZK", first.symbol, ""],
      ["21.11.2026", crowns(second.open), "CZK", second.symbol, ""],
    );
    const byHand = {
      key: crypto.randomUUID(),
      number: first.number,
      amountMinor: first.open,
      openMinor: first.open,
      day: "2026-11-20",
    };
    const paidBefore = (await paidOf(first.number)) ?? 0;
    expect(await told(paying, { input: byHand })).toEqual({ openMinor: 0, refusal: null });
    for (const [line, invoice] of [
      [2, first.number],
      [3, second.number],
      [3, rows[0]?.credit],
    ] as const)
      expect(
        await told(settling, { input: { statement: statement.id, payments: [{ line, invoice }] } }),
      ).toMatchObject({
        settled: 0,
        refusals: [{ code: "invoice-unknown", line }],
        statement: { waiting: 2 },
      });
    expect(await paidOf(first.number)).toBe(paidBefore + first.open);
    await drawn("transfer");
  });

  test("a payment for no invoice says why, and waits for nobody any more", async () => {
    const statement = await added(["22.11.2026", "4320,00", "CZK", "778812", ""]);
    const leave = (reason: string, line = 2) =>
      told(leaving, { input: { statement: statement.id, line, reason } });
    for (const [reason, line, code] of [
      [" ", 2, "reason-missing"],
      ["x".repeat(201), 2, "reason-too-long"],
      ["Vratka", 9, "payment-unknown"],
    ] as const)
      expect((await leave(reason, line)).refusal?.code).toBe(code);
    expect(await leave("Vratka od dodavatele")).toEqual({
      refusal: null,
      statement: { waiting: 0, payments: [{ line: 2, leftReason: "Vratka od dodavatele" }] },
    });
    expect((await leave("Vratka")).refusal?.code).toBe("payment-handled");
    const { rows } = await sql`
      select action, actor_uid as by, detail from audit_entry
      where subject_kind = 'bank-statement' and subject_id = ${statement.id} order by id`.execute(
      server.deps.db,
    );
    const left = { line: 2, amount: "4320.00 CZK", symbol: "778812", reason: "Vratka od dodavatele" };
    expect(rows).toEqual([
      { action: "bank-statement.added", by: "S07", detail: { name: "vypis.csv", payments: 1 } },
      { action: "payment.left", by: "S07", detail: left },
    ]);
    expect(await told(reading, { id: "0" })).toBeNull();
  });
});

describe("DDOC-02 a payment by hand", () => {
  test("is refused where amount, day or invoice is wrong, and counts once", async () => {
    const { first } = await waiting();
    const right = {
      ...{ key: crypto.randomUUID(), number: first.number },
      ...{ amountMinor: 500, openMinor: first.open, day: "2026-11-20" },
    };
    const pay = (input: object) => told(paying, { input: { ...right, ...input } });
    for (const [input, code] of [
      [{ amountMinor: 0 }, "amount-invalid"],
      [{ amountMinor: 0.5 }, "amount-invalid"],
      [{ amountMinor: 1e15 }, "amount-invalid"],
      [{ day: "2026-02-31" }, "day-unreadable"],
      [{ day: "2099-01-01" }, "day-ahead"],
      [{ number: "none" }, "invoice-unknown"],
    ] as const)
      expect((await pay(input)).refusal?.code).toBe(code);
    expect(await pay({})).toEqual({ openMinor: first.open - 500, refusal: null });
    expect(await pay({})).toEqual({ openMinor: first.open - 500, refusal: null });
    expect((await pay({ amountMinor: 501 })).refusal?.code).toBe("key-reused");
  });

  test("of two who write a part at once one is told what is left by now, and nothing is paid twice", async () => {
    const { first } = await waiting();
    const pay = () =>
      told(paying, {
        input: {
          ...{ key: crypto.randomUUID(), number: first.number },
          ...{ amountMinor: 500, openMinor: first.open, day: "2026-11-20" },
        },
      });
    const before = (await paidOf(first.number)) ?? 0;
    const answers = await Promise.all([pay(), pay()]);
    expect(answers.map(({ refusal }) => refusal?.code ?? "written").toSorted()).toEqual([
      "invoice-changed",
      "written",
    ]);
    expect(answers.map(({ openMinor }) => openMinor)).toEqual([first.open - 500, first.open - 500]);
    expect(await paidOf(first.number)).toBe(before + 500);
  });

  test("of two who write the same at once one is told that nothing waits any more", async () => {
    const { first } = await waiting();
    const pay = () =>
      told(paying, {
        input: {
          ...{ key: crypto.randomUUID(), number: first.number },
          ...{ amountMinor: first.open, openMinor: first.open, day: "2026-11-20" },
        },
      });
    const before = (await paidOf(first.number)) ?? 0;
    const answers = await Promise.all([pay(), pay()]);
    expect(answers.map(({ refusal }) => refusal?.code ?? "written").toSorted()).toEqual([
      "invoice-unknown",
      "written",
    ]);
    expect(await paidOf(first.number)).toBe(before + first.open);
  });
});

test("at most a hundred payments are written at once", async () => {
  const payments = Array.from({ length: 101 }, (_, line) => ({ line: line + 1, invoice: "none" }));
  const { errors } = await finance.desk(settling, { input: { statement: "1", payments } });
  expect(errors[0]?.extensions.code).toBe("invalid-input");
});

test("DEDIT-05 where the ERP keeps invoices, the desk reads no statement and writes no payment", async () => {
  const owned = await startTestServer({ env: { VYCEP_ERP_OWNS: "invoices" } });
  const caller = await owned.asStaff("S07");
  const refusal = { code: "erp-owns-invoices" };
  const { first } = await waiting();
  const byHand = {
    ...{ key: crypto.randomUUID(), number: first.number },
    ...{ amountMinor: 500, openMinor: first.open, day: "2026-11-20" },
  };
  expect((await caller.desk("{ arePaymentsErpOwned }")).data).toEqual({ arePaymentsErpOwned: true });
  expect(await told("{ arePaymentsErpOwned }")).toBe(false);
  expect((await caller.desk(paying, { input: byHand })).data).toMatchObject({ payInvoice: { refusal } });
  const file = fileOf(csv(["21.11.2026", "5", "CZK", "1", ""]));
  expect((await caller.desk(adding, file)).data).toMatchObject({ addBankStatement: { refusal } });
  const sure = { statement: "1", payments: [{ line: 2, invoice: first.number }] };
  expect((await caller.desk(settling, { input: sure })).data).toMatchObject({
    settlePayments: { settled: 0, refusals: [refusal] },
  });
  await owned.stop();
});
