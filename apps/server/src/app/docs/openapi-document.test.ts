import { decodeEvent } from "@vycep/contract/events/events";
import { eventsDocs } from "@vycep/contract/events/events.docs";
import { HEADER } from "@vycep/contract/headers";
import { TAGS } from "@vycep/contract/tags.docs";
import { webhookMessageDocs } from "@vycep/contract/webhooks/webhook-message.docs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { programOf } from "../../testing/programs/make-key.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { graphqlExample } from "./openapi-document.ts";

type Parameter = { readonly name: string; readonly in: string; readonly description?: string };
type Call = {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: object }>> }>
  >;
};

function codesOf({ responses }: Call, status: number): readonly string[] {
  const { schema } = responses[status]?.content?.["application/json"] ?? {};
  return Object(schema).properties?.code?.enum ?? [];
}

let server: TestServer;
let calls: readonly (readonly [name: string, call: Call])[];
beforeAll(async () => {
  server = await startTestServer();
  const { paths } = (await server.stranger.request({ url: "/docs/json" })).json<{
    paths: Record<string, Record<string, Call>>;
  }>();
  calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => [`${method} ${path}`, call] as const),
  );
});
afterAll(() => server.stop());

describe("REST-68 the whole of /docs", () => {
  test("REST-68 every call has a summary and stands in a group that is described", () => {
    const known = new Set(TAGS.map(({ name }) => name));
    const silent = calls.filter(
      ([, { summary = "", tags = [] }]) => summary === "" || !known.has(tags[0] ?? ""),
    );
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  test("REST-68 every parameter of an address and every header says what it is", () => {
    const silent = calls.flatMap(([name, { parameters = [] }]) =>
      parameters.filter(({ description = "" }) => description === "").map((each) => `${name} ${each.name}`),
    );
    expect(silent).toEqual([]);
  });

  test("REST-68 ERROR-56 every refusal has its codes, and every call may meet a limit and an outage", () => {
    for (const [name, { responses }] of calls) {
      for (const [status, { content }] of Object.entries(responses)) {
        // What OAuth and OCI refuse, they say in their own way.
        if (Number(status) < 400 || status === "416" || / \/(?:oidc|punchout)\//.test(name)) continue;
        expect(content?.["application/json"]?.schema, `${name} ${status}`).toMatchObject({
          properties: { code: { enum: expect.arrayContaining([expect.any(String)]) } },
        });
      }
      expect(Object.keys(responses), name).toEqual(expect.arrayContaining(["429", "503"]));
    }
  });

  test("B16 ERROR-56 what is closed to programs says so, and nothing else does", async () => {
    const program = await programOf(server, "U001");
    for (const [name, call] of calls) {
      const [method, path = ""] = name.split(" ");
      if (method !== "get" || !path.includes("/api/v") || path.includes("{")) continue;
      const { statusCode, body } = await program.request({ url: path });
      const isClosed = statusCode === 403 && JSON.parse(body).code === "not-for-programs";
      // What needs an input that is not there is refused before.
      if (statusCode !== 400)
        expect(`${name} ${isClosed}`).toBe(`${name} ${codesOf(call, 403).includes("not-for-programs")}`);
    }
  });

  test("REST-68 a list that goes on from a pointer says that a pointer may be none", async () => {
    const jana = await server.as("U001");
    const lists = calls.filter(
      ([name, { parameters = [] }]) =>
        name.includes("/api/v") &&
        parameters.some(({ in: place, name: each }) => place === "query" && each === "after"),
    );
    expect(lists.length).toBeGreaterThan(2);
    for (const [name, call] of lists) {
      const refused = await jana.request({ url: name.split(" ")[1] ?? "", query: { after: "nonsense" } });
      expect(`${name} ${refused.json().code}`).toBe(`${name} cursor-invalid`);
      expect(codesOf(call, 400), name).toContain("cursor-invalid");
    }
  });

  test("HTTP-11 HTTP-12 HTTP-15 HTTP-20 the headers that steer an answer stand with the calls that they steer", () => {
    const headersOf = (name: string) =>
      (calls.find(([each]) => each === name)?.[1].parameters ?? [])
        .filter((parameter) => parameter.in === "header")
        .map((parameter) => parameter.name);
    expect(headersOf("post /graphql")).toEqual(
      expect.arrayContaining([
        ...[HEADER.shipTo, HEADER.deliveryDate, HEADER.method, HEADER.language, HEADER.company],
        ...[HEADER.idempotencyKey, HEADER.cartSkus, HEADER.productRecoEnabled],
      ]),
    );
    for (const path of [
      "tickets/CreateTicket",
      "tickets/CreateComment",
      "claims/CreateClaim",
      "documents/packages",
    ])
      expect(headersOf(`post /prodczsk-api/api/v1/portal/${path}`)).toContain(HEADER.idempotencyKey);
    const signedIn = calls.filter(([name]) => name.includes("/api/v"));
    for (const [name] of signedIn)
      expect(headersOf(name)).toEqual(expect.arrayContaining([HEADER.language, HEADER.company]));
  });

  test("the example of GraphQL is answered as it says", async () => {
    const said = await (await server.as("U001")).graphql(graphqlExample.query);
    expect(said.data).toEqual(graphqlExample.answer.data);
  });

  test("what a customer's system hears is of the shape that is really sent", () => {
    const { body, examples } = webhookMessageDocs;
    for (const example of Object.values(examples)) expect(body.parse(example)).toEqual(example);
  });

  test("REST-68 what is read at /docs says of fields what they are, also of webhooks", async () => {
    const { paths, webhooks } = (await server.stranger.request({ url: "/docs/json" })).json();
    const { schema } =
      paths["/prodczsk-api/api/v1/portal/orders"].get.responses[200].content["application/json"];
    expect(schema.properties.sopList.items.properties.net.description).toMatch(/without VAT/);
    const { properties } = webhooks.message.post.requestBody.content["application/json"].schema;
    expect(properties.id.description).toMatch(/take each once/);
  });

  test("C21 the events of the stream are those that a client can read", () => {
    for (const { example } of Object.values(eventsDocs)) {
      const { kind, ...data } = example;
      expect(decodeEvent(kind, JSON.stringify(data))).toEqual(example);
    }
  });
});
