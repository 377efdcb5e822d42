import { Agent, request } from "node:http";
import fc from "fast-check";
import {
  argumentPlaces,
  completed,
  withMarker,
} from "../../apps/server/src/testing/bad-input/argument-places.ts";
import { badDocuments } from "../../apps/server/src/testing/bad-input/bad-documents.ts";
import {
  badBodies,
  badHeaders,
  badPaths,
  oddMethods,
} from "../../apps/server/src/testing/bad-input/bad-requests.ts";
import {
  badEverywhere,
  badTexts,
  badValues,
  textsOf,
} from "../../apps/server/src/testing/bad-input/bad-values.ts";
import { type Answer, flawsOf } from "../../apps/server/src/testing/bad-input/sound-answer.ts";
import { documentFor } from "../../apps/server/src/testing/matrix/document.ts";
import { expectations } from "../../apps/server/src/testing/matrix/expectations/expectations.ts";
import { contractSchema } from "../../apps/server/src/testing/matrix/operations.ts";
import { type Ids, missingIds } from "../../apps/server/src/testing/matrix/world.ts";
import {
  authorizationOf,
  type ServerProcess,
  startServerProcess,
} from "../../apps/server/src/testing/server-process.ts";
import type { Brewery } from "./brewery.ts";
import { type Customer, fillCart, signInAll } from "./customers.ts";
import { mustBeZero, quantile, type Result } from "./figures.ts";

/** The requests of a run are the same each time. */
const seed = 871;
const patienceMs = 10_000;
const atOnce = 8;
/** So often honest work is done in between, which must go well. */
const heap = 200;

type Bad = {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** What may come back in the words of a refusal. */
  readonly sent: readonly string[];
};

/** Random rubbish of every kind over real connections: no fault, no crash, no hang, no innards; honest work goes on. */
export async function badInput(brewery: Brewery, rounds: number): Promise<Result> {
  const server = await startServerProcess(brewery.url);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  try {
    const [jana] = await signInAll(server);
    if (jana === undefined) throw new Error("nobody is signed in");
    const authorization = await authorizationOf(server, jana.email);
    const kinds = await kindsOf(server);
    const statuses: Record<string, number> = {};
    const took: number[] = [];
    const wrong: string[] = [];
    for (let done = 0; done < rounds; done += heap) {
      const size = Math.min(heap, rounds - done);
      const bad = fc.sample(kinds(await honestWork(jana)), { seed: seed + done, numRuns: size });
      await inTurns(bad, async (one) => {
        const begun = performance.now();
        const answer = await send(server.origin, one, { agent, authorization }).catch((cause: unknown) =>
          String(cause),
        );
        took.push(performance.now() - begun);
        const flaws = typeof answer === "string" ? [answer] : flawsOf(answer, one.sent);
        const status = typeof answer === "string" ? "none" : `${Math.floor(answer.statusCode / 100)}xx`;
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (flaws.length > 0) wrong.push(`${shortly(one)}: ${flaws.join("; ").slice(0, 300)}`);
      });
    }
    await honestWork(jana);
    const counted = { "unsound answers": wrong.length, crashes: server.child.exitCode === null ? 0 : 1 };
    return {
      figures: {
        requests: took.length,
        ...Object.fromEntries(
          Object.entries(statuses).map(([status, count]) => [`answers ${status}`, count]),
        ),
        "an answer p50 ms": quantile(took, 0.5),
        "an answer max ms": quantile(took, 1),
        ...counted,
      },
      flaws: [...mustBeZero(counted), ...wrong.slice(0, 40)],
    };
  } finally {
    agent.destroy();
    await server.terminate();
  }
}

/** Fills a cart as every day, and answers the ids that rubbish may name. */
async function honestWork(jana: Customer): Promise<Ids> {
  const { id } = await fillCart(jana);
  const { customerCart } = await jana.ask<{ customerCart: { itemsV2: { items: { uid: string }[] } } }>(
    "{ customerCart { itemsV2 { items { uid } } } }",
  );
  const cartItemUid = customerCart.itemsV2.items[0]?.uid ?? missingIds.cartItemUid;
  return { ...missingIds, uid: "U001", shipToId: jana.shipTo, cartId: id, cartItemUid };
}

/** A token that was given back would have all the rest refused at the door. */
const operations = Object.keys(expectations).filter(
  (name) => /^(Query|Mutation)\./.test(name) && name !== "Mutation.revokeCustomerToken",
);

async function kindsOf(server: ServerProcess): Promise<(ids: Ids) => fc.Arbitrary<Bad>> {
  const rest = await restOf(server);
  return (ids) =>
    fc.oneof(
      { weight: 12, arbitrary: operationWith(ids) },
      { weight: 4, arbitrary: rest },
      { weight: 1, arbitrary: document },
      { weight: 2, arbitrary: body },
      { weight: 2, arbitrary: address },
      { weight: 2, arbitrary: header },
    );
}

/** One to three places of an operation's arguments hold something that has no business there. */
function operationWith(ids: Ids): fc.Arbitrary<Bad> {
  return fc.constantFrom(...operations).chain((operation) => {
    const [call] = expectations[operation] ?? [];
    const base = call?.args?.(ids) ?? {};
    const places = argumentPlaces(operation);
    const change = places.length === 0 ? fc.constant([]) : changes(fc.constantFrom(...places));
    return change.map((changed): Bad => {
      const args = changed.reduce<unknown>(
        (all, { place }, at) => withMarker(all, place, `MARKER${at}`),
        base,
      );
      const variables = completed(operation, args as Record<string, unknown>);
      const query = documentFor(contractSchema, operation, {
        args: variables,
        selection: call?.selection?.(ids),
      });
      const text = changed.reduce(
        (json, { value }, at) => json.replace(`"MARKER${at}"`, () => value),
        JSON.stringify({ query, variables }),
      );
      return graphql(
        text,
        changed.flatMap(({ value }) => textsOf(value)),
      );
    });
  });
}

