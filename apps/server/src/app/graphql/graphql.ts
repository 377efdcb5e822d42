import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import type { Config } from "../../platform/config.ts";
import { extensionsOf, toAppError } from "../../platform/error-answer.ts";
import { AppError, badInput, errorKinds } from "../../platform/errors.ts";
import type { Metrics } from "../../platform/metrics.ts";
import { requestLanguageOf } from "../../platform/request-choice.ts";
import { inInnerSpan } from "../../platform/tracing/spans.ts";
import { reportError, setErrorHeaders } from "../http.ts";
import type { CheckedDocument, Operation } from "./graphql-document.ts";
import type { Execution, GraphqlMachine } from "./graphql-machine.ts";
import { type GraphqlMedia, graphqlMediaOf, graphqlRequestOf } from "./graphql-request.ts";

type GraphqlWiring<Context extends object> = {
  readonly path: string;
  readonly config: Config;
  /** Asked for once somebody has been let in. */
  readonly machine: () => Promise<GraphqlMachine>;
  readonly contextOf: (request: FastifyRequest) => Context;
  readonly metrics: Metrics;
  /** Refuses who may not come in at all, and documents that are not answered. */
  readonly admit: (context: Context, source: string) => Promise<void>;
  /** Refuses operations that are not for everybody who may come in. */
  readonly admitOperation?: (context: Context, operation: Operation) => Promise<void>;
};

/**
 * GraphQL over HTTP. The route is our own because media types, status codes and the choice among
 * several operations must be exact; the machine checks, compiles and executes.
 */
export function graphqlScope<Context extends object>(
  app: FastifyInstance,
  wiring: GraphqlWiring<Context>,
): void {
  const { path, config, machine, contextOf, metrics, admit, admitOperation } = wiring;
  app.setErrorHandler((error, request, reply) => {
    const media = mediaOrDefault(request);
    return refuse(toAppError(error), { request, reply, media, metrics });
  });
  app.route({ method: ["GET", "POST"], url: path, exposeHeadRoute: false, handler: answer });
  app.route({
    method: ["PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"],
    url: path,
    handler: (_request, reply) => {
      reply.header("allow", "GET, POST");
      throw new AppError("method-not-allowed", { code: "method-not-allowed" });
    },
  });

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const media = graphqlMediaOf(request.headers.accept);
    const { query, operationName, variables } = graphqlRequestOf(request);
    const context = contextOf(request);
    await admit(context, query);
    const { check, coerce, interpret, execute } = await machine();
    const checked = check(query);
    if (checked.kind === "bad") return sendBadRequest(checked.errors, { request, reply, media });
    const operation = chosenOperation(checked.document, operationName);
    if (request.method === "GET" && operation.kind !== "query") {
      reply.header("allow", "POST");
      throw new AppError("method-not-allowed", { code: "method-not-allowed" });
    }
    await admitOperation?.(context, operation);
    const coerced = coerce(operation, variables);
    if (coerced.errors) return sendBadRequest(coerced.errors, { request, reply, media });
    const { unremembered } = checked.document;
    if (unremembered) {
      const run = { context, variables, operationName };
      const result = await inOperation(operation, () => interpret(unremembered, run));
      return sendResult(result, operation, { request, reply, media, metrics });
    }
    // Compiled operations are kept one for each text; the name in a comment keeps several of one text apart.
    const source = checked.document.operations.size > 1 ? `${query}\n#${operationName ?? ""}` : query;
    const run = { context, variables: coerced.coerced, operationName };
    const result = await inOperation(operation, () => execute(source, run));
    if ("refused" in result) return sendBadRequest(result.refused, { request, reply, media });
    return sendResult(result, operation, { request, reply, media, metrics });
  }

  /** Where the schema is nobody's business, a wrong name is not answered with the right ones. */
  function sendBadRequest(errors: readonly unknown[], exchange: Exchange) {
    return sendRequestErrors(errors, exchange, config.introspection ? undefined : guesses);
  }
}

/** Named by its first field, which is the schema's word; the caller's own name for it may be anything. */
function inOperation<T>({ kind, fields }: Operation, run: () => Promise<T>): Promise<T> {
  const name = `${kind} ${fields[0] ?? "unknown"}`;
  return inInnerSpan(() => ({ name, facts: { "graphql.operation.type": kind } }), run);
}

