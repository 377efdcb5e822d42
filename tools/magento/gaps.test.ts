import {
  buildASTSchema,
  buildSchema,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isTypeSubTypeOf,
  parseType,
  typeFromAST,
} from "graphql";
import { describe, expect, test } from "vitest";
import { contractDocument } from "./contract-files.ts";
import {
  answeredFields,
  deprecatedFields,
  type ListedField,
  type ListedType,
  magentoList,
  neverAnswered,
  partsOf,
} from "./magento-list.ts";

const schema = buildASTSchema(contractDocument());
const list = magentoList();

describe("the schema against the list of Magento's types", () => {
  test("D36 whatever a document may ask of Magento's types, it may ask here", () => {
    expect(gapsOf(schema, list)).toEqual([]);
  });

  test("D36 the list is the whole one", () => {
    expect(list.length).toBeGreaterThan(280);
    expect(list.flatMap(({ fields }) => fields).length).toBeGreaterThan(2200);
  });

  test("what is said to be answered or never answered is on the list", () => {
    const known = new Map(list.map(({ name, fields }) => [name, new Set(fields.flatMap(namesOf))]));
    const strange = [...answeredFields().keys()].filter((key) => {
      const [type = "", field = ""] = key.split(".");
      return !known.get(type)?.has(field);
    });
    expect(strange).toEqual([]);
    expect([...neverAnswered().keys()].filter((name) => !known.has(name))).toEqual([]);
  });
});

/** Of a field and of its arguments, as the lists call them. */
function namesOf({ name, signature }: ListedField): readonly string[] {
  return [name, ...partsOf(signature).args.map(([argument]) => `${name}(${argument})`)];
}

describe("what Magento has deprecated", () => {
  test("names what there is instead, a field of its own type or of another", () => {
    const wrong = [...deprecatedFields()].filter(([key, instead]) => {
      const [type = ""] = key.split(".");
      return [...instead.matchAll(/`([\w.]+)`/g)].some(([, name = ""]) => {
        const [owner, field] = name.includes(".") ? name.split(".") : [type, name];
        return !hasField(owner ?? "", field ?? "");
      });
    });
    expect(wrong).toEqual([]);
  });

  test("is on the list, and is marked there", () => {
    const marked = new Set(
      list.flatMap(({ name, fields }) =>
        fields.filter((field) => field.isDeprecated).map((field) => `${name}.${field.name}`),
      ),
    );
    expect([...deprecatedFields().keys()].filter((key) => !marked.has(key))).toEqual([]);
  });
});

function hasField(typeName: string, field: string): boolean {
  const type = schema.getType(typeName);
  const isKnown = isObjectType(type) || isInterfaceType(type);
  return isKnown && (field === "__typename" || type.getFields()[field] !== undefined);
}

describe("gapsOf", () => {
  const small = buildSchema("type Query { cart(id: String!): Cart list: [Int!]! } type Cart { id: ID }");
  const type = (name: string, fields: Readonly<Record<string, string>>) => ({
    name,
    kind: "type" as const,
    interfaces: [],
    fields: Object.entries(fields).map(([field, signature]) => ({
      name: field,
      signature,
      isDeprecated: false,
    })),
  });

  test.each([
    [type("Order", { id: "ID" }), ["Order is missing"]],
    [type("Cart", { id: "ID", email: "String" }), ["Cart.email is missing"]],
    [type("Cart", { id: "ID!" }), ["Cart.id is ID and not ID!"]],
    [type("Query", { cart: "(id: String!): Cart" }), []],
    [type("Query", { cart: "(id: String): Cart" }), ["Query.cart(id) is String! and not String"]],
    [type("Query", { cart: "(uid: ID): Cart" }), ["Query.cart has no argument uid"]],
    [type("Query", { list: "[Int]!" }), []],
  ])("names what is missing, and takes what promises more", (listed, gaps) => {
    expect(gapsOf(small, [listed])).toEqual(gaps);
  });
});

/** What a document that is valid for Magento could ask or send and the schema would refuse, each in a line. */
function gapsOf(schema: GraphQLSchema, list: readonly ListedType[]): readonly string[] {
  return list.flatMap((listed) => {
    const type = schema.getType(listed.name);
    if (!type) return [`${listed.name} is missing`];
    const interfaces = listed.interfaces.filter((name) => !implementsIt(type, name));
    return [
      ...interfaces.map((name) => `${listed.name} is no ${name}`),
      ...listed.fields.flatMap((field) => gapOfField(schema, type, field)),
    ];
  });
}

function gapOfField(schema: GraphQLSchema, type: GraphQLNamedType, listed: ListedField): readonly string[] {
  const name = `${type.name}.${listed.name}`;
  if (isEnumType(type)) return type.getValue(listed.name) ? [] : [`${name} is missing`];
  const { args, output } = partsOf(listed.signature);
  if (isInputObjectType(type)) {
    const field = type.getFields()[listed.name];
    if (!field) return [`${name} is missing`];
    return accepts(schema, field.type, output) ? [] : [`${name} is ${field.type} and not ${output}`];
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return [`${type.name} is of another kind`];
  const field = type.getFields()[listed.name];
  if (!field) return [`${name} is missing`];
  const gaps = args.flatMap(([argument, wanted]) => {
    const own = field.args.find((known) => known.name === argument);
    if (!own) return [`${name} has no argument ${argument}`];
    return accepts(schema, own.type, wanted) ? [] : [`${name}(${argument}) is ${own.type} and not ${wanted}`];
  });
  return promises(schema, field.type, output)
    ? gaps
    : [...gaps, `${name} is ${field.type} and not ${output}`];
}

/** An input may ask for less than Magento's, so that whatever is sent there fits here. */
function accepts(schema: GraphQLSchema, own: GraphQLInputType, wanted: string): boolean {
  const theirs = typeFromAST(schema, parseType(wanted));
  return theirs !== undefined && isTypeSubTypeOf(schema, theirs, own);
}

/** An answer may promise more than Magento's. */
function promises(schema: GraphQLSchema, own: GraphQLOutputType, wanted: string): boolean {
  const theirs = typeFromAST(schema, parseType(wanted));
  return theirs !== undefined && isTypeSubTypeOf(schema, own, theirs);
}

function implementsIt(type: GraphQLNamedType, name: string): boolean {
  return isObjectType(type) && type.getInterfaces().some((own) => own.name === name);
}
