import { GRAPHQL_PATH } from "@vycep/contract/services";
import type * as documents from "../shared/graphql.gen/graphql.ts";
import type { ServiceAnswers, ServiceCall } from "./fake-services.ts";
import { services } from "./service-names.ts";

type Documents = typeof documents;
type Typed<Result, Variables> = documents.TypedDocumentString<Result, Variables>;

/** Each operation of the portal by its name, with what it is asked and what it answers: both follow from the contract. */
type GraphqlAnswers = {
  [Key in keyof Documents as Key extends `${infer Name}Document`
    ? Name
    : never]: Documents[Key] extends Typed<infer Result, infer Variables>
    ? (variables: Variables) => Result
    : never;
};

/** What the fake answers, by the name of what is asked. */
export type Answers = GraphqlAnswers & ServiceAnswers;

export type Asked = keyof Answers;

/** One call as it reached the fake. */
export interface Call {
  readonly name: Asked;
  readonly method: string;
  /** The variables of an operation, or what a service was told. */
  readonly said: unknown;
  readonly headers: Headers;
  /** It goes on when the page is closed. */
  readonly outlivesPage: boolean;
}

/** A refusal in the words of the server. */
export interface Refused {
  readonly code: string;
  readonly message?: string;
  readonly status?: number;
  readonly fields?: readonly { readonly path: string; readonly code: string }[];
}

export type FakeApi = ReturnType<typeof fakeApi>;

/** The portal's API: answers each question by its name, counts what it is asked, and refuses or waits where a test says so. */
export function fakeApi(answers: Partial<Answers>) {
  const known: Partial<Answers> = { ...answers };
  const calls: Call[] = [];
  const refusals = new Map<Asked, Refused>();
  const cutOff = new Set<Asked>();
  const gates = new Map<Asked, Promise<void>>();

  async function fetched(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, "http://portal");
    const told = url.pathname === GRAPHQL_PATH ? operationOf(init) : serviceOf(url, init);
    if (told === undefined) return new Response("{}", { status: 404 });
    const { name, said } = told;
    const { method = "GET", headers, keepalive } = init;
    calls.push({ name, method, said, headers: new Headers(headers), outlivesPage: keepalive === true });
    await new Promise<void>((resolve) => setImmediate(resolve));
    await gates.get(name);
    if (init.signal?.aborted === true) throw init.signal.reason;
    if (cutOff.has(name)) throw new TypeError("Failed to fetch");
    const refused = refusals.get(name);
    if (refused !== undefined) return refusalOf(refused, url.pathname === GRAPHQL_PATH);
    const answer = known[name] as ((said: unknown) => unknown) | undefined;
    if (answer === undefined) {
      process.stderr.write(`the fake API was asked for ${name} and has no answer\n`);
      return refusalOf({ code: "internal", status: 500 }, false);
    }
    const body = answer(said);
    return new Response(JSON.stringify(url.pathname === GRAPHQL_PATH ? { data: body } : body));
  }

  return {
    fetch: fetched,
    calls,
    /** How often something was asked. */
    count: (name: Asked) => calls.filter((call) => call.name === name).length,
    /** What it answers to something now. */
    answer: <Name extends Asked>(name: Name): Answers[Name] | undefined => known[name],
    /** What was last said to it. */
    lastOf: (name: Asked) => calls.findLast((call) => call.name === name)?.said,
    lastCall: (name: Asked) => calls.findLast((call) => call.name === name),
    set<Name extends Asked>(name: Name, answer: Answers[Name]) {
      known[name] = answer;
      refusals.delete(name);
      cutOff.delete(name);
    },
    /** From now on it is refused, in the words of the server. */
    refuse(name: Asked, refused: Refused) {
      refusals.set(name, refused);
    },
    /** From now on it is a fault of the server. */
    breakDown(name: Asked) {
      refusals.set(name, { code: "internal", status: 500 });
    },
    /** From now on nothing comes back of it, as without a network. */
    cut(name: Asked) {
      cutOff.add(name);
    },
    mend(name: Asked) {
      refusals.delete(name);
      cutOff.delete(name);
    },
    /** Answers nothing to it until the given function is called. */
    hold(name: Asked): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      gates.set(name, promise);
      return () => {
        gates.delete(name);
        resolve();
      };
    },
  };
}

function operationOf({ body }: RequestInit) {
  const { query, variables } = JSON.parse(String(body)) as { query: string; variables: unknown };
  const name = /^\s*(?:query|mutation) (\w+)/m.exec(query)?.[1];
  return name === undefined ? undefined : { name: name as Asked, said: variables };
}

function serviceOf(url: URL, { body }: RequestInit) {
  const parts = url.pathname.split("/");
  const at = parts.findLastIndex((part) => services.includes(part));
  const name = parts[at];
  if (name === undefined) return;
  const id = name === "login" ? (parts[at - 1] ?? "") : (parts[at + 1] ?? "");
  const said: ServiceCall = {
    id,
    query: url.searchParams,
    body: typeof body === "string" ? JSON.parse(body) : undefined,
  };
  return { name: name as Asked, said };
}

function refusalOf({ code, message = "", status, fields }: Refused, isGraphql: boolean): Response {
  const requestId = "req-7";
  if (!isGraphql || (status ?? 200) >= 400) {
    return new Response(JSON.stringify({ code, message, requestId, fields }), { status: status ?? 409 });
  }
  return new Response(JSON.stringify({ data: null, errors: [{ message, extensions: { code, requestId } }] }));
}
