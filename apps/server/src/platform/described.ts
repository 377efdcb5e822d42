import type { CallExample, Described, SignedBy } from "@vycep/contract/described";
import {
  type HeaderDocs,
  headerOfKey,
  headersOfCall,
  headersOfSignature,
} from "@vycep/contract/headers.docs";
import { parameterWords } from "@vycep/contract/parameters.docs";
import { SERVICE_BASE } from "@vycep/contract/services";
import { isOfPeople, tagOf } from "@vycep/contract/tags.docs";
import { jsonSchemaTransform } from "fastify-type-provider-zod";

declare module "fastify" {
  interface FastifyContextConfig {
    /** What /docs says of the call beside its shapes. */
    readonly described?: Described;
  }
}

type Transform = typeof jsonSchemaTransform;
type JsonSchema = ReturnType<Transform>["schema"];

/** The description of a route for /docs: the shapes that zod checks, with the example and the codes of the refusals. */
export const describedTransform: Transform = (input) => {
  const { url, schema } = jsonSchemaTransform(input);
  const described = input.route.config?.described;
  if (described === undefined) return { url, schema };
  const path = withoutBase(url);
  return { url, schema: { ...withDescription(schema, described, path), tags: [tagOf(path)] } };
};

function withoutBase(url: string): string {
  const base = Object.values(SERVICE_BASE).find((start) => url.startsWith(`${start}/`));
  return base === undefined ? url : url.slice(base.length);
}

function withDescription(schema: JsonSchema, described: Described, path: string): JsonSchema {
  const { summary, description, isPublic = false, signedBy, takesKey = false, example } = described;
  const answers = Object(schema.response) as Readonly<Record<string, object>>;
  const asked = { path, params: example.path, querystring: example.query, body: example.body };
  const hasBody = Reflect.has(schema, "body") || example.raw !== undefined;
  const hasInput = hasBody || Reflect.has(schema, "params") || Reflect.has(schema, "querystring");
  return {
    ...schema,
    ...(isPublic || signedBy !== undefined ? { security: [] } : {}),
    summary,
    ...(description === undefined ? {} : { description }),
    ...withExamples(schema, asked),
    ...(example.raw === undefined ? {} : { body: rawBody(example.raw) }),
    headers: headersSchema({
      ...(signedBy === undefined ? headersOfCall : headersOfSignature(signedBy)),
      ...(takesKey ? headerOfKey : {}),
    }),
    response: {
      ...answers,
      200:
        example.file === undefined
          ? { ...answers["200"], description: "Done.", examples: [example.answer] }
          : fileAnswer(example.file),
      ...problemsOf(codesOf(described, { path, hasInput, hasBody, isPaged: isPaged(schema.querystring) })),
    },
  };
}

type Codes = { readonly [status: number]: readonly string[] | undefined };

type Kind = {
  readonly path: string;
  readonly hasInput: boolean;
  readonly hasBody: boolean;
  readonly isPaged: boolean;
};

/** What a call may be refused for: its own codes, and those that every call of its kind has. */
function codesOf(described: Described, { path, hasInput, hasBody, isPaged }: Kind): Codes {
  const { isPublic = false, signedBy, takesKey = false, problems = {} } = described;
  const ofCustomer = !isPublic && signedBy === undefined && !isOfServices(path);
  const bad = [
    ...(hasInput ? ["invalid-input"] : []),
    ...(hasBody ? ["malformed-request"] : []),
    ...(isPaged && ofCustomer ? ["cursor-invalid"] : []),
    ...(takesKey ? ["idempotency-key-too-long"] : []),
  ];
  const codes = {
    ...(bad.length > 0 ? { 400: bad } : {}),
    ...(isPublic ? {} : { 401: signedBy === undefined ? ofToken : ofSignature(signedBy) }),
    ...(hasBody ? { 413: ["body-too-large"], 415: ["unsupported-media-type"] } : {}),
    ...problems,
    ...(takesKey ? { 422: [...(problems[422] ?? []), "idempotency-key-reused"] } : {}),
    429: ["too-many-requests"],
    500: ["internal"],
    503: [
      ...(problems[503] ?? []),
      ...(signedBy === undefined ? ["unavailable", "maintenance"] : ["unavailable"]),
    ],
  };
  if (!ofCustomer) return codes;
  // Of the header `companyid`, which every one of them takes.
  const unknown = { 404: together(problems[404], "company-not-found") };
  return isOfPeople(path)
    ? { ...codes, ...unknown, 403: together(problems[403], "not-for-programs") }
    : { ...codes, ...unknown };
}

