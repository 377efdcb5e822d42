import { connect } from "node:net";
import type { InjectOptions, Response as InjectResponse } from "light-my-request";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { argumentPlaces, completed, takesPages, withMarker } from "../testing/bad-input/argument-places.ts";
import { badDocuments } from "../testing/bad-input/bad-documents.ts";
import {
  badBodies,
  badHeaders,
  badPaths,
  oddMethods,
  rawRequests,
} from "../testing/bad-input/bad-requests.ts";
import { badEverywhere, badTexts, badValues, textsOf } from "../testing/bad-input/bad-values.ts";
import { flawsOf } from "../testing/bad-input/sound-answer.ts";
import { documentFor } from "../testing/matrix/document.ts";
import { expectations } from "../testing/matrix/expectations/expectations.ts";
import { contractSchema } from "../testing/matrix/operations.ts";
import { type Ids, missingIds, ownIds } from "../testing/matrix/world.ts";
import { type Caller, startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
let jana: Caller;
let ids: Ids;
let asked = 0;
beforeAll(async () => {
  server = await startTestServer({ listen: true });
  jana = await server.as("U001");
  ids = await ownIds(server, "owner", ["cartId", "cartItemUid", "savedOrderId"]);
});
afterAll(() => server.stop());

/** After each heap of rubbish the server must do honest work as before. */
afterEach(async () => {
  const good = await (await server.as("U012")).graphql("{ customerCart { id } products { total_count } }");
  expect(good.errors).toEqual([]);
  expect((await server.stranger.request({ url: "/readyz" })).statusCode).toBe(200);
});

const patience = 20_000;

/** Sends a request and answers all that is wrong with what came back; a request that hangs is a flaw, too. */
async function flawsAfter(options: InjectOptions, sent: readonly string[] = []): Promise<readonly string[]> {
  asked += 1;
  const started = performance.now();
  const answer: InjectResponse = await jana.request(options);
  const took = performance.now() - started;
  return [...flawsOf(answer, sent), ...(took > patience ? [`took ${Math.round(took)} ms`] : [])];
}

type Wrong = Record<string, readonly string[]>;

/** Tries many; answers only those that went wrong, by name. */
async function wrongAmong(
  tries: readonly {
    readonly name: string;
    readonly options: InjectOptions;
    readonly sent?: readonly string[];
    /** Whoever calls is a browser: what is refused is a page. */
    readonly isPage?: boolean;
  }[],
): Promise<Wrong> {
  const wrong: Wrong = {};
  for (const { name, options, sent, isPage = false } of tries) {
    const found = await flawsAfter(options, sent);
    const flaws = found.filter((flaw) => !(isPage && flaw === "a refusal that is no JSON"));
    if (flaws.length > 0) wrong[name.slice(0, 200)] = flaws.slice(0, 5).map((flaw) => flaw.slice(0, 300));
  }
  return wrong;
}

const json = { "content-type": "application/json" };
const graphqlBody = (payload: string): InjectOptions => ({
  method: "POST",
  url: "/graphql",
  headers: json,
  payload,
});

describe("ERROR-56 rubbish in the arguments of every GraphQL operation", () => {
  const operations = Object.keys(expectations).filter((name) => /^(Query|Mutation)\./.test(name));
  /** Each place gets a share of the values, beginning elsewhere each time, so that all of them come up everywhere. */
  const share = 10;
  const shareOf = (at: number) =>
    Array.from({ length: share }, (_each, step) => badValues[(at * share + step) % badValues.length] ?? "");

  it.each(operations)("ERROR-56 %s", { timeout: 60_000 }, async (operation) => {
    const [call] = expectations[operation] ?? [];
    // What is asked is how rubbish is taken, not how much is answered beside it.
    const fewest = takesPages(operation) ? { pageSize: 1 } : {};
    const small = { ...fewest, ...call?.args?.(ids) };
    const tries = argumentPlaces(operation).flatMap((place, at) =>
      [...badEverywhere, ...shareOf(at)].map((value) => {
        const marked = withMarker(small, place, "MARKER") as Record<string, unknown>;
        const args = completed(operation, marked);
        const query = documentFor(contractSchema, operation, { args, selection: call?.selection?.(ids) });
        const payload = JSON.stringify({ query, variables: args }).replace('"MARKER"', () => value);
        return { name: `${place.join(".")} = ${value}`, options: graphqlBody(payload), sent: textsOf(value) };
      }),
    );
    expect(await wrongAmong(tries)).toEqual({});
  });
});

describe("ERROR-56 rubbish in the parameters of every REST operation", () => {
  it("ERROR-56 in the path and in the query, one at a time and twice", { timeout: 60_000 }, async () => {
    type Parameter = { readonly name: string; readonly in: string };
    type Paths = Record<string, Record<string, { readonly parameters?: readonly Parameter[] }>>;
    const isInAddress = (parameter: Parameter) => parameter.in === "path" || parameter.in === "query";
    const { paths } = (await server.stranger.request({ url: "/docs/json" })).json<{ paths: Paths }>();
    const tries = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { parameters = [] }]) =>
        parameters.filter(isInAddress).flatMap(({ name, in: where }) =>
          badTexts.map((text) => ({
            name: `${method} ${path} ${name}=${text}`,
            options: {
              method: method.toUpperCase() as "GET",
              url: where === "path" ? path.replace(`{${name}}`, encodeURIComponent(text)) : fill(path),
              ...(where === "path" ? {} : { query: { [name]: text.length % 2 === 0 ? text : [text, text] } }),
            },
            sent: [text],
            isPage: path.startsWith("/punchout/oci"),
          })),
        ),
      ),
    );
    expect(tries.length).toBeGreaterThan(300);
    expect(await wrongAmong(tries)).toEqual({});
  });

  const fill = (path: string) => path.replaceAll(/\{\w+\}/g, missingIds.shipToId);
});

