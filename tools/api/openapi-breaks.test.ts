import { describe, expect, it } from "vitest";
import { type OpenApi, openapiBreaks } from "./openapi-breaks.ts";

type Shape = { readonly type: string; readonly required?: readonly string[]; readonly properties?: object };
const text = { type: "string" };

function api(call: {
  readonly answer?: Shape;
  readonly body?: Shape;
  readonly parameters?: readonly object[];
}): OpenApi {
  const json = (schema: Shape | undefined) => ({ content: { "application/json": { schema } } });
  const get = {
    parameters: call.parameters ?? [],
    ...(call.body === undefined ? {} : { requestBody: json(call.body) }),
    responses: { 200: json(call.answer ?? { type: "object" }) },
  };
  return { paths: { "/orders": { get } } } as unknown as OpenApi;
}

const order = { type: "object", required: ["number"], properties: { number: text, note: text } };

describe("what would break a client of the REST calls", () => {
  it("a call that is gone", () => {
    expect(openapiBreaks(api({}), { paths: {} })).toEqual(["GET /orders was removed."]);
  });

  it.each([
    ["a field of an answer that is gone", { ...order, properties: { number: text } }, ["note was removed."]],
    ["one that may be missing", { ...order, required: [] }, ["number may be missing."]],
    [
      "one of another kind",
      { ...order, properties: { ...order.properties, note: { type: "number" } } },
      ["note may be a number."],
    ],
    [
      "one that may be null",
      { ...order, properties: { ...order.properties, note: { type: ["string", "null"] } } },
      ["note may be a null."],
    ],
    ["one more field", { ...order, properties: { ...order.properties, day: text } }, []],
  ])("%s", (_case, now, told) => {
    expect(openapiBreaks(api({ answer: order }), api({ answer: now }))).toEqual(
      told.map((what) => `GET /orders answer.${what}`),
    );
  });

  it("what is demanded of the caller, and values that are not taken any more", () => {
    const lang = (values: readonly string[], required = false) => ({
      parameters: [{ in: "query", name: "lang", required, schema: { ...text, enum: values } }],
    });
    expect(openapiBreaks(api(lang(["cs", "de"])), api(lang(["cs"])))).toEqual([
      "GET /orders query lang does not take de any more.",
    ]);
    expect(openapiBreaks(api(lang(["cs"])), api(lang(["cs"], true)))).toEqual([
      "GET /orders query lang is demanded.",
    ]);
    const body = { type: "object", properties: { reason: text } };
    expect(openapiBreaks(api({ body }), api({ body: { ...body, required: ["reason"] } }))).toEqual([
      "GET /orders body.reason is demanded.",
    ]);
  });

  it("what was sent and is not read any more", () => {
    const parameters = [{ in: "query", name: "shipTo", schema: text }];
    expect(openapiBreaks(api({ parameters }), api({}))).toEqual([
      "GET /orders query shipTo is not read any more.",
    ]);
    const body = { type: "object", properties: { reason: text } };
    expect(openapiBreaks(api({ body }), api({ body: { ...body, properties: {} } }))).toEqual([
      "GET /orders body.reason is not read any more.",
    ]);
  });

  it("within what may be null, and that it may be", () => {
    const within = (...shapes: object[]) =>
      api({ answer: { type: "object", properties: { order: { anyOf: shapes } } } });
    const nothing = { type: "null" };
    expect(openapiBreaks(within(order), within(order, nothing))).toEqual([
      "GET /orders answer.order may be a null.",
    ]);
    expect(openapiBreaks(within(order, nothing), within({ ...order, properties: {} }, nothing))).toEqual([
      "GET /orders answer.order.number was removed.",
      "GET /orders answer.order.note was removed.",
    ]);
  });

  it("what those hear less of whom we call", () => {
    const told = (properties: object) =>
      ({
        paths: {},
        webhooks: {
          message: {
            post: {
              requestBody: { content: { "application/json": { schema: { type: "object", properties } } } },
              responses: {},
            },
          },
        },
      }) as unknown as OpenApi;
    expect(openapiBreaks(told({ id: text, topic: text }), told({ id: text }))).toEqual([
      "POST message message.topic was removed.",
    ]);
    expect(openapiBreaks(told({ id: text }), { paths: {} })).toEqual(["POST message was removed."]);
  });
});
