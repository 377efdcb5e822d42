import { buildSchema as readSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { buildSchema } from "../../apps/server/src/app/graphql/schema.ts";
import { undescribed, undescribedFields } from "./undescribed.ts";

describe("the GraphQL schema", () => {
  it("is described to its last argument, in more than its names, and says what to use instead of what is deprecated", () => {
    expect(undescribed(buildSchema([]))).toEqual([]);
  });
});

describe("what counts as described", () => {
  it.each([
    ["The cart of the customer.", ["Query.customerCart: The cart of the customer."]],
    ["GQL-12, C21.", ["Query.customerCart: GQL-12, C21."]],
    ["", ["Query.customerCart: "]],
    ["The customer's live cart.", []],
  ])("%j", (description, told) => {
    const schema = readSchema(`"What can be asked." type Query { "${description}" customerCart: ID }`);
    expect(undescribed(schema)).toEqual(told);
  });

  it("names arguments, input fields and enum values by where they stand", () => {
    const schema = readSchema(`"What can be asked." type Query { "An id to go by." cart(id: In): Way }
      "What is told." input In { uid: ID } "How it goes." enum Way { TRUCK }`);
    expect(undescribed(schema)).toEqual([
      "Query.cart(id): no description",
      "In.uid: no description",
      "Way.TRUCK: no description",
    ]);
  });

  it("what is deprecated says what to use instead", () => {
    const of = (reason: string) =>
      undescribed(
        readSchema(
          `"What can be asked." type Query { "Once known by a number." id: ID @deprecated(reason: "${reason}") }`,
        ),
      );
    expect(of("Old.")).toEqual(["Query.id is deprecated, but not for what: Old."]);
    expect(of("Magento's documentation says what to ask instead.")).toHaveLength(1);
    expect(of("Use `uid`.")).toEqual([]);
    expect(of("Nothing: the token says who asks.")).toEqual([]);
  });
});

describe("fields of REST calls", () => {
  const call = (schema: object) => ({
    requestBody: { content: { "application/json": { schema } } },
    responses: { 200: { content: { "application/json": { schema } } } },
  });
  const silentIn = (schema: object) => undescribedFields({ paths: { "/orders": { post: call(schema) } } });

  it("one without words is told with the call and where it stands, of what is sent and of what is answered", () => {
    const lines = { type: "array", description: "What is ordered.", items: { properties: { sku: {} } } };
    expect(silentIn({ properties: { lines } })).toEqual([
      "post /orders body.lines.sku: no description",
      "post /orders 200.lines.sku: no description",
    ]);
    expect(silentIn({ anyOf: [{ properties: { sku: { description: "The SKU" } } }, {}] })).toEqual([
      "post /orders body.sku: The SKU",
      "post /orders 200.sku: The SKU",
    ]);
    expect(
      silentIn({ additionalProperties: { properties: { at: { description: "When it was." } } } }),
    ).toEqual([]);
  });

  it("parameters, what others hear from us, and what calls share are looked through as well", () => {
    expect(
      undescribedFields({
        paths: {
          "/orders": { get: { parameters: [{ name: "limit" }, { name: "after", description: "`next`." }] } },
        },
        webhooks: { message: { post: call({ properties: { id: {} } }) } },
        components: { schemas: { Problem: { properties: { code: {} } } } },
      }),
    ).toEqual([
      "get /orders limit: no description",
      "post message body.id: no description",
      "post message 200.id: no description",
      "Problem.code: no description",
    ]);
  });
});