describe("ERROR-56 rubbish in the parameters of OpenID Connect", () => {
  const asked = {
    "GET /oidc/auth": {
      client_id: "vycep-portal",
      response_type: "code",
      scope: "openid",
      code_challenge: "x".repeat(43),
      code_challenge_method: "S256",
      redirect_uri: "",
      ...{ state: "s", nonce: "n", prompt: "none", ui_locales: "cs", max_age: "1", id_token_hint: "x" },
    },
    "GET /oidc/session/end": {
      client_id: "vycep-portal",
      state: "s",
      post_logout_redirect_uri: "",
      id_token_hint: "x",
    },
    "POST /oidc/token": {
      ...{ grant_type: "authorization_code", client_id: "vycep-portal", code: "c" },
      ...{ redirect_uri: "", code_verifier: "x".repeat(43) },
    },
    "POST /oidc/token/revocation": { client_id: "vycep-portal", token: "t", token_type_hint: "access_token" },
  } as const;

  it.each(Object.entries(asked))("ERROR-56 %s", { timeout: 60_000 }, async (operation, parameters) => {
    const [method = "", url = ""] = operation.split(" ");
    const known = { ...parameters, redirect_uri: `${server.origin}/login/callback` };
    const tries = Object.keys(known).flatMap((name) =>
      badTexts.map((text) => {
        const values = { ...known, [name]: text };
        const options: InjectOptions =
          method === "GET"
            ? { url, query: values }
            : {
                method: "POST",
                url,
                headers: { "content-type": "application/x-www-form-urlencoded" },
                payload: new URLSearchParams(values).toString(),
              };
        return { name: `${name}=${text}`, options, sent: [text] };
      }),
    );
    // The provider's own pages are for people.
    const wrong = Object.entries(await wrongAmong(tries)).filter(
      ([, flaws]) => flaws.join() !== "a refusal that is no JSON",
    );
    expect(wrong).toEqual([]);
  });
});

