import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from "graphql";

/** A part of the schema by its name, such as `Cart.items(pageSize)`. */
type Part = {
  readonly name: string;
  readonly description: string | null | undefined;
  readonly deprecationReason?: string | null | undefined;
};

/** What of a schema is not described, described by its own name in other words, or deprecated without a way out. */
export function undescribed(schema: GraphQLSchema): readonly string[] {
  return partsOf(schema).flatMap(({ name, description, deprecationReason }) => [
    ...(saysSomething(name, description ?? "") ? [] : [`${name}: ${description ?? "no description"}`]),
    ...(deprecationReason == null || namesAnother(deprecationReason)
      ? []
      : [`${name} is deprecated, but not for what: ${deprecationReason}`]),
  ]);
}

/** Requirements are ours: who reads the API does not know them, and one alone says nothing. */
const requirement = /\b(?:[A-Z]{2,}-\d+|[BCD]\d{1,2})(?:…\d+)?\b/g;

/** Words that say nothing by themselves. */
const empty = new Set(
  "a an and are as by for from in is it its of on one or that the this to with".split(" "),
);

/** A word that does not stand in the name already. */
function saysSomething(name: string, description: string): boolean {
  const known = new Set(wordsOf(name));
  return wordsOf(description.replaceAll(requirement, "")).some((word) => !known.has(word));
}

function wordsOf(text: string): string[] {
  return text
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/s$/, ""))
    .filter((word) => word !== "" && !empty.has(word));
}

/** What to use instead, or why nothing is needed. */
function namesAnother(reason: string): boolean {
  return /`\w/.test(reason) || /\bsays\b/.test(reason);
}

function partsOf(schema: GraphQLSchema): readonly Part[] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  return types.flatMap((type): Part[] => {
    const own = { name: type.name, description: type.description };
    if (isEnumType(type)) return [own, ...type.getValues().map((value) => within(type.name, value))];
    if (isInputObjectType(type))
      return [own, ...Object.values(type.getFields()).map((field) => within(type.name, field))];
    if (!isObjectType(type) && !isInterfaceType(type)) return [own];
    const fields = Object.values(type.getFields()).flatMap((field) => [
      within(type.name, field),
      ...field.args.map((arg) => ({ ...arg, name: `${type.name}.${field.name}(${arg.name})` })),
    ]);
    return [own, ...fields];
  });
}

function within(typeName: string, { name, description, deprecationReason }: Part): Part {
  return { name: `${typeName}.${name}`, description, deprecationReason };
}
