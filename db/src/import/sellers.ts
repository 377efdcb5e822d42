import { z } from "zod";
import { marketCell } from "./markets/known-markets.ts";
import { anyText, day, dayOrNull, shaped, text } from "./reading/columns.ts";
import { importer, rulesFor } from "./reading/importer.ts";
import { faultsOf } from "./reading/row-error.ts";
import { overlayRows } from "./reading/save-rows.ts";

const columns = z.object({
  market: text,
  name: text,
  street: text,
  city: text,
  zip: text,
  country: shaped(/^[A-Z]{2}$/),
  ico: shaped(/^[A-Z0-9]{4,14}$/),
  dic: shaped(/^[A-Z]{0,2}[A-Z0-9]{4,14}$/),
  // Where it has a number for VAT besides, as in Slovakia.
  ic_dph: anyText,
  register: text,
  iban: shaped(/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/),
  email: text,
  phone: text,
  valid_from: day,
  valid_to: dayOrNull,
});

const rule = rulesFor(columns);

/** What numbers look like where we know it; those of other countries only look like numbers. */
const homeShapes = { ico: /^\d{8}$/, dic: /^(?:CZ)?\d{8,10}$/, iban: /^(?:CZ|SK)\d{22}$/ } as const;
const atHome = new Set(["CZ", "SK"]);

const numbersOfHome = (["ico", "dic", "iban"] as const).map((column) =>
  rule(["country", column], (rows) =>
    faultsOf(
      rows,
      { column, code: "malformed" },
      (row) => atHome.has(row.country) && !homeShapes[column].test(row[column]),
    ),
  ),
);

/** Who sells in a market, as it stands on tax documents. */
export const sellers = importer(columns, {
  kind: "sellers",
  file: "sellers.csv",
  key: ["market", "valid_from"],
  references: [{ column: "market", ...marketCell }],
  validity: { key: ["market"], from: "valid_from", to: "valid_to" },
  rules: numbersOfHome,
  save: async (tx, rows) => {
    await overlayRows(
      tx,
      { table: "seller", key: ["market"] },
      rows.map(({ row }) => row),
    );
  },
});
