import { z } from "zod";
import { isDay } from "../../days.ts";
import { shaped, text, whole } from "../reading/columns.ts";
import { importer } from "../reading/importer.ts";
import { upsertRows } from "../reading/save-rows.ts";

const step = /^(\S+):(\d{1,7})\.(\d{2})$/;

/** `2008-09-01:1.00 2030-01-01:5.00`: the smallest sum of coins since each day; empty where cash is not rounded. */
const cashSteps = z.string().transform((value, context) => {
  const parts = value.split(" ").filter((part) => part !== "");
  const steps = parts.map((part) => {
    const [, from = "", whole = "", rest = ""] = step.exec(part) ?? [];
    return { from, minor: Number(`${whole}${rest}`) };
  });
  if (steps.every(({ from, minor }) => isDay(from) && minor > 0))
    return steps.toSorted((left, right) => (left.from < right.from ? -1 : 1));
  context.addIssue({ code: "custom", message: "malformed" });
  return z.NEVER;
});

/** Currencies that are counted in, all of them in hundredths. */
export const currencies = importer(
  z.object({
    code: shaped(/^[A-Z]{3}$/).meta({ description: "Code of the currency (ISO 4217)" }),
    sign: text.max(5, "too_long").meta({ description: "How amounts in it end" }),
    number: shaped(/^[0-9]{3}$/).meta({ description: "Its number, as banks write it (ISO 4217)" }),
    cash_steps: cashSteps.meta({
      description:
        "The smallest sum of coins, since which day: 2008-09-01:1.00; empty where cash is not rounded",
    }),
    weight: whole(1, 1_000_000).meta({
      description: "How many of the first market's currency one counts for, as far as limits of rights go",
    }),
  }),
  {
    kind: "currencies",
    file: "currencies.csv",
    key: ["code"],
    save: async (tx, rows) => {
      await upsertRows(
        tx,
        { table: "currency", key: ["code"] },
        rows.map(({ row }) => row),
      );
    },
  },
);
