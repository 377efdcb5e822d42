import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  askPayments,
  crowns,
  csv,
  fileOf,
  paymentsAsked,
  type StatementTold,
} from "../../../testing/desk/ask-payments.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let finance: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  finance = await server.asStaff("S07");
});
afterAll(() => server.stop());
beforeEach(() => sql`delete from bank_statement`.execute(server.deps.db));

const { told, added, waiting } = askPayments(
  () => server,
  () => finance,
);
const { listing, adding } = paymentsAsked;

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
    const { statement } = await told<{ statement: StatementTold }>(adding, fileOf(`${head}\r\n${credit}`));
    expect(statement.payments).toMatchObject([{ amountMinor: 10_000, currency: "EUR" }]);
  });
});
