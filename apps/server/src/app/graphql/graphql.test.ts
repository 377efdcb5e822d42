import { serverAudits } from "graphql-http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const responseJson = "application/graphql-response+json";

describe("GraphQL over HTTP", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ listen: true });
  });
  afterAll(() => server.stop());

  const post = (body: unknown, headers: Record<string, string> = {}) =>
    server.stranger.request({
      method: "POST",
      url: "/graphql",
      headers: { "content-type": "application/json", ...headers },
      payload: typeof body === "string" ? body : JSON.stringify(body),
    });
  const get = (parameters: Record<string, string>, headers: Record<string, string> = {}) =>
    server.stranger.request({ url: `/graphql?${new URLSearchParams(parameters)}`, headers });

  test.each(serverAudits({ url: "http://placeholder/graphql" }).map(({ id, name }) => [id, name]))(
    "GQL-01 audit %s: %s",
    async (id) => {
      const audit = serverAudits({ url: `${server.origin}/graphql`, fetchFn: fetch }).find(
        (each) => each.id === id,
      );
      const result = await audit?.fn();
      expect(result, result?.status === "ok" ? "" : result?.reason).toMatchObject({ status: "ok" });
    },
  );

  test("GQL-01 the answer is of the type that was asked for, by weight", async () => {
    const typeFor = async (accept: string) =>
      (await post({ query: "{ __typename }" }, { accept })).headers["content-type"];
    expect(await typeFor("application/json")).toBe("application/json; charset=utf-8");
    expect(await typeFor(responseJson)).toBe(`${responseJson}; charset=utf-8`);
    expect(await typeFor(`application/json;q=0.5, ${responseJson}`)).toBe(`${responseJson}; charset=utf-8`);
    expect(await typeFor("*/*")).toBe("application/json; charset=utf-8");
    const none = await post({ query: "{ __typename }" }, { accept: "text/html" });
    expect(none.statusCode).toBe(406);
    expect(none.json()).toMatchObject({ errors: [{ extensions: { code: "not-acceptable" } }] });
  });

  test("GQL-01 a malformed document is 200 in application/json, 400 in the newer type, and has no data", async () => {
    for (const query of ["{", "{ nothingLikeThis }", "query ($a: Int!) { __typename(a: $a) }", ""]) {
      const old = await post({ query }, { accept: "application/json" });
      expect(old.statusCode).toBe(200);
      expect(old.json()).not.toHaveProperty("data");
      const newer = await post({ query }, { accept: responseJson });
      expect(newer.statusCode).toBe(400);
      expect(newer.json()).not.toHaveProperty("data");
      expect(newer.json()).toMatchObject({ errors: [{ extensions: { category: "graphql-input" } }] });
    }
  });

  test.each([
    ["no JSON", "{", "malformed-request"],
    ["a bare text", '"{ __typename }"', "malformed-request"],
    ["a batch", '[{"query":"{ __typename }"}]', "malformed-request"],
    ["nothing", "", "malformed-request"],
    ["null", "null", "malformed-request"],
    ["a query that is a number", '{"query":1}', "query-missing"],
    ["a document in pieces", '{"query":{"kind":"Document"}}', "query-missing"],
    ["variables that are a text", '{"query":"{__typename}","variables":"{}"}', "invalid-input"],
    ["variables that are a list", '{"query":"{__typename}","variables":[]}', "invalid-input"],
    ["a name that is a number", '{"query":"{__typename}","operationName":1}', "invalid-input"],
    ["a name that is not there", '{"query":"{__typename}","operationName":"b"}', "unknown-operation"],
    [
      "several operations and no name",
      '{"query":"query a {__typename} query b {__typename}"}',
      "operation-name-missing",
    ],
    ["a poisoned prototype", '{"query":"{__typename}","__proto__":{"a":1}}', "malformed-request"],
  ])("GQL-01 a body with %s is the caller's mistake", async (_case, body, code) => {
    const answer = await post(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code } }] });
    expect(answer.json().errors[0].extensions.requestId).toBe(answer.headers["x-request-id"]);
  });

  test("GQL-01 a query that is the JSON of a document is no document", async () => {
    const answer = await post({ query: '{"kind":"Document","definitions":[]}' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().errors[0].message).toContain("Syntax Error");
  });

  test("GQL-01 other content types are 415, other methods 405", async () => {
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data",
      "application/graphql",
    ]) {
      expect((await post("query={__typename}", { "content-type": type })).statusCode).toBe(415);
    }
    for (const method of ["PUT", "DELETE", "PATCH"] as const) {
      const answer = await server.stranger.request({ method, url: "/graphql" });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers.allow).toBe("GET, POST");
    }
  });

  test("GQL-01 GET asks and never changes", async () => {
    expect((await get({ query: "{ __typename }" })).json()).toEqual({ data: { __typename: "Query" } });
    const change = await get({ query: "mutation { revokeCustomerToken { result } }" });
    expect(change.statusCode).toBe(405);
    expect(change.headers.allow).toBe("POST");
    const hidden = await get({
      query: "query a { __typename } mutation b { revokeCustomerToken { result } }",
      operationName: "b",
    });
    expect(hidden.statusCode).toBe(405);
    expect((await get({ query: "{ __typename }", variables: "{" })).statusCode).toBe(400);
  });

  test("GQL-01 the rare grammar works: commas, block strings, fragments, directives, aliases, defaults", async () => {
    const query = `query Rare($yes: Boolean = true, , , $no: Boolean! = false) {
      , a: __typename ,,
      ...Part @include(if: $yes)
      hidden: __typename @skip(if: $yes)
      hiddenToo: __typename @include(if: $no)
    }
    fragment Part on Query { b: __typename __type(name: """Money""") { name fields { name } } }`;
    for (let run = 0; run < 3; run += 1) {
      const answer = await post({ query });
      expect(answer.json()).toMatchObject({ data: { a: "Query", b: "Query", __type: { name: "Money" } } });
      expect(Object.keys(answer.json().data)).toEqual(["a", "b", "__type"]);
    }
  });

  test("GQL-01 of several operations in one document the named one runs, also when both are known", async () => {
    const query = "query a { first: __typename } query b { second: __typename }";
    for (const operationName of ["a", "b", "a", "b", "b", "a"]) {
      const { data } = (await post({ query, operationName })).json();
      expect(data).toEqual(operationName === "a" ? { first: "Query" } : { second: "Query" });
    }
  });

  test("GQL-11 variables that do not fit are refused at the first call and at the hundredth", async () => {
    const query =
      'mutation ($email: String!) { generateCustomerToken(email: $email, password: "x") { token } }';
    for (const variables of [{}, { email: null }, { email: 1 }, { email: ["a"] }, {}]) {
      const answer = await post({ query, variables }, { accept: responseJson });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).not.toHaveProperty("data");
      expect(answer.json().errors[0].message).toContain("$email");
    }
  });

  test("quality.md too deep, too wide, too many aliases and too long are refused before they run", async () => {
    const deep = `{ __schema ${"{ types { ofType".repeat(1)} ${"{ ofType".repeat(20)} { name } ${"}".repeat(20)} } } }`;
    const aliases = `{ ${Array.from({ length: 60 }, (_each, index) => `a${index}: __typename`).join(" ")} }`;
    const fragments = Array.from(
      { length: 14 },
      (_each, index) => `fragment F${index} on __Type { ...F${index + 1} name ...F${index + 1} kind }`,
    ).join(" ");
    const bomb = `{ __schema { types { ...F0 } } } ${fragments} fragment F14 on __Type { name }`;
    const long = `{ ${"__typename ".repeat(25_000)} }`;
    for (const query of [deep, aliases, bomb, long]) {
      const start = process.cpuUsage();
      const answer = await post({ query }, { accept: responseJson });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors[0].message).toMatch(/too complex|tokens/);
      const { user, system } = process.cpuUsage(start);
      expect((user + system) / 1000).toBeLessThan(1000);
    }
  });

  test("GQL-01 a long document runs as a short one does", async () => {
    const query = `query Long($yes: Boolean! = true) { __typename b: __typename @include(if: $yes) } # ${"x".repeat(10_000)}`;
    for (let run = 0; run < 3; run += 1) {
      expect((await post({ query })).json()).toEqual({ data: { __typename: "Query", b: "Query" } });
    }
  });

  test("GQL-01 what graphql says of a document never comes with a stack or a path of this machine", async () => {
    const answer = await post({ query: "{ __type(name: 1) { name } }" });
    expect(answer.body).not.toMatch(/node_modules|\.ts:|stack/);
  });

  test("performance.md asking for nothing costs no statement", async () => {
    const answer = await post({ query: "{ __typename }" });
    expect(answer.headers["x-sql-statements"]).toBe("0");
  });
});

