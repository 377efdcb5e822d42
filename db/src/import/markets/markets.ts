import { LANGUAGES } from "@vycep/domain/market/language";
import { z } from "zod";
import { dayOrNull, oneOf, shaped, text, whole } from "../reading/columns.ts";
import { importer, rulesFor } from "../reading/importer.ts";
import { upsertRows } from "../reading/save-rows.ts";
import { ownedByOthers } from "../sole-owner.ts";
import { languagesIn, perLanguage, textsIn } from "../texts.ts";

const columns = z.object({
  code: shaped(/^[A-Z]{2}$/).meta({ description: "Code of the market: the two letters of its country" }),
  position: whole(1, 99).meta({ description: "Place in lists; the first one is at home" }),
  country: shaped(/^[A-Z]{3}$/).meta({ description: "The country at home in it, as three letters" }),
  currency: text.meta({ description: "Currency of its own figures" }),
  language: oneOf(LANGUAGES).meta({ description: "What is spoken there" }),
  phone_prefix: shaped(/^[+][1-9][0-9]{0,2}$/).meta({
    description: "How telephone numbers begin; nine digits follow",
  }),
  structured_from: dayOrNull.meta({
    description: "Since when its domestic invoices are structured; empty where they are not",
  }),
  ...perLanguage("name", text.meta({ description: "What it is called, in this language" })),
});

const rule = rulesFor(columns);

/** A country is at home in one market only. */
const countryOfItsOwn = rule(["code", "country"], (rows, tx) =>
  ownedByOthers(
    tx,
    { table: "market", key: "code", value: "country", column: "country" },
    rows.map(({ line, row }) => ({ line, row: { id: row.code, value: row.country } })),
  ),
);

/** Markets: where prices, VAT, holidays and terms of their own hold (OPS-17). The country at home in one belongs to it. */
export const marketRows = importer(columns, {
  kind: "markets",
  file: "markets.csv",
  key: ["code"],
  references: [{ column: "currency", table: "currency", key: "code" }],
  rules: [countryOfItsOwn],
  save: async (tx, rows) => {
    await upsertRows(
      tx,
      { table: "market", key: ["code"], texts: { names: languagesIn(rows, "name") } },
      rows.map(({ row }) => ({
        code: row.code,
        position: row.position,
        country: row.country,
        currency: row.currency,
        language: row.language,
        phone_prefix: row.phone_prefix,
        structured_from: row.structured_from,
        names: textsIn(row, "name"),
      })),
    );
    await upsertRows(
      tx,
      { table: "country", key: ["code"] },
      rows.map(({ row }) => ({ code: row.country, store: row.code, market: row.code })),
    );
  },
});
