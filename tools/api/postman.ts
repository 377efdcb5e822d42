/** An OpenAPI document as a collection of Postman 2.1, which Bruno and Insomnia import as well. */
export function postmanOf(document: Described): object {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      tag: call.tags[0],
      item: itemOf(method, path, call),
    })),
  );
  return {
    info: {
      name: document.info.title,
      description: document.info.description,
      schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
    },
    auth: { type: "bearer", bearer: [{ key: "token", value: "{{token}}", type: "string" }] },
    variable: [
      { key: "baseUrl", value: "http://localhost:3000" },
      { key: "token", value: "", description: "A key (vyk_…), or a token of generateCustomerToken." },
    ],
    item: document.tags
      .map(({ name, description }) => ({
        name,
        description,
        item: calls.filter(({ tag }) => tag === name).map(({ item }) => item),
      }))
      .filter(({ item }) => item.length > 0),
  };
}

/** What a collection takes of an OpenAPI document. */
export type Described = {
  readonly info: { readonly title: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
};

type Call = {
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
};
type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly example?: unknown;
};
type Media = { readonly example?: unknown };

function itemOf(method: string, path: string, call: Call) {
  const { summary, description, security, parameters = [], requestBody } = call;
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const of = (place: string) => parameters.filter((parameter) => parameter.in === place);
  return {
    name: summary,
    request: {
      method: method.toUpperCase(),
      ...(description === undefined ? {} : { description }),
      // A call that needs no token.
      ...(security?.length === 0 ? { auth: { type: "noauth" } } : {}),
      header: [
        ...(type === undefined ? [] : [{ key: "content-type", value: type }]),
        ...of("header").map(pairOf),
      ],
      ...(type === undefined ? {} : { body: bodyOf(type, media) }),
      url: urlOf(path, of("path"), of("query")),
    },
  };
}

function urlOf(path: string, filled: readonly Parameter[], query: readonly Parameter[]) {
  const steps = path.slice(1).replaceAll(/\{(\w+)\}/g, ":$1");
  const sent = query.filter(isSent).map(({ name, example }) => `${name}=${String(example ?? "")}`);
  return {
    raw: `{{baseUrl}}/${steps}${sent.length === 0 ? "" : `?${sent.join("&")}`}`,
    host: ["{{baseUrl}}"],
    path: steps.split("/"),
    ...(query.length === 0 ? {} : { query: query.map(pairOf) }),
    ...(filled.length === 0
      ? {}
      : { variable: filled.map(({ name, example }) => ({ key: name, value: String(example ?? "") })) }),
  };
}

/** What may be left out is there, switched off. */
function pairOf(parameter: Parameter) {
  const { name, description, example } = parameter;
  return {
    key: name,
    value: String(example ?? ""),
    ...(description === undefined ? {} : { description }),
    ...(isSent(parameter) ? {} : { disabled: true }),
  };
}

function isSent({ in: place, required, example }: Parameter): boolean {
  return required === true || (place === "query" && example !== undefined);
}

function bodyOf(type: string, media: Media | undefined) {
  const { example } = media ?? {};
  const raw = typeof example === "string" ? example : JSON.stringify(example ?? {}, null, 1);
  return {
    mode: "raw",
    raw,
    ...(type === "application/json" ? { options: { raw: { language: "json" } } } : {}),
  };
}
