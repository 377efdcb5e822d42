import { TOKEN_PATH } from "@vycep/contract/identity/identity.rest";
import { PUNCH_OUT_PATHS } from "@vycep/contract/punch-out/punch-out-paths";
import { problemsOf } from "../../platform/described.ts";

// What other programs call by rules of others, which no shape of ours checks: OAuth, cXML, OCI, and links to files.

type Texts = Readonly<Record<string, string>>;

const outage = problemsOf({ 429: ["too-many-requests"], 503: ["unavailable"] });

const token = {
  tags: ["keys"],
  summary: "A token of a quarter of an hour for a key, by client credentials.",
  description:
    "RFC 6749: the id of the key is the client's, the whole key its secret, as Basic credentials or in the form. There are no scopes and no refresh tokens. Refusals have OAuth's shape. See docs/api/keys.md.",
  security: [{ basic: [] }],
  requestBody: form(
    { grant_type: "client_credentials" },
    {
      grant_type: "Always client_credentials for a program.",
      client_id: "Id of the key, where no Basic credentials come along.",
      client_secret: "The whole key, where no Basic credentials come along.",
    },
  ),
  responses: {
    200: {
      description: "Done.",
      content: json(
        { access_token: "eyJ…", token_type: "Bearer", expires_in: 900 },
        {
          access_token: "Goes with every call as `Authorization: Bearer …`.",
          token_type: "Always Bearer here.",
          expires_in: "For how many seconds it opens anything.",
        },
      ),
    },
    ...refusedByOauth({
      400: ["invalid_request", "unsupported_grant_type"],
      401: ["invalid_client"],
      429: ["slow_down"],
    }),
    503: outage["503"],
  },
};

const cxml = {
  tags: ["punch-outs"],
  summary: "Begins a visit of a purchaser by cXML 1.2.",
  description:
    "A PunchOutSetupRequest is answered with the address of a start page that works once, for five minutes. HTTP says 200 always: the status stands in the document. See docs/api/punch-out.md.",
  security: [],
  requestBody: {
    required: true,
    content: { "text/xml": { schema: { type: "string" }, example: "<cXML …>…</cXML>" } },
  },
  responses: {
    200: {
      description:
        "The start page, or why there is none: 400 for what cannot be read, 401 a wrong secret, 403 an address that is not allowed, 429 too many wrong secrets, 501 what there is not.",
      content: {
        "text/xml": { schema: { type: "string" }, example: '<cXML …><Response><Status code="200" …' },
      },
    },
    ...outage,
  },
};

const ociFields: Texts = {
  USERNAME: "The user that the portal told when the system was connected.",
  PASSWORD: "The secret that it told (`vyp_…`).",
  HOOK_URL: "Where the cart goes: https, at one of the hosts that were named.",
};
const ociExample: Texts = {
  USERNAME: "po-4711",
  PASSWORD: "vyp_…",
  HOOK_URL: "https://nakup.klasek.example/back",
};

const oci = {
  tags: ["punch-outs"],
  summary: "Begins a visit of a purchaser by OCI 5.",
  description: "Opened by the purchaser's browser. See docs/api/punch-out.md.",
  security: [],
  responses: {
    303: { description: "To the start page." },
    403: {
      description: "A page that says why nobody is let in: a wrong secret, an address that is not allowed.",
      content: { "text/html": { schema: { type: "string" } } },
    },
    ...outage,
  },
};

const file = {
  tags: ["documents"],
  summary: "A file by its link, as answers tell it.",
  description:
    "The link is its own key: it needs no token, and ends after five minutes and with the rights of who asked for it.",
  security: [],
  parameters: [
    parameter("path", "link", {
      description: "How the `link` of an answer ends.",
      example: "…",
    }),
    parameter("header", "range", { description: "A part of it, as bytes=0-1023.", example: "bytes=0-1023" }),
  ],
  responses: {
    200: { description: "The file.", content: { "*/*": { schema: { type: "string", format: "binary" } } } },
    206: { description: "The part.", content: { "*/*": { schema: { type: "string", format: "binary" } } } },
    416: { description: "It has no such part." },
    ...problemsOf({ 404: ["file-not-downloaded"] }),
    ...outage,
  },
};

/** As paths of the description at /docs. */
export const protocolCalls = {
  [TOKEN_PATH]: { post: token },
  [PUNCH_OUT_PATHS.cxml]: { post: cxml },
  [PUNCH_OUT_PATHS.oci]: {
    get: {
      ...oci,
      parameters: Object.entries(ociFields).map(([name, description]) => ({
        ...parameter("query", name, { description, example: ociExample[name] ?? "" }),
        required: true,
      })),
    },
    post: { ...oci, requestBody: form(ociExample, ociFields) },
  },
  "/files/{link}": { get: file },
};

function parameter(place: string, name: string, { description, example }: Texts) {
  return { in: place, name, description, example, required: place === "path", schema: { type: "string" } };
}

function form(example: Texts, fields: Texts) {
  const schema = { type: "object", required: Object.keys(example), properties: textFields(fields) };
  return { required: true, content: { "application/x-www-form-urlencoded": { schema, example } } };
}

function textFields(fields: Texts) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, description]) => [name, { type: "string", description }]),
  );
}

function json(example: Readonly<Record<string, string | number>>, fields: Texts) {
  const properties = Object.fromEntries(
    Object.entries(example).map(([name, value]) => [
      name,
      { type: typeof value === "number" ? "integer" : "string", description: fields[name] },
    ]),
  );
  return { "application/json": { schema: { type: "object", properties }, example } };
}

function refusedByOauth(codes: Readonly<Record<number, readonly string[]>>) {
  return Object.fromEntries(
    Object.entries(codes).map(([status, errors]) => [
      status,
      {
        description: errors.join(", "),
        content: {
          "application/json": {
            schema: {
              type: "object",
              properties: { error: { type: "string", description: "Why, in OAuth's words.", enum: errors } },
            },
          },
        },
      },
    ]),
  );
}
