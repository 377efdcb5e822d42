import type { OrdersArgs } from "../../modules/orders/desk/orders.ts";
import type { Deps } from "../../platform/deps.ts";
import type { DeskExport } from "../../platform/desk/desk-export.ts";
import { allDeskExports, allDeskResolvers } from "../desk.ts";
import { listArgumentsOf } from "../desk-arguments.ts";
import { buildDeskSchemas, type DeskOperation, deskOperations } from "./desk-schema.ts";
import { type GraphqlMachine, graphqlMachine } from "./graphql-machine.ts";

export type DeskParts = {
  readonly machine: GraphqlMachine;
  readonly operations: readonly DeskOperation[];
  readonly exports: readonly DeskExport[];
  /** The arguments of the list of orders as its operation would have them. */
  readonly listArguments: (given: Readonly<Record<string, unknown>>) => OrdersArgs;
};

/** Schema, resolvers and lists of the desk, all nouns of them: a process makes them when the first of the staff asks. */
export async function deskParts(deps: Deps): Promise<DeskParts> {
  const schemas = buildDeskSchemas(allDeskResolvers(deps));
  return {
    machine: await graphqlMachine(schemas, deps.config),
    operations: deskOperations(schemas.whole),
    exports: allDeskExports(deps),
    listArguments: listArgumentsOf(schemas.whole),
  };
}