describe("GQL-01 documents, bodies, methods, addresses and headers", () => {
  it("GQL-01 broken and tiring documents, by POST and by GET", { timeout: 60_000 }, async () => {
    const tries = Object.entries(badDocuments).flatMap(([name, query]) => [
      { name: `${name} by POST`, options: graphqlBody(JSON.stringify({ query })), sent: [query] },
      {
        name: `${name} by GET`,
        options: {
          url: `/graphql?query=${encodeURIComponent(query.slice(0, 20_000).replaceAll("\ud800", ""))}`,
        },
        sent: [query],
      },
    ]);
    expect(await wrongAmong(tries)).toEqual({});
  });

  it("HTTP bodies that cannot be read, of every content type, on every kind of POST", async () => {
    const targets = [
      "/graphql",
      "/identity/sign-out",
      "/identity/interactions/x/login",
      "/oidc/token",
      "/alcdcservice/api/v1/portal/users/setdefaultshipto?shiptoId=500101",
    ];
    const types = [
      "application/json",
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data",
      "x",
    ];
    const tries = targets.flatMap((url) =>
      Object.entries(badBodies).flatMap(([name, payload]) =>
        types.map((type) => ({
          name: `${url} ${type} ${name}`,
          options: { method: "POST" as const, url, headers: { "content-type": type }, payload },
        })),
      ),
    );
    expect(await wrongAmong(tries)).toEqual({});
  });

  it("HTTP odd methods on every kind of address", async () => {
    const targets = [
      "/",
      "/graphql",
      "/healthz",
      "/identity/settings",
      "/oidc/jwks",
      "/docs/json",
      "/nowhere",
    ];
    const orders = "/prodczsk-api/api/v1/portal/orders";
    const tries = [...targets, orders].flatMap((url) =>
      oddMethods.map((method) => ({ name: `${method} ${url}`, options: { method: method as "GET", url } })),
    );
    expect(await wrongAmong(tries)).toEqual({});
  });

  it("HTTP unknown, crooked and climbing addresses", async () => {
    const tries = badPaths.map((url) => ({ name: url, options: { url } }));
    expect(await wrongAmong(tries)).toEqual({});
    const climbed = await server.stranger.request({ url: "/..%2f..%2f..%2fpackage.json" });
    expect(climbed.body).not.toContain("workspaces");
  });

  it("HTTP rubbish in every header that is read", { timeout: 60_000 }, async () => {
    const targets = ["/prodczsk-api/api/v1/portal/orders", "/almagnoliaservice/api/v1/portal/pagemenu"];
    const query = "{ customerCart { id ship_to_id } products(pageSize: 1) { total_count } }";
    const tries = badHeaders.flatMap(([name, value]) => [
      ...targets.map((url) => ({
        name: `${url} ${name}: ${value}`,
        options: { url, headers: { [name]: value } },
      })),
      {
        name: `/graphql ${name}: ${value}`,
        options: { ...graphqlBody(JSON.stringify({ query })), headers: { ...json, [name]: value } },
      },
    ]);
    expect(await wrongAmong(tries)).toEqual({});
  });

  it.each(Object.entries(rawRequests))("HTTP on the bare wire: %s", async (_name, bytes) => {
    asked += 1;
    const answer = await onTheWire(bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 [234]\d\d /);
    expect(answer).not.toMatch(/node_modules|\n\s+at /);
  });

  it("quality.md all in all more than 1500 requests were sent", () => {
    expect(asked).toBeGreaterThan(1500);
  });
});

/** Writes bytes to the listening server and reads until it closes or has answered. */
function onTheWire(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.config.port, "127.0.0.1", () => socket.end(bytes));
    let answer = "";
    socket.setTimeout(patience, () => socket.destroy(new Error("no answer in time")));
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
    });
    socket.once("close", () => resolve(answer));
    socket.once("error", (error: NodeJS.ErrnoException) => {
      // The server may hang up while we are still sending too much; what it said before counts.
      if (answer !== "" && ["EPIPE", "ECONNRESET"].includes(error.code ?? "")) resolve(answer);
      else reject(error);
    });
  });
}
