import { describe, expect } from "vitest";
import { testRefusals } from "../../testing/trial-import.ts";
import { useDemo } from "../../testing/use-database.ts";
import { invoices } from "../invoices.ts";
import { orderEmptiesLines } from "../orders/order-empties-lines.ts";
import { orderLines } from "../orders/order-lines.ts";
import { orders } from "../orders/orders.ts";

const database = useDemo("2026-11-20");

const noDay = "is not a day written as 2026-12-31";
const unknown = "names nothing that is known";
const empty = "must not be empty";
const notListed = "is not one of the allowed values";
const form = "does not have the expected form";
const twice = "is used twice";
const ofAnother = "does not agree with the other data: the company of the ship-to";

const disagrees = "does not agree with the other data";
const size = "is too small or too large";

/** All lines of one order, as a file must hold them, the first one changed. */
const order = (change: Record<string, string>) => (demo: readonly Record<string, string>[]) =>
  demo
    .filter((row) => row.order_number === demo[0]?.order_number)
    .map((row, at) => (at === 0 ? { ...row, ...change } : row));

describe("orders and invoices", () => {
  testRefusals(database, orders, [
    ["orders as they are", [{}, {}], "imported"],
    ["a number of too few digits", [{ order_number: "47" }], `2 order_number 47 ${form}`],
    ["a place of another company", [{ shipto: "500101" }], `2 shipto 500101 ${ofAnother}`],
    ["a place that nobody has, once", [{ shipto: "999999" }], `2 shipto 999999 ${unknown}`],
    [
      "VAT that no rate explains",
      [{ gross: "1.00" }],
      `2 gross 1.00 ${disagrees}: net and the VAT rates of currency`,
    ],
    ["a state of its own", [{ delivery_status: "LOST" }], `2 delivery_status LOST ${notListed}`],
    ["a document of its own", [{ doc_code: "YXXX" }], `2 doc_code YXXX ${notListed}`],
    [
      "days that are none",
      [{ created: "28.11.2024", delivery_date: "" }],
      `2 created 28.11.2024 ${noDay}`,
      `2 delivery_date ${empty}`,
    ],
    ["a weight below nothing", [{ weight_kg: "-0.1" }], `2 weight_kg -0.1 ${size}`],
    ["finer than thousandths", [{ pallets: "0.0001" }], "2 pallets 0.0001 has too many decimal places"],
    ["one order twice", [{}, { order_number: "4700100653" }], `3 order_number 4700100653 ${twice}`],
    [
      "a bad cell, a foreign place and VAT in one row",
      [{ currency: "CZK", shipto: "500101", gross: "1.00", method: "" }],
      `2 method ${empty}`,
      `2 shipto 500101 ${ofAnother}`,
      `2 gross 1.00 ${disagrees}: net and the VAT rates of currency`,
    ],
  ]);

  testRefusals(database, orderLines, [
    ["all lines of an order", order({}), "imported"],
    [
      "a line that does not come to its boxes",
      order({ net: "16490.01" }),
      `2 net 16490.01 ${disagrees}: boxes × your_price`,
      expect.stringMatching(
        /^2 net 16490.01 does not agree with the other data: the order says \S+, its lines come to \S+$/,
      ),
    ],
    [
      "a line that is missing",
      (demo) => order({})(demo).slice(1),
      expect.stringMatching(
        /^2 net \S+ does not agree with the other data: the order says \S+, its lines come to \S+$/,
      ),
      expect.stringMatching(/^2 deposit \S+ does not agree with the other data: the order says/),
    ],
    [
      "a deposit that no box carries",
      order({ boxes: "7", net: "11543.00", deposit: "15000.01" }),
      `2 deposit 15000.01 ${disagrees}: the same deposit for each of boxes`,
      expect.stringContaining("2 net 11543.00 does not agree with the other data: the order says"),
      expect.stringContaining("2 deposit 15000.01 does not agree with the other data: the order says"),
    ],
    [
      "a line that cannot be read hides no sum that is right",
      order({ net: "much" }),
      "2 net much is not a number",
    ],
    ["half a box", order({ boxes: "0.5" }), "2 boxes 0.5 has too many decimal places"],
    ["no box", order({ boxes: "0" }), `2 boxes 0 ${size}`],
    [
      "an order that nobody sent",
      (demo) =>
        order({})(demo)
          .map((row) => ({ ...row, order_number: "4799999999" }))
          .slice(0, 1),
      `2 order_number 4799999999 ${unknown}`,
    ],
    ["goods that nobody sells", order({ sku: "999999" }), `2 sku 999999 ${unknown}`],
    [
      "one line twice",
      (demo) => [...order({})(demo), { ...demo[0], boxes: "1", net: "1649.00", deposit: "1500.00" }],
      expect.stringMatching(/^2 net 16490.00 does not agree/),
      expect.stringMatching(/^2 deposit 15000.00 does not agree/),
      expect.stringMatching(/^\d+ order_number\+line 4700100001 1 is used twice$/),
    ],
  ]);

  testRefusals(database, orderEmptiesLines, [
    ["all lines of an order", order({}), "imported"],
    [
      "a total that is none",
      order({ deposit_total: "1.00" }),
      `2 deposit_total 1.00 ${disagrees}: units × deposit_per_unit`,
    ],
    ["packaging that nobody has", order({ empties_code: "BARREL" }), `2 empties_code BARREL ${unknown}`],
    ["an order that nobody sent", [{ order_number: "4799999999" }], `2 order_number 4799999999 ${unknown}`],
    ["no crate", order({ units: "0" }), `2 units 0 ${size}`],
    ["line nought", order({ line: "0" }), `2 line 0 ${size}`],
  ]);

  testRefusals(database, invoices, [
    ["invoices as they are", [{}, {}], "imported"],
    [
      "a total that is none",
      [{ total: "0.01" }],
      `2 total 0.01 ${disagrees}: net + vat + deposits_out + deposits_back`,
    ],
    ["due before it is issued", [{ due: "2020-01-01" }], "2 due 2020-01-01 ends before it starts: issued"],
    ["a place of another company", [{ shipto: "500201" }], `2 shipto 500201 ${ofAnother}`],
    ["a symbol with letters", [{ variable_symbol: "VS1" }], `2 variable_symbol VS1 ${form}`],
    ["deposits that come back as more", [{ deposits_back: "1" }], `2 deposits_back 1 ${size}`],
    ["a state of its own", [{ status: "lost" }], `2 status lost ${notListed}`],
    ["one number twice", [{}, { number: "2024100001" }], `3 number 2024100001 ${twice}`],
    [
      "everything at once, in two rows",
      [
        { type: "Bill", due: "2020-01-01", total: "1" },
        { company: "C9", net: "much" },
      ],
      `2 type Bill ${notListed}`,
      `2 total 1 ${disagrees}: net + vat + deposits_out + deposits_back`,
      "2 due 2020-01-01 ends before it starts: issued",
      "3 net much is not a number",
      `3 company C9 ${unknown}`,
      `3 shipto 500102 ${ofAnother}`,
    ],
  ]);
});
