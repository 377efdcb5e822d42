import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from "graphql";

const deepest = 4;

/** A document that calls one root field with variables and selects all that may be selected without arguments. */
export function documentFor(
  schema: GraphQLSchema,
  operation: string,
  call: { readonly args: Readonly<Record<string, unknown>>; readonly selection?: string | undefined },
): string {
  const [rootName = "", fieldName = ""] = operation.split(".");
  const field = (schema.getType(rootName) as GraphQLObjectType | undefined)?.getFields()[fieldName];
  if (!field) throw new Error(`the schema has no ${operation}`);
  const given = Object.keys(call.args);
  const types = new Map(field.args.map(({ name, type }) => [name, String(type)]));
  const declared = given.map((name) => `$${name}: ${types.get(name) ?? unknownArgument(operation, name)}`);
  const passed = given.map((name) => `${name}: $${name}`);
  const inParentheses = (parts: readonly string[]) => (parts.length === 0 ? "" : `(${parts.join(", ")})`);
  const selection = call.selection ?? selectionOf(schema, field.type, { depth: 1, opened: new Map() });
  return `${rootName.toLowerCase()} ${inParentheses(declared)} { ${fieldName}${inParentheses(passed)} ${selection} }`;
}

function unknownArgument(operation: string, name: string): never {
  throw new Error(`${operation} has no argument ${name}`);
}

/** What is always empty is nobody's, and documents may be only so long (D36). */
function isEmpty({ description }: { readonly description?: string | null | undefined }): boolean {
  return /^(Always|As what implements) /u.test(description ?? "");
}

type Way = {
  readonly depth: number;
  /** At which depth each type was read whole. */
  readonly opened: Map<string, number>;
};

function selectionOf(schema: GraphQLSchema, output: GraphQLOutputType, { depth, opened }: Way): string {
  const type = getNamedType(output);
  if (isLeafType(type)) return "";
  const own = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
  const fields = own.flatMap((field) => {
    if (field.args.some(isRequiredArgument) || isEmpty(field)) return [];
    const { name } = getNamedType(field.type);
    if (isLeafType(getNamedType(field.type))) return [field.name];
    if (depth >= deepest) return [];
    // Of several things of one kind the first is read whole: documents may be only so long.
    if ((opened.get(name) ?? deepest) <= depth) return [`${field.name} { __typename }`];
    opened.set(name, depth);
    return [`${field.name} ${selectionOf(schema, field.type, { depth: depth + 1, opened })}`];
  });
  const parts = isUnionType(type) ? type.getTypes().map((part) => `... on ${part.name} { __typename }`) : [];
  return `{ ${["__typename", ...fields, ...parts].join(" ")} }`;
}