const guesses = / Did you mean .*$/s;

type Exchange = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly media: GraphqlMedia;
};

function chosenOperation({ operations }: CheckedDocument, name: string | undefined): Operation {
  const chosen =
    name !== undefined
      ? operations.get(name)
      : operations.size === 1
        ? [...operations.values()][0]
        : undefined;
  if (chosen) return chosen;
  throw name === undefined ? badInput("operation-name-missing") : badInput("unknown-operation");
}

function sendResult(
  result: Execution,
  operation: Operation,
  exchange: Exchange & { readonly metrics: Metrics },
): FastifyReply {
  const { request, reply, media, metrics } = exchange;
  const errors = (result.errors ?? []).map((thrown) => {
    const error = fieldErrorOf(thrown);
    reportError(error, request, metrics);
    return { error, formatted: formattedError(thrown, error, request) };
  });
  const worst = worstOf(
    errors.map(({ error }) => error),
    result.data,
  );
  if (worst) setErrorHeaders(worst, reply);
  metrics.graphqlDone(
    operation.fields[0] ?? "unknown",
    errors.length === 0 ? "ok" : worst ? "failed" : "refused",
  );
  return reply
    .code(worst ? errorKinds[worst.kind].status : 200)
    .type(`${media}; charset=utf-8`)
    .send(
      JSON.stringify(
        errors.length === 0
          ? { data: result.data }
          : { errors: errors.map(({ formatted }) => formatted), data: result.data },
      ),
    );
}

/** Errors of the document itself: no data, and a status only where the media type knows what it means. */
function sendRequestErrors(
  errors: readonly unknown[],
  { request, reply, media }: Exchange,
  withheld: RegExp | undefined,
): FastifyReply {
  const formatted = errors.map((thrown) => {
    const message = thrown instanceof Error ? thrown.message : "The request is not valid.";
    const told = withheld ? message.replace(withheld, "") : message;
    return formattedError(thrown, badInput("invalid-document", told), request);
  });
  return reply
    .code(media === "application/json" ? 200 : 400)
    .type(`${media}; charset=utf-8`)
    .send(JSON.stringify({ errors: formatted }));
}

function refuse(error: AppError, exchange: Exchange & { readonly metrics: Metrics }): FastifyReply {
  const { request, reply, media, metrics } = exchange;
  reportError(error, request, metrics);
  setErrorHeaders(error, reply);
  return reply
    .code(errorKinds[error.kind].status)
    .type(`${media}; charset=utf-8`)
    .send(
      JSON.stringify({
        errors: [
          { message: error.words(requestLanguageOf(request)), extensions: extensionsOf(error, request.id) },
        ],
      }),
    );
}

/** What a resolver threw; an error that graphql itself raised while executing is a bug of ours. */
function fieldErrorOf(thrown: unknown): AppError {
  const original = thrown instanceof GraphQLError ? thrown.originalError : undefined;
  return toAppError(original ?? thrown);
}

function formattedError(thrown: unknown, error: AppError, request: FastifyRequest): GraphQLFormattedError {
  const where = thrown instanceof GraphQLError ? thrown : undefined;
  return {
    message: error.words(requestLanguageOf(request)),
    ...(where?.locations ? { locations: where.locations } : {}),
    ...(where?.path ? { path: where.path } : {}),
    extensions: extensionsOf(error, request.id),
  };
}

/** A key that was used for another body (422) speaks of the request, not of a field. */
const wholeRequestKinds: ReadonlySet<AppError["kind"]> = new Set([
  "closed",
  "unavailable",
  "too-many",
  "internal",
  "unprocessable",
]);

/** A refused field leaves the answer at 200, as Magento's; what ails the whole request shows in the status. */
function worstOf(errors: readonly AppError[], data: unknown): AppError | undefined {
  const invalid = errors.find(({ kind }) => kind === "invalid-token");
  if (invalid) return invalid;
  const isEmpty =
    data === null || (typeof data === "object" && Object.values(data).every((value) => value === null));
  if (!isEmpty) return undefined;
  return errors.find(({ kind }) => wholeRequestKinds.has(kind));
}

function mediaOrDefault(request: FastifyRequest): GraphqlMedia {
  try {
    return graphqlMediaOf(request.headers.accept);
  } catch {
    return "application/json";
  }
}
