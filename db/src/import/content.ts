import { z } from "zod";
import { marketCell } from "./markets/known-markets.ts";
import { anyText, day, flag, markets, oneOf, orNull, shaped, text, whole } from "./reading/columns.ts";
import { importer } from "./reading/importer.ts";
import { upsertRows } from "./reading/save-rows.ts";
import { languagesIn, perLabelLanguage, perLanguage, textsIn } from "./texts.ts";

/** Help, pages, articles, questions and knowledge base by language. */
export const content = importer(
  z.object({
    kind: oneOf(["help", "page", "article", "faq", "kb", "banner", "terms"]).meta({
      description: "What it is",
    }),
    key: text.meta({ description: "Name among its kind, by which it is known again" }),
    sort: whole().meta({ description: "Place in lists" }),
    countries: markets.meta({ description: "Markets that see it" }),
    new_capability: flag.meta({ description: "Announced as new" }),
    ...perLabelLanguage("title", text.meta({ description: "Heading" })),
    ...perLabelLanguage("body", anyText.meta({ description: "Text; formatted, what runs is taken out" })),
    ...perLanguage("title", text.meta({ description: "Heading" })),
    ...perLanguage("body", anyText.meta({ description: "Text; formatted, what runs is taken out" })),
    ...perLanguage("section", anyText.meta({ description: "Section of a list" }), []),
    file: orNull(shaped(/^\/[a-z0-9/._-]+$/))
      .optional()
      .meta({ description: "Path of a picture or film" }),
    modified: orNull(day).optional().meta({ description: "Day of the last change" }),
    valid_from: orNull(day).optional().meta({ description: "First day on which it is shown" }),
    valid_to: orNull(day).optional().meta({ description: "Last day" }),
    tone: orNull(oneOf(["info", "warning", "critical"]))
      .optional()
      .meta({ description: "How a banner looks" }),
    link: orNull(shaped(/^(\/|https:\/\/)/))
      .optional()
      .meta({ description: "Where it leads" }),
    public: orNull(flag).optional().meta({ description: "Seen without signing in" }),
  }),
  {
    kind: "content",
    file: "content.csv",
    key: ["kind", "key"],
    movingDays: ["modified", "valid_from", "valid_to"],
    references: [{ column: "countries", ...marketCell }],
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
