import { describe, expect, test } from "vitest";
import { isAbo, ownAccountOfAbo, readAbo, readStatementRows } from "./bank-statement.ts";

/** A record 075 in its fixed columns. */
function record(
  facts: { amount?: string; kind?: string; symbol?: string; currency?: string; day?: string } = {},
) {
  const {
    amount = "000002190000",
    kind = "2",
    symbol = "2026100137",
    currency = "0203",
    day = "211126",
  } = facts;
  return [
    ...["075", "0000001234567899", "0000190005556667", "0000000000001", amount, kind, symbol],
    ...["00", "0800", "0000", "0000000000", "211126", "HOSTINCE MODRÁ HVĚZD", "0", currency.slice(0, 4), day],
  ]
    .join("")
    .padEnd(128);
}

const head = `074${"0000001234567899"}${"PIVOVAR LIPOVRCH".padEnd(20)}201126`.padEnd(128);
const crowns = { currency: "CZK" } as const;
const euros = { currency: "EUR" } as const;
const statement = (...records: readonly string[]) => [head, ...records].join("\r\n");

describe("DDOC-02 a statement in the ABO format", () => {
  test("credits are payments, what goes out or is taken back is none", () => {
    const text = statement(
      record(),
      record({ kind: "1" }),
      record({ kind: "5" }),
      record({ symbol: "0000000042", currency: "0978", amount: "000000000100" }),
    );
    expect(isAbo(text)).toBe(true);
    expect(readAbo(text, crowns)).toEqual({
      kind: "read",
      statement: {
        others: 2,
        payments: [
          {
            ...{ line: 2, day: "2026-11-21", amountMinor: 2_190_000, currency: "CZK", symbol: "2026100137" },
            ...{ account: "19-5556667/0800", payer: "HOSTINCE MODRÁ HVĚZD", message: "" },
          },
          expect.objectContaining({ line: 5, amountMinor: 100, currency: "EUR", symbol: "42" }),
        ],
      },
    });
  });

  test.each([
    ["an order by EDI", "UNA:+.? '", "no-statement", 1],
    ["nothing", "", "no-statement", 1],
    ["an amount that is none", statement(record({ amount: "0000021900,0" })), "amount-unreadable", 2],
    ["a currency that we do not take", statement(record({ currency: "0840" })), "currency-unknown", 2],
  ])("%s", (_case, text, kind, line) => {
    const read = readAbo(text, crowns);
    expect(read).toEqual({ kind: "refused", refusal: { kind, line } });
  });

  test("what says no currency is in that of the account; of what goes out nobody asks", () => {
    const text = statement(record({ currency: "0000" }), record({ kind: "1", currency: "0840" }));
    const payments = [{ line: 2, amountMinor: 2_190_000, currency: "EUR" }];
    expect(readAbo(text, euros)).toMatchObject({ statement: { payments, others: 1 } });
    expect(ownAccountOfAbo(text)).toBe("0000001234567899");
    expect(ownAccountOfAbo("Datum;Částka;VS")).toBeUndefined();
  });

  test("without the day of booking and of value it is refused with its line", () => {
    const broken = record({ day: "      " }).replace("0000000000211126", "0000000000      ");
    expect(readAbo(statement(broken), crowns)).toEqual({
      kind: "refused",
      refusal: { kind: "day-unreadable", line: 2 },
    });
  });
});

const rows = (...cells: readonly (readonly string[])[]) =>
  cells.map((one, at) => ({ line: at + 1, cells: one }));

describe("DDOC-02 a bank's table", () => {
  test("columns are found by the names that banks give them, behind whatever stands above", () => {
    const read = readStatementRows(
      rows(
        ["Výpis z účtu 1234567899/0800"],
        ["Datum zaúčtování", "Částka", "Měna", "Variabilní symbol", "Název protiúčtu", "Zpráva pro příjemce"],
        ["21.11.2026", "21 900,00", "CZK", "0026100137", "Hostince Modrá hvězda", "záloha"],
        ["22. 11. 2026", "−4 320,00", "CZK", "", "Elektrárna", ""],
        ["2026-11-22", "1.608.846,25", "eur", "150", "", ""],
        ["", "", "", "", "", ""],
      ),
      crowns,
    );
    expect(read).toMatchObject({
      statement: {
        others: 1,
        payments: [
          {
            ...{ line: 3, day: "2026-11-21", amountMinor: 2_190_000, symbol: "26100137" },
            ...{ payer: "Hostince Modrá hvězda", message: "záloha" },
          },
          { line: 5, day: "2026-11-22", amountMinor: 160_884_625, currency: "EUR" },
        ],
      },
    });
  });

  test.each([
    [[["Datum", "Částka"]], "columns-missing", 1],
    [
      [
        ["Datum", "Částka", "VS"],
        ["31.2.2026", "1", "1"],
      ],
      "day-unreadable",
      2,
    ],
    [
      [
        ["Datum", "Částka", "VS"],
        ["1.2.2026", "sto", "1"],
      ],
      "amount-unreadable",
      2,
    ],
    [
      [
        ["Datum", "Částka", "VS", "Měna"],
        ["1.2.2026", "1", "1", "USD"],
      ],
      "currency-unknown",
      2,
    ],
  ] as const)("%j", (cells, kind, line) => {
    const read = readStatementRows(rows(...cells), crowns);
    expect(read).toEqual({ kind: "refused", refusal: { kind, line } });
  });

  test("what says no currency is in that of the account; of what goes out nobody asks", () => {
    const cells = rows(
      ["Dátum", "Suma", "VS", "Mena"],
      ["1.2.2026", "12,50", "1", ""],
      ["1.2.2026", "-3", "", "USD"],
    );
    const payments = [{ line: 2, amountMinor: 1250, currency: "EUR" }];
    expect(readStatementRows(cells, euros)).toMatchObject({ statement: { payments, others: 1 } });
  });
});
