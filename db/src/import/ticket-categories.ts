import { z } from "zod";
import { orNull, shaped, text, whole } from "./reading/columns.ts";
import { importer, rulesFor } from "./reading/importer.ts";
import { faultsOf } from "./reading/row-error.ts";
import { upsertRows } from "./reading/save-rows.ts";
import { languagesIn, perLanguage, textsIn } from "./texts.ts";

const id = shaped(/^[a-z0-9-]{1,40}$/);

const columns = z.object({ id, parent: orNull(id), sort: whole(), ...perLanguage("name", text) });

const rule = rulesFor(columns);

/** There are two levels: a parent is a category that has none, in the file or before it. */
const knownParent = rule(["id", "parent"], async (rows, tx) => {
  const { rows: before } = await tx.query<{ id: string }>(
    "select id from ticket_category where parent_id is null",
  );
  const top = new Set(before.map((row) => row.id));
  for (const { row } of rows) {
    if (row.parent === null) top.add(row.id);
    else top.delete(row.id);
  }
  return faultsOf(
    rows,
    { column: "parent", code: "unknown_reference" },
    ({ parent }) => parent !== null && !top.has(parent),
  );
});

/** What tickets may be about: categories, each before its subcategories, which name it as their parent. */
export const ticketCategories = importer(columns, {
  kind: "ticket-categories",
  file: "ticket_categories.csv",
  key: ["id"],
  rules: [knownParent],
  save: async (tx, rows) => {
    const values = rows.map(({ row }) => ({
      id: row.id,
      parent_id: row.parent,
      sort: row.sort,
      names: textsIn(row, "name"),
    }));
    const target = {
      table: "ticket_category",
      key: ["id"],
      texts: { names: languagesIn(rows, "name") },
    };
    await upsertRows(
      tx,
      target,
      values.filter((row) => row.parent_id === null),
    );
    await upsertRows(
      tx,
      target,
      values.filter((row) => row.parent_id !== null),
    );
  },
});
