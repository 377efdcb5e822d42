import { buildASTSchema, buildSchema } from "graphql";
import { describe, expect, test } from "vitest";
import { contractDocument } from "./contract-files.ts";
import { gapsOf } from "./gaps.ts";
import { answeredFields, type ListedField, magentoList, neverAnswered, partsOf } from "./magento-list.ts";

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
