import { z } from "zod";
import { shaped, text, whole } from "./columns.ts";
import { importer, rulesFor } from "./importer.ts";
import { faultsOf } from "./row-error.ts";
import { upsertRows } from "./save-rows.ts";

const columns = z.object({
  code: shaped(/^[a-z -]+(\/[a-z -]+)?$/),
  position: whole(),
  name_cs: text,
  name_sk: text,
  name_en: text,
});

const rule = rulesFor(columns);

const parentOf = (code: string) => (code.includes("/") ? code.slice(0, code.indexOf("/")) : null);

const knownParent = rule(["code"], async (rows, tx) => {
  const { rows: before } = await tx.query<{ code: string }>("select code from category order by code");
  const codes = new Set([...before, ...rows.map(({ row }) => row)].map(({ code }) => code));
  return faultsOf(
    rows,
    { column: "code", code: "unknown_reference" },
    ({ code }) => !codes.has(parentOf(code) ?? code),
  );
});

/** The tree of categories; `beer/lager` hangs under `beer`, which the file or the database has. */
export const categories = importer(columns, {
  kind: "categories",
  file: "categories.csv",
  key: ["code"],
  rules: [knownParent],
  save: async (tx, rows) => {
    const values = rows.map(({ row }) => ({ ...row, parent_code: parentOf(row.code) }));
    const top = values.filter((value) => value.parent_code === null);
    await upsertRows(tx, { table: "category", key: ["code"] }, top);
    await upsertRows(
      tx,
      { table: "category", key: ["code"] },
      values.filter((value) => value.parent_code !== null),
    );
  },
});
