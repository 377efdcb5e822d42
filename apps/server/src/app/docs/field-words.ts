import type { Told } from "@vycep/contract/told.docs";
import { z } from "zod";

/** What is said of each field, by the object that has it; and by the field itself, for objects made of others. */
export type FieldWords = {
  readonly ofObjects: ReadonlyMap<z.ZodType, ReadonlyMap<string, string>>;
  readonly ofFields: ReadonlyMap<z.ZodType, ReadonlyMap<string, string>>;
};

/** Which way a schema is read: what is sent to us, or what we answer. */
type Way = "input" | "output";

/**
 * The words of all fields, found again by their schemas.
 *
 * @throws where words are about a field that is not there
 */
export function fieldWords(all: readonly Told[]): FieldWords {
  const ofObjects = new Map<z.ZodType, Map<string, string>>();
  const ofFields = new Map<z.ZodType, Map<string, string>>();
  for (const { schemas, words } of all) {
    for (const [path, text] of Object.entries(words)) {
      const found = schemas.flatMap((schema) => objectsAt(schema, path));
      if (found.length === 0) throw new Error(`Words about no field: ${path}: ${text}`);
      for (const { object, name, field } of found) {
        put(ofObjects, object, { name, text });
        put(ofFields, field, { name, text });
      }
    }
  }
  return { ofObjects, ofFields };
}

type Said = { readonly name: string; readonly text: string };

function put(into: Map<z.ZodType, Map<string, string>>, key: z.ZodType, { name, text }: Said): void {
  const known = into.get(key) ?? new Map<string, string>();
  into.set(key, known.set(name, text));
}

type Found = { readonly object: z.ZodObject; readonly name: string; readonly field: z.ZodType };

function objectsAt(schema: z.ZodType, path: string): readonly Found[] {
  const [, kind, ofKind] = /^\((.+?)\)\.(.+)$/.exec(path) ?? [];
  const [name = "", ...rest] = (ofKind ?? path).split(".");
  return objectsIn(schema).flatMap((object) => {
    const field = object.shape[name] as z.ZodType | undefined;
    if (field === undefined || !isOfKind(object, kind)) return [];
    return rest.length === 0 ? [{ object, name, field }] : objectsAt(field, rest.join("."));
  });
}

function isOfKind({ shape }: z.ZodObject, kind: string | undefined): boolean {
  return kind === undefined || (shape["kind"] as z.ZodType | undefined)?.safeParse(kind).success === true;
}

/** The objects that a schema holds next to it, behind lists, alternatives and nulls. */
function objectsIn(schema: z.ZodType): readonly z.ZodObject[] {
  if (schema instanceof z.ZodObject) return [schema];
  return insidesOf(schema, "input").flatMap(objectsIn);
}

function insidesOf(schema: z.ZodType, way: Way): readonly z.ZodType[] {
  const { innerType, element, options, valueType, in: before, out } = schema.def as Insides;
  const piped = way === "input" ? before : out;
  return [innerType, element, valueType, piped, ...(options ?? [])].filter((each) => each !== undefined);
}

type Insides = {
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
};

/** The part of JSON Schema that is walked. */
type Json = {
  description?: string;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly items?: Json;
  readonly additionalProperties?: Json | boolean;
  readonly anyOf?: readonly Json[];
  readonly oneOf?: readonly Json[];
};

/** Writes the words of a schema into the JSON Schema that was made of it. What is described already stays. */
export function describeFields(schema: z.ZodType, json: unknown, { words, way }: Describing): void {
  const shown = Object(json) as Json;
  const go = (inner: z.ZodType, within: unknown) => describeFields(inner, within, { words, way });
  if (schema instanceof z.ZodObject) {
    const own = words.ofObjects.get(schema);
    for (const [name, property] of Object.entries(shown.properties ?? {})) {
      const field = schema.shape[name] as z.ZodType | undefined;
      if (field === undefined) continue;
      const text = own?.get(name) ?? words.ofFields.get(field)?.get(name);
      if (text !== undefined) property.description ??= text;
      go(field, property);
    }
    return;
  }
  const { options = [] } = schema.def as Insides;
  for (const [at, option] of options.entries()) go(option, (shown.anyOf ?? shown.oneOf)?.[at]);
  if (options.length > 0) return;
  for (const inner of insidesOf(schema, way)) go(inner, insideOf(shown, schema));
}

type Describing = { readonly words: FieldWords; readonly way: Way };

/** Where the JSON Schema has what a schema holds: a list its items, what may be null the first of two, others themselves. */
function insideOf(json: Json, schema: z.ZodType): unknown {
  if (schema instanceof z.ZodArray) return json.items;
  if (schema instanceof z.ZodRecord) return json.additionalProperties;
  if (schema instanceof z.ZodNullable) return json.anyOf?.[0] ?? json;
  return json;
}
