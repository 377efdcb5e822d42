import type { StoredForm } from "./stored-value.ts";

/** Tells whether something that was read has the shape of a value. */
export type Shape<Value> = (value: unknown) => value is Value;

/** What a shape describes. */
export type ValueOf<Described> = Described extends Shape<infer Value> ? Value : never;

/** A part of an object that may be missing. */
interface Optional<Value> {
  readonly optional: Shape<Value>;
}

type Parts = Readonly<Record<string, Shape<unknown> | Optional<unknown>>>;

type ObjectOf<Described extends Parts> = {
  readonly [Key in keyof Described as Described[Key] extends Optional<unknown> ? never : Key]: ValueOf<
    Described[Key]
  >;
} & {
  readonly [Key in keyof Described as Described[Key] extends Optional<unknown>
    ? Key
    : never]?: Described[Key] extends Optional<infer Value> ? Value : never;
};

export const aText: Shape<string> = (value) => typeof value === "string";

export const aFlag: Shape<boolean> = (value) => typeof value === "boolean";

export const aWholeNumber: Shape<number> = (value): value is number => Number.isSafeInteger(value);

/** A whole number from nought up. */
export const aCount: Shape<number> = (value): value is number => aWholeNumber(value) && value >= 0;

export function listOf<Value>(each: Shape<Value>): Shape<readonly Value[]> {
  return (value): value is readonly Value[] => Array.isArray(value) && value.every(each);
}

/** Values by any name. @example recordOf(aText)({ cs: "pivo" }) // true */
export function recordOf<Value>(each: Shape<Value>): Shape<Readonly<Record<string, Value>>> {
  return (value): value is Readonly<Record<string, Value>> =>
    isObject(value) && Object.values(value).every(each);
}

/** So many values, each of its own shape. @example tupleOf(aText, aCount)(["MTI=", -3]) // false */
export function tupleOf<Each extends readonly Shape<unknown>[]>(
  ...each: Each
): Shape<{ readonly [Index in keyof Each]: ValueOf<Each[Index]> }> {
  return (value): value is { readonly [Index in keyof Each]: ValueOf<Each[Index]> } =>
    Array.isArray(value) && value.length === each.length && each.every((shape, index) => shape(value[index]));
}

export function optional<Value>(shape: Shape<Value>): Optional<Value> {
  return { optional: shape };
}

/**
 * An object with these parts; what else it holds does not matter.
 *
 * @example objectOf({ cartId: aText, note: optional(aText) })({ cartId: "c1", more: 1 }) // true
 */
export function objectOf<Described extends Parts>(parts: Described): Shape<ObjectOf<Described>> {
  return (value): value is ObjectOf<Described> =>
    isObject(value) &&
    Object.entries(parts).every(([name, part]) => {
      const found = value[name];
      return typeof part === "function" ? part(found) : found === undefined || part.optional(found);
    });
}

/** Anything of a known shape, as JSON; what cannot be read or has another shape counts as not there. */
export function jsonOf<Value>(shape: Shape<Value>): StoredForm<Value> {
  return {
    parse(text) {
      try {
        const value: unknown = JSON.parse(text);
        return shape(value) ? value : undefined;
      } catch {
        return;
      }
    },
    print: (value) => JSON.stringify(value),
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
