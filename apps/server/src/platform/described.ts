import type { CallExample, Described, Problems } from "@vycep/contract/described";
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
  return { url, schema: described === undefined ? schema : withDescription(schema, described) };
};

function withDescription(schema: JsonSchema, described: Described): JsonSchema {
  const { summary, isPublic = false, example, problems = {} } = described;
  const answers = Object(schema.response) as Readonly<Record<string, object>>;
  const asked = { params: example.path, querystring: example.query, body: example.body };
  const hasInput = Object.keys(asked).some((part) => Reflect.has(schema, part));
  return {
    ...schema,
    ...(isPublic ? { security: [] } : {}),
    summary,
    ...withExamples(schema, asked),
    response: {
      ...answers,
      200:
        example.file === undefined
          ? { ...answers["200"], examples: [example.answer] }
          : fileAnswer(example.file),
      ...problemsOf({
        ...(hasInput ? { 400: ["invalid-input"] } : {}),
        ...(isPublic ? {} : { 401: ["not-signed-in", "invalid-token"] }),
        ...problems,
        429: ["too-many-requests"],
        503: ["unavailable", "maintenance"],
      }),
    },
  };
}

function fileAnswer({ type, name }: { readonly type: string; readonly name: string }) {
  return { description: name, content: { [type]: { schema: { type: "string", format: "binary" } } } };
}

type Asked = {
  readonly params: CallExample["path"];
  readonly querystring: CallExample["query"];
  readonly body: CallExample["body"];
};

/** A body has one example; a parameter of path or query has its own. */
function withExamples(schema: JsonSchema, { params, querystring, body }: Asked) {
  return {
    ...(body === undefined ? {} : { body: { ...Object(schema.body), examples: [body] } }),
    ...(params === undefined ? {} : { params: eachWithExample(schema.params, params) }),
    ...(querystring === undefined ? {} : { querystring: eachWithExample(schema.querystring, querystring) }),
  };
}

function eachWithExample(parameters: unknown, values: Readonly<Record<string, string>>) {
  const { properties = {}, ...rest } = Object(parameters) as { properties?: Record<string, object> };
  const named = Object.entries(properties).map(([name, property]) => {
    const value = values[name];
    return [name, value === undefined ? property : { ...property, examples: [value] }] as const;
  });
  return { ...rest, properties: Object.fromEntries(named) };
}

function problemsOf(problems: Problems & { readonly [status: number]: readonly string[] | undefined }) {
  return Object.fromEntries(
    Object.entries(problems).map(([status, codes = []]) => [
      status,
      {
        description: codes.join(", "),
        type: "object",
        required: ["code", "message", "requestId"],
        properties: {
          code: { type: "string", enum: codes },
          message: { type: "string", description: "In the language of the caller, to be shown." },
          requestId: { type: "string" },
          fields: {
            type: "array",
            items: {
              type: "object",
              required: ["path", "code"],
              properties: { path: { type: "string" }, code: { type: "string" } },
            },
          },
        },
      },
    ]),
  );
}
