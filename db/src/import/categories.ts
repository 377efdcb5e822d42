import { z } from "zod";
import { shaped, text, whole } from "./columns.ts";
import { importer } from "./importer.ts";
import { upsertRows } from "./save-rows.ts";

/** The tree of categories; `beer/lager` hangs under `beer`, which must stand before it. */
export const categories = importer(
  z.object({
    code: shaped(/^[a-z -]+(\/[a-z -]+)?$/),
    position: whole(),
    name_cs: text,
    name_sk: text,
    name_en: text,
  }),
  {
    kind: "categories",
    file: "categories.csv",
    key: ["code"],
    save: async (tx, rows) => {
      const parentOf = (code: string) => (code.includes("/") ? code.slice(0, code.indexOf("/")) : null);
      const values = rows.map(({ row }) => ({ ...row, parent_code: parentOf(row.code) }));
      const top = values.filter((value) => value.parent_code === null);
      await upsertRows(tx, { table: "category", key: ["code"] }, top);
      const { rows: known } = await tx.query<{ code: string }>("select code from category order by code");
      const codes = new Set(known.map((row) => row.code));
      const orphans = rows.filter(({ row }) => !codes.has(parentOf(row.code) ?? row.code));
      if (orphans.length > 0) {
        return orphans.map(({ line, row }) => ({
          row: line,
          column: "code",
          code: "unknown_reference" as const,
          value: row.code,
        }));
      }
      await upsertRows(
        tx,
        { table: "category", key: ["code"] },
        values.filter((value) => value.parent_code !== null),
      );
      return [];
    },
  },
);
