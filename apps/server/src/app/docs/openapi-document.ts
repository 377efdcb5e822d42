import type { FastifyDynamicSwaggerOptions } from "@fastify/swagger";
import { encodeEvent } from "@vycep/contract/events/events";
import { eventsDocs } from "@vycep/contract/events/events.docs";
import {
  type HeaderDocs,
  headerOfKey,
  headersOfCall,
  headersOfChoice,
  headersOfSignature,
} from "@vycep/contract/headers.docs";
import { TOKEN_PATH } from "@vycep/contract/identity/identity.rest";
import { toldToErp } from "@vycep/contract/orders/erp-webhooks.docs";
import { EVENTS_PATH, GRAPHQL_PATH } from "@vycep/contract/services";
import { TAGS } from "@vycep/contract/tags.docs";
import { webhookMessageDocs } from "@vycep/contract/webhooks/webhook-message.docs";
import type { z } from "zod";
import { problemSchema, problemsOf } from "../../platform/described.ts";
import { protocolCalls } from "./protocol-calls.ts";

/** The description at /docs, but for the REST calls, which their routes describe. */
export function documentOf(origin: string): NonNullable<FastifyDynamicSwaggerOptions["openapi"]> {
  const document: object = {
    openapi: "3.1.0",
    info: {
      title: "vycep",
      version: "1",
      description:
        "Customer data, content and general services of the portal. Catalogue, cart and orders are GraphQL, whose schema is docs/api/schema.graphql; the guide is docs/api/README.md.",
    },
    servers: [{ url: origin }],
    tags: TAGS.map(({ name, description }) => ({ name, description })),
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: "A token, or a key of a program as it was shown (`vyk_…`).",
        },
        clientCredentials: {
          type: "oauth2",
          description:
            "A token of a quarter of an hour for a key: its id is the client's, the whole key the secret.",
          flows: { clientCredentials: { tokenUrl: `${origin}${TOKEN_PATH}`, scopes: {} } },
        },
        basic: { type: "http", scheme: "basic", description: "Id and secret of a client of OAuth." },
        serviceKey: {
          type: "http",
          scheme: "bearer",
          description: "A key of one of the brewery's systems.",
        },
      },
    },
    security: [{ bearer: [] }, { clientCredentials: [] }],
    paths: {
      [GRAPHQL_PATH]: { get: graphqlQuery, post: graphqlCall },
      [EVENTS_PATH]: { get: eventsCall },
      ...protocolCalls,
    },
    // Made when somebody reads them.
    webhooks: {},
  };
  return document;
}

/** What others hear from us. */
export function webhooksOf(schemaOf: SchemaOf) {
  const toErp = Object.entries(toldToErp).map(([name, told]) => [name, { post: toldCall(told, schemaOf) }]);
  return { ...Object.fromEntries(toErp), message: { post: messageCall(schemaOf) } };
}

/** A shape as JSON Schema, with words for its fields. */
type SchemaOf = (schema: z.ZodType) => object;

/** One question, as a test sends it. */
export const graphqlExample = {
  query: '{ products(filter: { sku: { eq: "100112" } }) { items { sku stock_status } } }',
  answer: { data: { products: { items: [{ sku: "100112", stock_status: "IN_STOCK" }] } } },
} as const;

const graphqlAnswer = {
  type: "object",
  properties: {
    data: {
      type: ["object", "null"],
      description: "What was asked for, as the schema has it; null where a refusal leaves nothing of it.",
    },
    errors: {
      type: "array",
      description: "Refusals; left out where there are none.",
      items: {
        type: "object",
        properties: {
          message: { type: "string", description: "In the language of the caller, to be shown." },
          path: {
            type: "array",
            description: "Which field is refused: names, and places in lists.",
            items: { type: ["string", "integer"] },
          },
          extensions: {
            type: "object",
            description: "What programs decide by: `code`, and Magento's `category`.",
            additionalProperties: true,
          },
        },
      },
    },
  },
};

