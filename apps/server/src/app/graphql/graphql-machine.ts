import fastify from "fastify";
import { type DocumentNode, getVariableValues, execute as interpret } from "graphql";
import mercurius from "mercurius";
import type { Config } from "../../platform/config.ts";
import {
  type DocumentAnswer,
  documentChecker,
  type Operation,
  rememberedDocuments,
} from "./graphql-document.ts";
import type { Schemas } from "./schema.ts";

export type Execution = { readonly data?: unknown; readonly errors?: readonly unknown[] };

type Run = {
  readonly context: object;
  readonly variables: Record<string, unknown>;
  readonly operationName: string | undefined;
};

/** What answers the documents of one schema. It takes megabytes, so one that is seldom asked is made when it is. */
export type GraphqlMachine = {
  readonly check: (source: string) => DocumentAnswer;
  /**
   * Variables are read by graphql itself before anything runs: the compiled operations would refuse a required one
   * that has a default, and would word their errors differently from the first run.
   */
  readonly coerce: (
    operation: Operation,
    given: Record<string, unknown>,
  ) => ReturnType<typeof getVariableValues>;
  /** Runs a document as it stands. */
  readonly interpret: (document: DocumentNode, run: Run) => Promise<Execution>;
  /** Compiles an operation when it comes a second time. Variables that do not fit are told as `refused`. */
  readonly execute: (
    source: string,
    run: Run,
  ) => Promise<Execution | { readonly refused: readonly unknown[] }>;
};

export async function graphqlMachine(schemas: Schemas, config: Config): Promise<GraphqlMachine> {
  const { whole, answered } = schemas;
  // It lives in a Fastify, and ours takes nothing more once it listens: so it gets one of its own, without an address.
  const engine = fastify();
  engine.register(mercurius, {
    schema: answered,
    routes: false,
    jit: 1,
    cache: rememberedDocuments,
    allowBatchedQueries: false,
    // Errors are translated by whoever asks; here they must come through with their causes.
    errorFormatter: (execution) => ({ statusCode: 200, response: execution }),
  });
  await engine.ready();
  return {
    check: documentChecker(schemas, { limits: config.graphqlLimits, introspection: config.introspection }),
    coerce: (operation, given) => getVariableValues(whole, operation.variables, given),
    interpret: async (document, { context, variables, operationName }) =>
      interpret({
        ...{ schema: whole, document, contextValue: context, variableValues: variables },
        operationName: operationName ?? null,
      }),
    // Variables that do not fit are thrown by the first run and answered without data by the compiled ones.
    execute: async (source, { context, variables, operationName }) => {
      try {
        const result: Execution = await engine.graphql(source, context, variables, operationName);
        return result.data === undefined ? { refused: result.errors ?? [] } : result;
      } catch (error) {
        if (error instanceof Error && "errors" in error && Array.isArray(error.errors))
          return { refused: error.errors };
        throw error;
      }
    },
  };
}