function changes<Place>(place: fc.Arbitrary<Place>) {
  return fc.array(
    fc.record({ place, value: fc.oneof(fc.constantFrom(...badValues, ...badEverywhere), madeUp) }),
    {
      minLength: 1,
      maxLength: 3,
    },
  );
}

/** Values that nobody thought of. */
const madeUp = fc.json({ maxDepth: 3 });

const document = fc
  .record({ query: fc.constantFrom(...Object.values(badDocuments)), isGet: fc.boolean() })
  .map(({ query, isGet }): Bad => {
    if (!isGet) return graphql(JSON.stringify({ query }), [query]);
    const shortened = query.slice(0, 10_000).replaceAll("\ud800", "");
    return { method: "GET", path: `/graphql?query=${encodeURIComponent(shortened)}`, sent: [query] };
  });

const body = fc
  .record({
    path: fc.constantFrom("/graphql", "/identity/sign-out", "/identity/interactions/x/login", "/oidc/token"),
    payload: fc.oneof(
      fc.constantFrom(...Object.values(badBodies)),
      fc.string({ maxLength: 300, unit: "binary" }),
    ),
    type: fc.constantFrom("application/json", "text/plain", "application/x-www-form-urlencoded", "x"),
  })
  .map(
    ({ path, payload, type }): Bad => ({
      method: "POST",
      path,
      headers: { "content-type": type },
      body: payload,
      sent: [payload],
    }),
  );

const address = fc
  .record({
    path: fc.oneof(
      fc.constantFrom(...badPaths),
      fc
        .string({ maxLength: 60, unit: "binary" })
        .map((text) => `/${encodeURIComponent(text.toWellFormed())}`),
    ),
    method: fc.oneof(fc.constant("GET"), fc.constantFrom(...oddMethods)),
  })
  .map(({ path, method }): Bad => ({ method, path, sent: [path] }));

const header = fc
  .record({
    given: fc.constantFrom(...badHeaders),
    path: fc.constantFrom(
      "/prodczsk-api/api/v1/portal/orders",
      "/almagnoliaservice/api/v1/portal/pagemenu",
      `/graphql?query=${encodeURIComponent("{ customerCart { id ship_to_id } products(pageSize: 1) { total_count } }")}`,
    ),
  })
  .map(
    ({ given: [name, value], path }): Bad => ({
      method: "GET",
      path,
      headers: { [name]: value },
      sent: [value],
    }),
  );

/** Every parameter that the server itself says it takes. */
async function restOf(server: ServerProcess): Promise<fc.Arbitrary<Bad>> {
  type Parameter = { readonly name: string; readonly in: string };
  type Paths = Record<string, Record<string, { readonly parameters?: readonly Parameter[] }>>;
  const { paths } = (await (await fetch(`${server.origin}/docs/json`)).json()) as { paths: Paths };
  const places = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [] }]) =>
      parameters.map((parameter) => ({ path, method: method.toUpperCase(), parameter })),
    ),
  );
  const text = fc.oneof(
    fc.constantFrom(...badTexts),
    fc.string({ maxLength: 80, unit: "binary" }).map((made) => made.toWellFormed()),
  );
  return fc
    .record({ place: fc.constantFrom(...places), text, isTwice: fc.boolean() })
    .map(({ place: { path, method, parameter }, text: value, isTwice }): Bad => {
      const encoded = encodeURIComponent(value);
      const filled = parameter.in === "path" ? path.replace(`{${parameter.name}}`, encoded) : path;
      const query =
        parameter.in === "path" ? "" : `?${`${parameter.name}=${encoded}&`.repeat(isTwice ? 2 : 1)}`;
      const known = filled.replaceAll(/\{\w+\}/g, missingIds.shipToId);
      return { method, path: `${known}${query}`, sent: [value, encoded] };
    });
}

function graphql(text: string, sent: readonly string[]): Bad {
  return {
    method: "POST",
    path: "/graphql",
    headers: { "content-type": "application/json" },
    body: text,
    sent,
  };
}

function send(
  origin: string,
  bad: Bad,
  { agent, authorization }: { readonly agent: Agent; readonly authorization: string },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      origin,
      { agent, method: bad.method, path: bad.path, headers: { authorization, ...bad.headers } },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (part: string) => {
          text += part;
        });
        answer.once("end", () =>
          resolve({ statusCode: answer.statusCode ?? 0, headers: answer.headers, body: text }),
        );
        answer.once("error", reject);
      },
    );
    asked.setTimeout(patienceMs, () => asked.destroy(new Error("no answer in time")));
    asked.once("error", reject);
    asked.end(bad.body);
  });
}

/** A few at once, like a crowd. */
async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = all.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const one of left) await work(one);
    }),
  );
}

function shortly({ method, path, headers, body: text = "" }: Bad): string {
  return `${method} ${path.slice(0, 120)} ${JSON.stringify(headers ?? {}).slice(0, 120)} ${text.slice(0, 400)}`;
}
