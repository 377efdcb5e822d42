import { z } from "zod";
import { shaped, text, whole } from "../reading/columns.ts";
import { importer, rulesFor } from "../reading/importer.ts";
import { faultsOf } from "../reading/row-error.ts";
import { upsertRows } from "../reading/save-rows.ts";
import { languagesIn, perLanguage, textsIn } from "../texts.ts";

const columns = z.object({
  code: shaped(/^[a-z -]+(\/[a-z -]+)?$/).meta({ description: "Code; `beer/lager` stands below `beer`" }),
  position: whole().meta({ description: "Place among its neighbours" }),
  ...perLanguage("name", text.meta({ description: "What it is called, in this language" })),
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
    const values = rows.map(({ row }) => ({
      code: row.code,
      position: row.position,
      names: textsIn(row, "name"),
      parent_code: parentOf(row.code),
    }));
    const target = { table: "category", key: ["code"], texts: { names: languagesIn(rows, "name") } };
    const top = values.filter((value) => value.parent_code === null);
    await upsertRows(tx, target, top);
    await upsertRows(
      tx,
      target,
      values.filter((value) => value.parent_code !== null),
    );
  },
});
