import { z } from "zod";
import { anyText, day, dayOrNull, oneOf, shaped, text } from "./reading/columns.ts";
import { importer } from "./reading/importer.ts";
import { overlayRows } from "./reading/save-rows.ts";

/** Who sells in a market, as it stands on tax documents. */
export const sellers = importer(
  z.object({
    market: oneOf(["CZ", "SK"]),
    name: text,
    street: text,
    city: text,
    zip: text,
    country: oneOf(["CZ", "SK"]),
    ico: shaped(/^\d{8}$/),
    dic: shaped(/^(?:CZ)?\d{8,10}$/),
    // Of a Slovak seller only.
    ic_dph: anyText,
    register: text,
    iban: shaped(/^(?:CZ|SK)\d{22}$/),
    email: text,
    phone: text,
    valid_from: day,
    valid_to: dayOrNull,
  }),
  {
    kind: "sellers",
    file: "sellers.csv",
    key: ["market", "valid_from"],
    validity: { key: ["market"], from: "valid_from", to: "valid_to" },
    save: async (tx, rows) => {
      await overlayRows(
        tx,
        { table: "seller", key: ["market"] },
        rows.map(({ row }) => row),
      );
    },
  },
);
