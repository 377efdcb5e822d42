import type { Response as InjectResponse } from "light-my-request";
import type { Caller, TestServer } from "../test-server.ts";
import { type ActorKind, callerOf } from "./actors.ts";
import type { Call } from "./call.ts";
import { documentFor } from "./document.ts";
import { contractSchema } from "./operations.ts";
import { type IdName, type Ids, missingIds } from "./world.ts";

export type Question = {
  readonly operation: string;
  readonly call: Call;
  readonly ids: Ids;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Calls an operation as one kind of person. */
export async function ask(server: TestServer, kind: ActorKind, question: Question): Promise<InjectResponse> {
  return askAs(await callerOf(server, kind), question);
}

/** Calls an operation as somebody, through GraphQL or REST, whichever it is. */
export function askAs(caller: Caller, question: Question): Promise<InjectResponse> {
  const { operation, call, ids, headers = {} } = question;
  if (/^(Query|Mutation)\./.test(operation)) {
    const variables = call.args?.(ids) ?? {};
    const query = documentFor(contractSchema, operation, {
      args: variables,
      selection: call.selection?.(ids),
    });
    return caller.request({ method: "POST", url: "/graphql", payload: { query, variables }, headers });
  }
  const [method = "GET", route = ""] = operation.split(" ");
  const { path = {}, query = {}, body } = call.rest?.(ids) ?? {};
  const address = route.replaceAll(/:(\w+)/g, (_part, name: string) => encodeURIComponent(path[name] ?? ""));
  return caller.request({
    method: method as "GET",
    url: address,
    query: { ...query },
    headers,
    ...(body === undefined ? {} : { payload: body }),
  });
}

/** The names of the ids that a call sends: found by letting it ask for them. */
export function idsUsedBy(call: Call): readonly IdName[] {
  const used = new Set<IdName>();
  const watched = new Proxy(missingIds, {
    get: (target, name) => {
      used.add(name as IdName);
      return target[name as IdName];
    },
  });
  call.args?.(watched);
  call.rest?.(watched);
  call.selection?.(watched);
  return [...used];
}
