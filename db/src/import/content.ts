import { z } from "zod";
import { anyText, flag, markets, oneOf, text, whole } from "./columns.ts";
import { importer } from "./importer.ts";
import { upsertRows } from "./save-rows.ts";

/** Help, pages, articles, questions, knowledge base and materials in three languages. */
export const content = importer(
  z.object({
    kind: oneOf(["help", "page", "article", "faq", "kb", "material"]),
    key: text,
    sort: whole(),
    countries: markets,
    new_capability: flag,
    title_cs: text,
    title_sk: text,
    title_en: text,
    body_cs: anyText,
    body_sk: anyText,
    body_en: anyText,
  }),
  {
    kind: "content",
    file: "content.csv",
    key: ["kind", "key"],
    save: async (tx, rows) => {
      await upsertRows(
        tx,
        { table: "content", key: ["kind", "key"] },
        rows.map(({ row: { countries, new_capability, ...row } }) => ({
          ...row,
          markets: countries,
          is_new_capability: new_capability,
        })),
      );
    },
  },
);
