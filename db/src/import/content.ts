import { z } from "zod";
import { anyText, day, flag, markets, oneOf, orNull, shaped, text, whole } from "./reading/columns.ts";
import { importer } from "./reading/importer.ts";
import { upsertRows } from "./reading/save-rows.ts";
import { languagesIn, perLabelLanguage, perLanguage, textsIn } from "./texts.ts";

/** Help, pages, articles, questions and knowledge base by language. */
export const content = importer(
  z.object({
    kind: oneOf(["help", "page", "article", "faq", "kb", "banner", "terms"]),
    key: text,
    sort: whole(),
    countries: markets,
    new_capability: flag,
    ...perLabelLanguage("title", text),
    ...perLabelLanguage("body", anyText),
    ...perLanguage("title", text),
    ...perLanguage("body", anyText),
    ...perLanguage("section", anyText, []),
    file: orNull(shaped(/^\/[a-z0-9/._-]+$/)).optional(),
    modified: orNull(day).optional(),
    valid_from: orNull(day).optional(),
    valid_to: orNull(day).optional(),
    tone: orNull(oneOf(["info", "warning", "critical"])).optional(),
    link: orNull(shaped(/^(\/|https:\/\/)/)).optional(),
    public: orNull(flag).optional(),
  }),
  {
    kind: "content",
    file: "content.csv",
    key: ["kind", "key"],
    movingDays: ["modified", "valid_from", "valid_to"],
    save: async (tx, rows) => {
      await upsertRows(
        tx,
        {
          table: "content",
          key: ["kind", "key"],
          texts: {
            titles: languagesIn(rows, "title"),
            bodies: languagesIn(rows, "body"),
            sections: languagesIn(rows, "section"),
          },
        },
        rows.map(({ row }) => ({
          kind: row.kind,
          key: row.key,
          sort: row.sort,
          markets: row.countries,
          is_new_capability: row.new_capability,
          titles: textsIn(row, "title"),
          bodies: textsIn(row, "body"),
          sections: textsIn(row, "section"),
          file_link: row.file ?? null,
          valid_from: row.valid_from ?? null,
          valid_to: row.valid_to ?? null,
          tone: row.tone ?? null,
          link: row.link ?? null,
          is_public: row.public ?? false,
          modified_at: row.modified ? `${row.modified} 00:00 Europe/Prague` : null,
        })),
      );
    },
  },
);