const graphqlCall = {
  tags: ["graphql"],
  summary: "One GraphQL operation.",
  description:
    "Refused fields leave the status at 200 and say by `errors[].extensions.code` why; what ails the whole request shows in the status.",
  parameters: parametersOf({ ...headersOfCall, ...headersOfChoice, ...headerOfKey }),
  requestBody: {
    required: true,
    content: {
      "application/json": {
        schema: {
          type: "object",
          required: ["query"],
          properties: {
            query: { type: "string", description: "The document." },
            variables: {
              type: "object",
              description: "Values of the document's variables, by name.",
              additionalProperties: true,
            },
            operationName: {
              type: "string",
              description: "Which operation, where the document has several.",
            },
          },
        },
        example: { query: graphqlExample.query },
      },
    },
  },
  responses: {
    200: {
      description: "Data, refusals, or both.",
      content: { "application/json": { schema: graphqlAnswer, example: graphqlExample.answer } },
    },
    ...problemsOf({
      400: ["malformed-request", "query-missing", "operation-name-missing", "unknown-operation"],
      401: ["invalid-token"],
      403: ["document-not-registered"],
      405: ["method-not-allowed"],
      406: ["not-acceptable"],
      413: ["body-too-large"],
      415: ["unsupported-media-type"],
      422: ["idempotency-key-reused"],
      429: ["too-many-requests"],
      500: ["internal"],
      503: ["unavailable", "maintenance"],
    }),
  },
};

/** The same by an address, which reads alone. */
const { requestBody: _body, ...graphqlCommon } = graphqlCall;
const graphqlQuery = {
  ...graphqlCommon,
  summary: "One GraphQL query by its address.",
  description: "As the call with a body; a mutation is refused.",
  parameters: [
    ...graphqlCall.parameters,
    ...Object.entries({
      query: { description: "The document.", example: graphqlExample.query, required: true },
      variables: { description: "Values of the document's variables, as JSON.", example: "{}" },
      operationName: { description: "Which one, where the document has several.", example: "Goods" },
    }).map(([name, told]) => ({ in: "query", name, required: false, ...told, schema: { type: "string" } })),
  ],
};

function told([name, text]: readonly [string, string]): string {
  return `  - \`${name}\`: ${text}`;
}

const eventsCall = {
  tags: ["events"],
  summary: "Server-sent events for the signed-in customer.",
  description: [
    "Ids and counts only: who is told asks for the contents, with rights of their own. The stream begins with the cart's version, is kept open by comments every 20 seconds and ends after ten minutes, with its token, and whenever the caller's rights change; then open it again.",
    ...Object.entries(eventsDocs).map(([kind, { description, data }]) =>
      [`- \`${kind}\`: ${description}`, ...Object.entries(data).map(told)].join("\n"),
    ),
  ].join("\n"),
  parameters: parametersOf(headersOfCall),
  responses: {
    200: {
      description: "The stream.",
      content: {
        "text/event-stream": {
          schema: { type: "string" },
          example: Object.values(eventsDocs)
            .map(({ example }) => encodeEvent(example))
            .join(""),
        },
      },
    },
    ...problemsOf({
      401: ["not-signed-in", "invalid-token"],
      429: ["too-many-requests"],
      503: ["unavailable", "maintenance"],
    }),
  },
};

function messageCall(schemaOf: SchemaOf) {
  const { summary, description, body, examples } = webhookMessageDocs;
  const kinds = Object.entries(examples).map(([kind, value]) => [kind, { value }]);
  return {
    tags: ["webhooks"],
    summary,
    description,
    security: [],
    parameters: parametersOf(headersOfSignature("vycep")),
    requestBody: {
      required: true,
      content: { "application/json": { schema: schemaOf(body), examples: Object.fromEntries(kinds) } },
    },
    responses: { "2XX": { description: "Taken." }, default: { description: "It is sent again." } },
  };
}

function toldCall(told: (typeof toldToErp)[keyof typeof toldToErp], schemaOf: SchemaOf) {
  const json = (schema: z.ZodType, example: object) => {
    return { "application/json": { schema: schemaOf(schema), example } };
  };
  return {
    tags: ["erp"],
    summary: told.summary,
    description: told.description,
    security: [],
    parameters: parametersOf({
      ...headersOfSignature("erp"),
      "idempotency-key": { description: "The same for every repeat.", example: told.key, required: true },
    }),
    requestBody: { required: true, content: json(told.body, told.example) },
    responses: {
      ...("answer" in told
        ? { 200: { description: "Judged as a report.", content: json(told.answer, told.answerExample) } }
        : {}),
      202: { description: "Taken." },
      default: { description: "An outage: it is sent again." },
    },
  };
}

function parametersOf(headers: Readonly<Record<string, HeaderDocs>>) {
  return Object.entries(headers).map(([name, { description, example, required = false }]) => ({
    in: "header",
    name,
    description,
    required,
    example,
    schema: { type: "string" },
  }));
}
