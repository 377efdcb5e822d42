import {
  type GraphQLInputType,
  type GraphQLObjectType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from "graphql";
import { contractSchema } from "../matrix/operations.ts";

/** A place in the arguments of an operation, as a path: `["input", "cart_items", 0, "quantity"]`. */
export type ArgumentPlace = readonly (string | number)[];

/** Every place where a caller may put something: each argument, each field of inputs within, each list and its first entry. */
export function argumentPlaces(operation: string): readonly ArgumentPlace[] {
  const [root = "", name = ""] = operation.split(".");
  const field = (contractSchema.getType(root) as GraphQLObjectType).getFields()[name];
  return (field?.args ?? []).flatMap((argument) => placesIn(argument.type, [argument.name]));
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
