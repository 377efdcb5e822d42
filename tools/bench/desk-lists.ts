/** Every list of the desk, asked as a screen would: its first page with all that stands in a row. */
import {
  buildASTSchema,
  concatAST,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from "graphql";
import { contractFiles } from "../../apps/server/src/app/graphql/contract-files.ts";

export type DeskList = { readonly name: string; readonly document: string };

/** Rows of a page, as the screens ask. */
const rowsOfPage = 50;
/** So deep a row is read: what stands in it may have parts of its own. */
const deepest = 2;

/** What a list that cannot be asked without more is asked for. */
const given: Readonly<Record<string, string>> = { priceList: '"CZ-HORECA"', market: '"CZ"' };

/** All that come page by page; those whose records are named by a number of one run are left out. */
export function deskLists(): readonly DeskList[] {
  const schema = buildASTSchema(concatAST([...contractFiles("desk").values()]), { assumeValidSDL: true });
  return Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) => {
    const type = getNamedType(field.type);
    const items = isObjectType(type) ? type.getFields()["items"] : undefined;
    const values = field.args.filter(isRequiredArgument).map((arg) => [arg.name, leastOf(arg)] as const);
    const isPaged = field.args.some(({ name }) => name === "first");
    if (!isPaged || items === undefined || values.some(([, value]) => value === undefined)) return [];
    const asked = values.map(([name, value]) => `${name}: ${value}`).join(", ");
    const args = asked === "" ? "" : `(${asked})`;
    return [
      { name: field.name, document: `{ ${field.name}${args} { items ${rowOf(items.type, deepest)} } }` },
    ];
  });
}

/** The least that is demanded: no filter, the first of an order. */
function leastOf({ name, type }: GraphQLArgument | GraphQLInputField): string | undefined {
  if (name === "first") return String(rowsOfPage);
  if (given[name] !== undefined) return given[name];
  const named = getNamedType(type);
  if (isListType(getNullableType(type))) return "[]";
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (named.name === "Boolean") return "false";
  if (!isInputObjectType(named)) return undefined;
  const fields = Object.values(named.getFields()).filter(isRequiredInputField);
  const values = fields.map((field) => `${field.name}: ${leastOf(field)}`);
  return values.some((value) => value.endsWith("undefined")) ? undefined : `{ ${values.join(", ")} }`;
}

function rowOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  const fields = isObjectType(named) ? Object.values(named.getFields()) : [];
  return `{ ${["__typename", ...fields.flatMap((field) => partOf(field, depth))].join(" ")} }`;
}

// biome-ignore lint/suspicious/noExplicitAny: graphql's own types of fields speak of any
function partOf(field: GraphQLField<any, any>, depth: number): string[] {
  if (field.args.some(isRequiredArgument)) return [];
  const named = getNamedType(field.type);
  if (isLeafType(named)) return [field.name];
  return depth === 0 || !isObjectType(named) ? [] : [`${field.name} ${rowOf(named, depth - 1)}`];
}
