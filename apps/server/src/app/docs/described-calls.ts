import type { FastifyDynamicSwaggerOptions } from "@fastify/swagger";
import { z } from "zod";
import { describedTransform } from "../../platform/described.ts";
import { describeFields, type FieldWords, fieldWords } from "./field-words.ts";
import { documentOf, webhooksOf } from "./openapi-document.ts";

type Transform = typeof describedTransform;

/**
 * The description at /docs with words for every field. They are many and nobody but readers of /docs needs them, so `isLoaded` is
 * awaited there before it is made.
 */
export function describedCalls(origin: string): FastifyDynamicSwaggerOptions & {
  readonly isLoaded: () => Promise<void>;
} {
  let words: FieldWords | undefined;
  return {
    isLoaded: async () => {
      words ??= fieldWords((await import("@vycep/contract/fields.docs")).allFields);
    },
    openapi: documentOf(origin),
    transform: (input) => withFields(describedTransform(input), input.schema, words),
    transformObject: (document) => ({
      ...("openapiObject" in document ? document.openapiObject : {}),
      webhooks: webhooksOf((schema) => schemaWithFields(schema, words)),
    }),
  };
}

/** A call's shapes with words for their fields. */
function withFields(told: ReturnType<Transform>, zod: unknown, words: FieldWords | undefined) {
  const { body: asked, response: answers } = Object(zod) as Shapes;
  const { body, response } = told.schema as Shapes;
  if (words === undefined) return told;
  if (asked instanceof z.ZodType) describeFields(asked, body, { words, way: "input" });
  for (const [status, answer] of Object.entries(answers ?? {}))
    if (answer instanceof z.ZodType) describeFields(answer, response?.[status], { words, way: "output" });
  return told;
}

type Shapes = { readonly body?: unknown; readonly response?: Readonly<Record<string, unknown>> };

function schemaWithFields(schema: z.ZodType, words: FieldWords | undefined): object {
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" });
  // A part that stands twice is one object there.
  const own: object = JSON.parse(JSON.stringify(json));
  if (words !== undefined) describeFields(schema, own, { words, way: "input" });
  return own;
}
