import { z } from "zod";
import type { ColumnForm } from "./columns.ts";

/** A column as whoever writes files or calls needs to know it. */
export type DescribedColumn = {
  name: string;
  /** What it means; empty where its name says it all. */
  means: string;
  form: ColumnForm;
  unit: string;
  /** All that may stand there; empty where that is no closed list. */
  values: readonly string[];
  /** Whether the column has to be there, and whether something has to stand in it. */
  isRequired: boolean;
  mayBeEmpty: boolean;
};

/** What the schema that checks the columns says of them: there is no second list. */
export function describedColumns(columns: z.ZodObject): DescribedColumn[] {
  return Object.entries(columns.shape).map(([name, column]) => {
    const { description = "", form = "text", unit = "", values = [] } = metaOf(column);
    return {
      name,
      means: description,
      form,
      unit,
      values,
      isRequired: !(column instanceof z.ZodOptional),
      mayBeEmpty: z.safeParse(column, "").success,
    };
  });
}

/** What a column says of itself, and of what it may be besides empty or left out. */
function metaOf(column: z.core.$ZodType): z.core.GlobalMeta {
  const inner =
    column instanceof z.ZodOptional
      ? column.def.innerType
      : column instanceof z.ZodUnion
        ? column.def.options.at(-1)
        : undefined;
  return { ...(inner === undefined ? {} : metaOf(inner)), ...z.globalRegistry.get(column) };
}
