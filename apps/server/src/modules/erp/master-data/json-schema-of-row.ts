import type { DescribedColumn } from "@vycep/db/import/reading/described-columns";
import type { Importer } from "@vycep/db/import/reading/importer";

/** What a row may hold, for /docs: made of what checks it. */
export function jsonSchemaOfRow({ reading }: Pick<Importer<object>, "reading">): Record<string, unknown> {
  const { described } = reading;
  return {
    type: "object",
    required: described.filter((column) => column.isRequired && !column.mayBeEmpty).map(({ name }) => name),
    properties: Object.fromEntries(described.map((column) => [column.name, schemaOf(column)])),
  };
}

function schemaOf({ means, form, unit, values, mayBeEmpty }: DescribedColumn) {
  const list = values.length > 0 ? { enum: mayBeEmpty && form !== "list" ? [...values, ""] : values } : {};
  const told = { description: unit === "" ? means : `${means} (${unit})` };
  const orNull = (type: string) => (mayBeEmpty ? [type, "null"] : type);
  switch (form) {
    case "number":
      return { ...told, type: orNull("number") };
    case "flag":
    case "yes-no":
      return { ...told, type: orNull("boolean") };
    case "list":
      return { ...told, type: "array", items: { type: "string", ...list } };
    case "day":
      return { ...told, type: orNull("string"), format: "date" };
    default:
      return { ...told, type: orNull("string"), ...list };
  }
}