function together(codes: readonly string[] = [], code: string): readonly string[] {
  return codes.includes(code) ? codes : [...codes, code];
}

/** A list that goes on from a pointer. */
function isPaged(querystring: unknown): boolean {
  return Reflect.has(Object(Object(querystring).properties), "after");
}

/** The calls of the brewery's own systems, which act for no company. */
function isOfServices(path: string): boolean {
  return tagOf(path) === "master-data";
}

const ofToken = ["not-signed-in", "invalid-token"];

function ofSignature(caller: SignedBy): readonly string[] {
  return [`${caller}-signature-invalid`, `${caller}-timestamp-stale`];
}

/** Headers as a schema, which the description turns into parameters; nothing is checked by it. */
function headersSchema(headers: Readonly<Record<string, HeaderDocs>>) {
  const named = Object.entries(headers);
  return {
    type: "object",
    properties: Object.fromEntries(
      named.map(([name, { description, example }]) => [
        name,
        { type: "string", description, examples: [example] },
      ]),
    ),
    required: named.filter(([, { required }]) => required).map(([name]) => name),
  };
}

function rawBody({ type, text }: NonNullable<CallExample["raw"]>) {
  return { content: { [type]: { schema: { type: "string", examples: [text] } } } };
}

function fileAnswer({ type, name }: { readonly type: string; readonly name: string }) {
  return { description: name, content: { [type]: { schema: { type: "string", format: "binary" } } } };
}

type Asked = {
  readonly path: string;
  readonly params: CallExample["path"];
  readonly querystring: CallExample["query"];
  readonly body: CallExample["body"];
};

/** A body has one example; a parameter of path or query has its own, and says what it is. */
function withExamples(schema: JsonSchema, { path, params, querystring, body }: Asked) {
  const told = (parameters: unknown, values: CallExample["path"]) =>
    parameters === undefined ? undefined : eachTold(parameters, { path, values });
  return {
    ...(body === undefined ? {} : { body: { ...Object(schema.body), examples: [body] } }),
    ...defined({ params: told(schema.params, params), querystring: told(schema.querystring, querystring) }),
  };
}

type Values = { readonly path: string; readonly values: CallExample["path"] };

function eachTold(parameters: unknown, { path, values = {} }: Values) {
  const { properties = {}, ...rest } = Object(parameters) as { properties?: Record<string, object> };
  const named = Object.entries(properties).map(([name, property]) => {
    const value = values[name];
    const told = defined({
      description: parameterWords(path, name),
      examples: value === undefined ? undefined : [value],
    });
    return [name, { ...told, ...property }] as const;
  });
  return { ...rest, properties: Object.fromEntries(named) };
}

function defined<Value>(fields: Readonly<Record<string, Value | undefined>>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, Value] => field[1] !== undefined),
  );
}

/** Each status with the codes that it may have. */
export function problemsOf(problems: Codes) {
  return Object.fromEntries(
    Object.entries(problems).map(([status, codes = []]) => [
      status,
      {
        description: codes.join(", "),
        content: {
          "application/json": {
            schema: {
              allOf: [problem],
              properties: { code: { type: "string", description: "Why, by a stable code.", enum: codes } },
            },
          },
        },
      },
    ]),
  );
}

const problem = { $ref: "#/components/schemas/Problem" };

/** The body of every refusal (ERROR-56); a call narrows its codes. */
export const problemSchema = {
  type: "object",
  required: ["code", "message", "requestId"],
  properties: {
    code: { type: "string", description: "Stable, in kebab-case; what programs decide by." },
    message: { type: "string", description: "In the language of the caller, to be shown." },
    requestId: { type: "string", description: "To be quoted when asking the brewery about it." },
    fields: {
      type: "array",
      description: "Which parts of the input are wrong, and how.",
      items: {
        type: "object",
        required: ["path", "code"],
        properties: {
          path: { type: "string", description: "Where in the input, with dots between: `lines.0.boxes`." },
          code: { type: "string", description: "What is wrong there, by a stable code." },
        },
      },
    },
  },
};
