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
  return /`\w/.test(reason) || /^Nothing: ./.test(reason);
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

/** A schema of OpenAPI, as far as its fields are looked for. */
type Shape = {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly additionalProperties?: Shape | boolean;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
};

type Content = Readonly<Record<string, { readonly schema?: Shape }>>;
type Call = {
  readonly parameters?: readonly { readonly name: string; readonly description?: string }[];
  readonly requestBody?: { readonly content?: Content };
  readonly responses?: Readonly<Record<string, { readonly content?: Content }>>;
};
type Calls = Readonly<Record<string, Readonly<Record<string, Call>>>>;

/** A description of calls, of what others hear from us, and of what both share. */
export type DescribedCalls = {
  readonly paths?: Calls;
  readonly webhooks?: Calls;
  readonly components?: { readonly schemas?: Readonly<Record<string, Shape>> };
};

/** Every parameter, and every field of a body or an answer, that nobody described, or that its description only names once more. */
export function undescribedFields({ paths, webhooks, components }: DescribedCalls): readonly string[] {
  const calls = [...Object.entries(paths ?? {}), ...Object.entries(webhooks ?? {})].flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, call]) => [`${method} ${path}`, call] as const),
  );
  return [
    ...calls.flatMap(([name, call]) => silentIn(name, call)),
    ...Object.entries(components?.schemas ?? {}).flatMap(([name, shape]) => silentFields(name, shape)),
  ];
}

function silentIn(name: string, { parameters = [], requestBody, responses = {} }: Call): readonly string[] {
  const silent = parameters.filter(
    (parameter) => !saysSomething(parameter.name, parameter.description ?? ""),
  );
  const answers = Object.entries(responses).flatMap(([status, { content }]) =>
    shapesOf(content).flatMap((shape) => silentFields(`${name} ${status}`, shape)),
  );
  return [
    ...silent.map((parameter) => `${name} ${parameter.name}: ${parameter.description ?? "no description"}`),
    ...shapesOf(requestBody?.content).flatMap((shape) => silentFields(`${name} body`, shape)),
    ...answers,
  ];
}

function shapesOf(content: Content = {}): readonly Shape[] {
  return Object.values(content).flatMap(({ schema }) => (schema === undefined ? [] : [schema]));
}

function silentFields(where: string, shape: Shape): readonly string[] {
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = shape;
  const others = typeof additionalProperties === "object" ? [additionalProperties] : [];
  const within = [...(items === undefined ? [] : [items]), ...others, ...anyOf, ...oneOf, ...allOf];
  const own = Object.entries(properties).flatMap(([name, field]) => {
    const silent = saysSomething(name, field.description ?? "")
      ? []
      : [field.description ?? "no description"];
    return [...silent.map((text) => `${where}.${name}: ${text}`), ...silentFields(`${where}.${name}`, field)];
  });
  return [...own, ...within.flatMap((inner) => silentFields(where, inner))];
}
