import type { FastifyRequest } from "fastify";
import { AppError, badInput } from "../../platform/errors.ts";
import { requireReadable } from "../../platform/readable-text.ts";

/** The parameters of GraphQL over HTTP, read from the address (GET) or the body (POST). */
export type GraphqlRequest = {
  readonly query: string;
  readonly operationName: string | undefined;
  readonly variables: Record<string, unknown>;
};

export type GraphqlMedia = "application/json" | "application/graphql-response+json";

/** Reads and checks the parameters; what is missing or of the wrong type is the caller's mistake. */
export function graphqlRequestOf(request: FastifyRequest): GraphqlRequest {
  const given =
    request.method === "POST" ? request.body : fromAddress(request.query as Record<string, unknown>);
  if (!isObject(given)) throw badInput("malformed-request", "The body must be a JSON object with a query.");
  const { query, operationName, variables, extensions } = given;
  if (typeof query !== "string") throw badInput("query-missing");
  if (!isMissing(operationName) && typeof operationName !== "string") {
    throw badInput("invalid-input", 'The parameter "operationName" must be a string.');
  }
  if (!isMissing(variables) && !isObject(variables)) {
    throw badInput("invalid-input", 'The parameter "variables" must be an object.');
  }
  if (!isMissing(extensions) && !isObject(extensions)) {
    throw badInput("invalid-input", 'The parameter "extensions" must be an object.');
  }
  return {
    query,
    operationName: typeof operationName === "string" && operationName !== "" ? operationName : undefined,
    variables: isObject(variables) ? variables : {},
  };
}

/** Chooses what to answer with; a caller who takes neither is told so. */
export function graphqlMediaOf(accept: string | undefined): GraphqlMedia {
  if (accept === undefined || accept.trim() === "") return "application/json";
  let best: { media: GraphqlMedia; weight: number } | undefined;
  for (const part of accept.split(",")) {
    const [range = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    const media = mediaOfRange.get(range);
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    if (media && weight > 0 && (best === undefined || weight > best.weight)) best = { media, weight };
  }
  if (best) return best.media;
  throw new AppError("not-acceptable", { code: "not-acceptable" });
}

const mediaOfRange: ReadonlyMap<string, GraphqlMedia> = new Map([
  ["application/graphql-response+json", "application/graphql-response+json"],
  ["application/json", "application/json"],
  ["application/*", "application/json"],
  ["*/*", "application/json"],
]);

function fromAddress(query: Record<string, unknown>): Record<string, unknown> {
  return { ...query, variables: fromJson(query, "variables"), extensions: fromJson(query, "extensions") };
}

function fromJson(query: Record<string, unknown>, name: "variables" | "extensions"): unknown {
  const value = query[name];
  if (typeof value !== "string" || value === "") return undefined;
  try {
    const parsed: unknown = JSON.parse(value);
    requireReadable(parsed, name);
    return parsed;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("bad-input", {
      code: "malformed-request",
      message: "Variables and extensions in the address must be JSON.",
      cause: error,
    });
  }
}

function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
