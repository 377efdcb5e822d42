import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let finance: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  finance = await server.asStaff("S07");
});
afterAll(() => server.stop());
beforeEach(() => sql`delete from bank_statement`.execute(server.deps.db));

const statementFields = `id name from to count waiting others known payments {
  line day amountMinor currency symbol payer paid leftReason
  match { kind differsMinor invoice { number openMinor companyName shipToName } } }`;
const listing = "{ bankStatements { id name count waiting addedBy } }";
const reading = `query ($id: ID!) { bankStatement(id: $id) { ${statementFields} } }`;
const finding = "query ($text: String!) { openInvoices(text: $text) { number openMinor companyName } }";
const adding = `mutation ($input: AddBankStatementInput!) { addBankStatement(input: $input) {
  statement { ${statementFields} } refusal { code line } } }`;
const settling = `mutation ($input: SettlePaymentsInput!) { settlePayments(input: $input) {
  settled refusals { code line } statement { waiting payments { line paid } } } }`;
const leaving = `mutation ($input: LeavePaymentInput!) { leavePayment(input: $input) {
  refusal { code } statement { waiting payments { line leftReason } } } }`;
const paying = `mutation ($input: PayInvoiceInput!) { payInvoice(input: $input) { openMinor refusal { code } } }`;

type Match = { readonly kind: string; readonly invoice: { readonly number: string } | null };
type Payment = { readonly line: number; readonly match: Match | null; readonly [Name: string]: unknown };
type Statement = {
  readonly id: string;
  readonly payments: readonly Payment[];
  readonly [Name: string]: unknown;
};
type Answer = { readonly [Name: string]: unknown; readonly refusal?: { readonly code: string } | null };

async function told<Told = Answer>(document: string, variables: object = {}): Promise<Told> {
  const { data, errors } = await finance.desk(document, { ...variables });
  expect(errors).toEqual([]);
  return Object.values(data ?? {})[0] as Told;
}

const csv = (...rows: readonly (readonly string[])[]) =>
  [["Datum", "Částka", "Měna", "Variabilní symbol", "Název protiúčtu"], ...rows]
    .map((row) => row.join(";"))
    .join("\n");
const fileOf = (text: string, name = "vypis.csv") => ({
  input: { name, content: Buffer.from(text).toString("base64") },
});

async function added(...rows: readonly (readonly string[])[]): Promise<Statement> {
  const { statement, refusal } = await told<{ statement: Statement; refusal: unknown }>(
    adding,
    fileOf(csv(...rows)),
  );
  expect(refusal).toBeNull();
  return statement;
}

/** Two invoices of the demo in crowns that wait for money. */
async function waiting() {
  const { rows } = await sql<{
    number: string;
    symbol: string;
    open: number;
    companyId: string;
    company: string;
  }>`
    select i.number, i.variable_symbol as symbol, i.company_id as "companyId", (select c.name from company c where c.id = i.company_id) as company,
      i.total_minor - coalesce((select sum(amount_minor) from payment p where p.number = i.number), 0)::bigint as open
    from document d join invoice i on i.number = d.number
    where d.kind = 'invoice' and d.state = 'open' and i.currency = 'CZK' and i.payment = 'transfer'
      and i.total_minor > coalesce((select sum(amount_minor) from payment p where p.number = i.number), 0)
    order by i.number limit 2`.execute(server.deps.db);
  const [first, second] = rows;
  if (first === undefined || second === undefined) throw new Error("the demo has no open invoices");
  return { first, second };
}

async function paidOf(number: string): Promise<number | undefined> {
  const { rows } = await sql<{ paid: number }>`
    select sum(amount_minor)::bigint as paid from payment where number = ${number}`.execute(server.deps.db);
  return rows[0]?.paid;
}

const crowns = (minor: number) => (minor / 100).toFixed(2).replace(".", ",");

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
    [paying, { input: { key: "12345678", number: "1", amountMinor: 1, day: "2026-11-20" } }],
  ] as const)
    expect((await service.desk(document, variables)).errors[0]?.extensions.code).toBe("not-your-area");
});

describe("DDOC-02 what is no statement is told with its line", () => {
  test.each([
    ["", "file-empty", null],
    ["Datum;Castka\n1.1.2026;5", "columns-missing", 1],
    [csv(["31.2.2026", "5", "CZK", "1", ""]), "day-unreadable", 2],
    [csv(["21.11.2026", "pět", "CZK", "1", ""]), "amount-unreadable", 2],
    [csv(["21.11.2026", "5", "USD", "1", ""]), "currency-unknown", 2],
    [csv(["21.11.2026", "-5", "CZK", "1", ""]), "no-payments", null],
    ["x".repeat(500_001), "file-too-large", null],
  ])("%#", async (text, code, line) => {
    expect(await told(adding, fileOf(text))).toEqual({ statement: null, refusal: { code, line } });
    expect(await told(listing)).toEqual([]);
  });
});

