import { z } from "zod";
import { orNull, shaped, text, whole } from "./reading/columns.ts";
import { importer } from "./reading/importer.ts";
import { upsertRows } from "./reading/save-rows.ts";
import { languagesIn, perLanguage, textsIn } from "./texts.ts";

const id = shaped(/^[a-z0-9-]{1,40}$/);

/** What tickets may be about: categories, each before its subcategories, which name it as their parent. */
export const ticketCategories = importer(
  z.object({ id, parent: orNull(id), sort: whole(), ...perLanguage("name", text) }),
  {
    kind: "ticket-categories",
    file: "ticket_categories.csv",
    key: ["id"],
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
  },
);
