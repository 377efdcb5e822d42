import { z } from "zod";
import { shaped, text } from "../reading/columns.ts";
import { importer, rulesFor } from "../reading/importer.ts";
import { faultsOf } from "../reading/row-error.ts";
import { upsertRows } from "../reading/save-rows.ts";
import { ownedByOthers } from "../sole-owner.ts";

const columns = z.object({
  code: shaped(/^[A-Z]{3}$/).meta({ description: "The country, as three letters" }),
  store: shaped(/^[A-Z]{2}$/).meta({ description: "The same as two letters, as codes of stores have it" }),
  market: text.meta({ description: "The market whose prices and holidays it uses" }),
});

const rule = rulesFor(columns);

const storeOfItsOwn = rule(["code", "store"], (rows, tx) =>
  ownedByOthers(
    tx,
    { table: "country", key: "code", value: "store", column: "store" },
    rows.map(({ line, row }) => ({ line, row: { id: row.code, value: row.store } })),
  ),
);

/** A country that is at home in a market belongs to no other. */
const atHome = rule(["code", "market"], async (rows, tx) => {
  const { rows: homes } = await tx.query<{ code: string; country: string }>(
    "select code, country from market",
  );
  const marketOf = new Map(homes.map(({ code, country }) => [country, code]));
  return faultsOf(rows, { column: "market", code: "mismatch", about: { code: "home-market" } }, (row) => {
    const home = marketOf.get(row.code);
    return home !== undefined && home !== row.market;
  });
});

/** Countries that people and places may be in (CONFIG-05), each with the market that it uses (OP-91). */
export const countries = importer(columns, {
  kind: "countries",
  file: "countries.csv",
  key: ["code"],
  references: [{ column: "market", table: "market", key: "code" }],
  rules: [storeOfItsOwn, atHome],
  save: async (tx, rows) => {
    await upsertRows(
      tx,
      { table: "country", key: ["code"] },
      rows.map(({ row }) => row),
    );
  },
});