describe("DDOC-02 a statement", () => {
  test("payments find their invoices by symbol and amount; what fits nothing is shown; the same file is read once", async () => {
    const { first, second } = await waiting();
    const rows = [
      ["21.11.2026", crowns(first.open), "CZK", first.symbol, "Hostinec"],
      ["21.11.2026", crowns(second.open - 100), "CZK", second.symbol, "Hostinec"],
      ["22.11.2026", "4 321,09", "CZK", "778812", ""],
      ["22.11.2026", "-99,00", "CZK", "", "Elektrárna"],
    ];
    const statement = await added(...rows);
    expect(statement).toMatchObject({
      ...{
        name: "vypis.csv",
        from: "2026-11-21",
        to: "2026-11-22",
        count: 3,
        waiting: 3,
        others: 1,
        known: 0,
      },
      payments: [
        {
          line: 2,
          match: { kind: "sure", invoice: { number: first.number, companyName: first.company } },
        },
        { line: 3, match: { kind: "short", differsMinor: 100, invoice: { number: second.number } } },
        { line: 4, symbol: "778812", match: { kind: "none", invoice: null } },
      ],
    });
    expect(await told(adding, fileOf(csv(...rows)))).toMatchObject({
      statement: { id: statement.id },
      refusal: { code: "statement-known" },
    });
    const wider = await added(...rows, ["23.11.2026", "1,00", "CZK", "5", ""]);
    expect(wider).toMatchObject({ count: 1, known: 3 });
    expect(await told(listing)).toMatchObject([
      { id: wider.id, waiting: 1, addedBy: "Dana Veselá" },
      { id: statement.id, waiting: 3 },
    ]);
  });

  test("a symbol with leading noughts is the same without them", async () => {
    const { first } = await waiting();
    const named = (as: string) =>
      sql`update invoice set variable_symbol = ${as} where number = ${first.number}`.execute(server.deps.db);
    await named("0000778899");
    const statement = await added(["21.11.2026", crowns(first.open), "CZK", "778899", ""]);
    expect(statement.payments).toMatchObject([
      { symbol: "778899", match: { kind: "sure", invoice: { number: first.number } } },
    ]);
    await named(first.symbol);
  });

  test("what an earlier statement told in another format is nothing sure", async () => {
    const { first } = await waiting();
    const paid = ["21.11.2026", crowns(first.open), "CZK", first.symbol] as const;
    expect((await added([...paid, "Hostinec"])).payments).toMatchObject([{ match: { kind: "sure" } }]);
    const again = await added([...paid, "HOSTINEC S.R.O."]);
    expect(again.payments).toMatchObject([{ match: { kind: "told_before", invoice: null } }]);
    expect(again).toMatchObject({ known: 0, waiting: 1 });
  });

  test("an ABO file of an account in euros is in euros where it says nothing", async () => {
    const { rows } = await sql<{ account: string }>`
      select right(replace(iban, ' ', ''), 16) as account from seller where market = 'SK'`.execute(
      server.deps.db,
    );
    const account = rows[0]?.account ?? "";
    const head = `074${account}${"PIVOVAR".padEnd(20)}201126`.padEnd(128);
    const credit = [
      ...["075", account, "0000190005556667", "0000000000001", "000000010000", "2", "0000000042"],
      ...["00", "0800", "0000", "0000000000", "211126", "HOSTINEC".padEnd(20), "0", "0000", "211126"],
    ].join("");
    const { statement } = await told<{ statement: Statement }>(adding, fileOf(`${head}\r\n${credit}`));
    expect(statement.payments).toMatchObject([{ amountMinor: 10_000, currency: "EUR" }]);
  });

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
      day: "2026-11-20",
    };
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
    expect(await paidOf(first.number)).toBe(first.open);
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
    const right = { key: crypto.randomUUID(), number: first.number, amountMinor: 500, day: "2026-11-20" };
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

  test("of two who write the same at once one is told that nothing waits any more", async () => {
    const { first } = await waiting();
    const pay = () =>
      told(paying, {
        input: {
          ...{ key: crypto.randomUUID(), number: first.number },
          ...{ amountMinor: first.open, day: "2026-11-20" },
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
  const byHand = { key: crypto.randomUUID(), number: first.number, amountMinor: 500, day: "2026-11-20" };
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
