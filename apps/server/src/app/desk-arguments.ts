import { coerceInputValue, type GraphQLSchema, isRequiredArgument } from "graphql";
import type { OrdersArgs } from "../modules/orders/desk/orders.ts";
import { badInput } from "../platform/errors.ts";
import { type DeskOperation, deskOperations } from "./graphql/desk-schema.ts";

/** The arguments of an operation as it would have them itself, or a refusal that names the one that is wrong, below `name`. */
export function argumentsOf(
  { field }: DeskOperation,
  given: Readonly<Record<string, unknown>>,
  name = "args",
): Record<string, unknown> {
  const wrong = (path: string) =>
    badInput("body-invalid", undefined, [{ path: `${name}.${path}`, code: "invalid" }]);
  const unknown = Object.keys(given).find((one) => !field.args.some((arg) => arg.name === one));
  if (unknown !== undefined) throw wrong(unknown);
  return Object.fromEntries(
    field.args.map((arg) => {
      const value = given[arg.name];
      if (value === undefined && isRequiredArgument(arg)) throw wrong(arg.name);
      if (value === undefined) return [arg.name, arg.defaultValue];
      const coerced: unknown = coerceInputValue(value, arg.type, (path) => {
        throw wrong([arg.name, ...path].join("."));
      });
      return [arg.name, coerced];
    }),
  );
}

/** Reads the arguments of the list of orders, for what is done with all that it finds. */
export function listArgumentsOf(schema: GraphQLSchema) {
  const operation = deskOperations(schema).find(({ name }) => name === "Query.orders");
  if (operation === undefined) throw new Error("the desk has no list of orders");
  return (given: Readonly<Record<string, unknown>>) => argumentsOf(operation, given, "list") as OrdersArgs;
}
