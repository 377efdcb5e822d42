import { z } from "zod";
import { anyText, day, dayOrNull, list, oneOf, orNull, percent, text, whole } from "./reading/columns.ts";
import { importer } from "./reading/importer.ts";
import { upsertRows } from "./reading/save-rows.ts";
import { languagesIn, perLanguage, textsIn } from "./texts.ts";

/** Contracts of companies; several may be valid at once. */
export const contracts = importer(
  z.object({
    number: text,
    company: text,
    ...perLanguage("name", text),
    type: oneOf(["supply", "equipment", "distribution", "bonus", "marketing", "empties"]),
    valid_from: day,
    valid_to: dayOrNull,
    summary: anyText,
    volume_hl: whole(),
    brands: list.optional(),
    bonus_percent: orNull(percent).optional(),
    ...perLanguage("text", anyText, []),
  }),
  {
    kind: "contracts",
    file: "contracts.csv",
    key: ["number"],
    validity: { key: ["number"], from: "valid_from", to: "valid_to" },
    movingDays: ["valid_from", "valid_to"],
    references: [{ column: "company", table: "company", key: "id" }],
    save: async (tx, rows) => {
      await upsertRows(
        tx,
        {
          table: "contract",
          key: ["number"],
          texts: { names: languagesIn(rows, "name"), bodies: languagesIn(rows, "text") },
        },
        rows.map(({ row }) => ({
          number: row.number,
          company_id: row.company,
          names: textsIn(row, "name"),
          type: row.type,
          valid_from: row.valid_from,
          valid_to: row.valid_to,
          summary: row.summary,
          volume_hl: row.volume_hl,
          brands: row.brands ?? [],
          bonus_percent: row.bonus_percent ?? null,
          bodies: textsIn(row, "text"),
        })),
      );
    },
  },
);