describe("GraphQL in production", () => {
  test("quality.md introspection is closed unless configured, and __typename stays", async () => {
    const server = await startTestServer({
      env: { VYCEP_DEMO: "off", NODE_ENV: "production", VYCEP_DOCUMENTS: "any" },
    });
    const closed = await server.stranger.graphql("{ __schema { queryType { name } } }");
    expect(closed.errors[0]?.message).toContain("introspection");
    expect((await server.stranger.graphql("{ __typename }")).data).toEqual({ __typename: "Query" });
    for (const [query, variables] of [
      ["{ custome { email } }", {}],
      ["query Q($id: Strin) { __typename }", {}],
      ["{ customer { emai } }", {}],
      [
        "mutation M($items: [CartItemInput!]!) { addProductsToCart(cartId: 1, cartItems: $items) { cart { id } } }",
        { items: [{ sk: "1" }] },
      ],
    ] as const) {
      const { errors } = await server.stranger.graphql(query, variables);
      expect(errors[0]?.extensions.code).toBe("invalid-document");
      expect(errors.map(({ message }) => message).join()).not.toMatch(/did you mean|email|sku/i);
    }
    await server.stop();
    const open = await startTestServer({
      env: {
        VYCEP_DEMO: "off",
        NODE_ENV: "production",
        VYCEP_DOCUMENTS: "any",
        VYCEP_INTROSPECTION: "on",
      },
    });
    expect((await open.stranger.graphql("{ __schema { queryType { name } } }")).errors).toEqual([]);
    expect((await open.stranger.graphql("{ custome { email } }")).errors[0]?.message).toContain(
      "Did you mean",
    );
    await open.stop();
  });
});
