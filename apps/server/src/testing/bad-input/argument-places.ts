import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLObjectType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  isScalarType,
} from "graphql";
import { contractSchema } from "../matrix/operations.ts";

/** A place in the arguments of an operation, as a path: `["input", "cart_items", 0, "quantity"]`. */
export type ArgumentPlace = readonly (string | number)[];

/** Every place where a caller may put something: each argument, each field of inputs within, each list and its first entry. */
export function argumentPlaces(operation: string): readonly ArgumentPlace[] {
  return argumentsOf(operation).flatMap((argument) => placesIn(argument.type, [argument.name]));
}

/** Whether the caller says how much is answered at once. */
export function takesPages(operation: string): boolean {
  return argumentsOf(operation).some(({ name }) => name === "pageSize");
}

function argumentsOf(operation: string): readonly GraphQLArgument[] {
  const [root = "", name = ""] = operation.split(".");
  return (contractSchema.getType(root) as GraphQLObjectType).getFields()[name]?.args ?? [];
}

function placesIn(type: GraphQLInputType, path: ArgumentPlace): readonly ArgumentPlace[] {
  if (isNonNullType(type)) return placesIn(type.ofType, path);
  if (isListType(type)) return [path, ...placesIn(type.ofType, [...path, 0])];
  if (!isInputObjectType(type)) return [path];
  return [
    path,
    ...Object.values(type.getFields()).flatMap((field) => placesIn(field.type, [...path, field.name])),
  ];
}

/** The arguments with a marker at that place; what the path needs on its way is made. */
export function withMarker(args: unknown, [step, ...rest]: ArgumentPlace, marker: string): unknown {
  if (step === undefined) return marker;
  if (typeof step === "number") {
    const list: unknown[] = Array.isArray(args) ? [...args] : [];
    list[step] = withMarker(list[step], rest, marker);
    return list;
  }
  const object = typeof args === "object" && args !== null ? (args as Record<string, unknown>) : {};
  return { ...object, [step]: withMarker(object[step], rest, marker) };
}

/** The arguments with all that the contract requires beside what is there, so that a deep place is reached at all. */
export function completed(operation: string, args: Record<string, unknown>): Record<string, unknown> {
  const all = argumentsOf(operation).flatMap((argument): [string, unknown][] =>
    argument.name in args
      ? [[argument.name, filled(argument.type, args[argument.name])]]
      : isRequiredArgument(argument)
        ? [[argument.name, sampleOf(argument.type)]]
        : [],
  );
  return Object.fromEntries(all);
}

function filled(type: GraphQLInputType, value: unknown): unknown {
  if (isNonNullType(type)) return filled(type.ofType, value);
  if (isListType(type)) {
    return Array.isArray(value) ? value.map((entry) => filled(type.ofType, entry)) : value;
  }
  if (!isInputObjectType(type) || typeof value !== "object" || value === null) return value;
  const given = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.values(type.getFields()).flatMap((field): [string, unknown][] => {
      if (field.name in given) return [[field.name, filled(field.type, given[field.name])]];
      return isRequiredInputField(field) ? [[field.name, sampleOf(field.type)]] : [];
    }),
  );
}

/** The least that fits a type. */
function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return [];
  if (isInputObjectType(type)) return filled(type, {});
  if (!isScalarType(type)) return type.getValues()[0]?.name;
  return { Int: 1, Float: 1, Boolean: true }[type.name] ?? "1";
}
