import { HEADER, MARKET_CODE } from "@vycep/contract/headers";
import { door } from "../door/door.ts";
import { ApiError, failureFromGraphql } from "../failures/api-error.ts";
import { shellPorts } from "../ports.ts";
import { acceptedBody, send } from "./send.ts";
import { countedWrite } from "./writes-under-way.ts";

/** A document made by the generated `graphql()` function: its text, and the types of its answer and variables. */
export interface Document<Result, Variables> {
  toString(): string;
  readonly __apiType?: ((variables: Variables) => Result) | undefined;
}

export interface GraphqlCall {
  readonly signal?: AbortSignal | undefined;
  readonly isPublic?: boolean | undefined;
  readonly idempotencyKey?: string | undefined;
  /** Sent to its end even when the page is closed meanwhile; for small ones. */
  readonly outlivesPage?: boolean | undefined;
  /** Where an answer is kept under a choice of its own; else the app's current headers. */
  readonly headers?: Record<string, string> | undefined;
}

/**
 * Asks the commerce API (GQL-01) with what the app adds as headers (HTTP-11…26). Business refusals are in the
 * answer (`user_errors`); what stands in `errors` is thrown:
 * `queryGraphql(CustomerCartDocument, {}, { signal })`.
 */
export async function queryGraphql<Result, Variables>(
  document: Document<Result, Variables>,
  variables: Variables,
  call: GraphqlCall = {},
): Promise<Result> {
  const query = document.toString();
  const sending = {
    method: "POST",
    api: "commerce" as const,
    headers: {
      accept: "application/graphql-response+json, application/json",
      "content-type": "application/json",
      ...(call.headers ?? shellPorts().graphqlHeaders()),
      [HEADER.market]: MARKET_CODE,
      ...(call.idempotencyKey !== undefined && { [HEADER.idempotencyKey]: call.idempotencyKey }),
    },
    body: JSON.stringify({ query, variables }),
    signal: call.signal,
    isPublic: call.isPublic,
    outlivesPage: call.outlivesPage,
  };
  const answer = await countedWrite(/^\s*mutation/.test(query), () => send(door.graphqlPath, sending));
  const errors = errorsIn(answer.body);
  if (errors.length > 0) throw new ApiError(failureFromGraphql(errors, answer.status));
  const body = acceptedBody(answer);
  if (typeof body === "object" && body !== null && "data" in body) return body.data as Result;
  throw new ApiError({ kind: "server", code: "no-data", message: "", status: answer.status });
}

function errorsIn(body: unknown): readonly unknown[] {
  const hasErrors =
    typeof body === "object" && body !== null && "errors" in body && Array.isArray(body.errors);
  return hasErrors ? (body.errors as readonly unknown[]) : [];
}
