/** What of a new OpenAPI document would break a client that was written for an old one. */
export function openapiBreaks(old: OpenApi, fresh: OpenApi): readonly string[] {
  return [
    ...eachCall(old.paths, fresh.paths, callBreaks),
    ...eachCall(old.webhooks ?? {}, fresh.webhooks ?? {}, (name, before, now) =>
      answerBreaks(`${name} message`, jsonOf(before.requestBody), jsonOf(now.requestBody)),
    ),
  ];
}

function eachCall(old: Calls, fresh: Calls, breaksOf: typeof callBreaks): readonly string[] {
  return Object.entries(old).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, call]) => {
      const name = `${method.toUpperCase()} ${path}`;
      const now = fresh[path]?.[method];
      return now === undefined ? [`${name} was removed.`] : breaksOf(name, call, now);
    }),
  );
}

type Calls = Readonly<Record<string, Readonly<Record<string, Call>>>>;

/** What is called here, and what others hear from us: of that they read the message as a client reads an answer. */
export type OpenApi = { readonly paths: Calls; readonly webhooks?: Calls };

type Call = {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
};
type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
};
type Body = {
  readonly required?: boolean;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
};
type Schema = {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
};

function callBreaks(name: string, old: Call, now: Call): readonly string[] {
  const before = new Map((old.parameters ?? []).map((each) => [`${each.in} ${each.name}`, each]));
  const parameters = (now.parameters ?? []).flatMap((each) => {
    const known = before.get(`${each.in} ${each.name}`);
    const at = `${name} ${each.in} ${each.name}`;
    if (each.required === true && known?.required !== true) return [`${at} is demanded.`];
    return known === undefined ? [] : askedBreaks(at, known.schema, each.schema);
  });
  const taken = new Set((now.parameters ?? []).map((each) => `${each.in} ${each.name}`));
  const ignored = [...before.keys()].filter((each) => !taken.has(each));
  const body = askedBreaks(`${name} body`, jsonOf(old.requestBody), jsonOf(now.requestBody));
  const demanded = now.requestBody?.required === true && old.requestBody === undefined;
  return [
    ...parameters,
    ...ignored.map((each) => `${name} ${each} is not read any more.`),
    ...(demanded ? [`${name} body is demanded.`] : []),
    ...body,
    ...answerBreaks(`${name} answer`, jsonOf(old.responses["200"]), jsonOf(now.responses["200"])),
  ];
}

function jsonOf(body: Body | undefined): Schema | undefined {
  return body?.content?.["application/json"]?.schema;
}

/** What is sent may not be asked for more, nor taken less. */
function askedBreaks(at: string, old: Schema | undefined, now: Schema | undefined): readonly string[] {
  if (old === undefined || now === undefined) return [];
  const refused = without(kindsOf(old), kindsOf(now));
  if (refused.length > 0) return refused.map((kind) => `${at} is no ${kind} any more.`);
  const gone = old.enum?.filter((value) => now.enum !== undefined && !now.enum.includes(value)) ?? [];
  const demanded = requiredOf(now).filter((name) => !requiredOf(old).includes(name));
  const ignored = Object.keys(fieldsOf(old)).filter((name) => fieldsOf(now)[name] === undefined);
  return [
    ...ignored.map((name) => `${at}.${name} is not read any more.`),
    ...gone.map((value) => `${at} does not take ${String(value)} any more.`),
    ...demanded.map((name) => `${at}.${name} is demanded.`),
    ...shared(old, now).flatMap(([name, before, after]) => askedBreaks(`${at}.${name}`, before, after)),
    ...askedBreaks(`${at}[]`, old.items, now.items),
  ];
}

/** What is answered may not be less, nor of another kind. */
function answerBreaks(at: string, old: Schema | undefined, now: Schema | undefined): readonly string[] {
  if (old === undefined) return [];
  if (now === undefined) return [`${at} is no JSON any more.`];
  const other = without(kindsOf(now), kindsOf(old));
  if (other.length > 0) return other.map((kind) => `${at} may be a ${kind}.`);
  const gone = Object.keys(fieldsOf(old)).filter((name) => fieldsOf(now)[name] === undefined);
  const perhaps = requiredOf(old).filter(
    (name) => fieldsOf(now)[name] !== undefined && !requiredOf(now).includes(name),
  );
  return [
    ...gone.map((name) => `${at}.${name} was removed.`),
    ...perhaps.map((name) => `${at}.${name} may be missing.`),
    ...shared(old, now).flatMap(([name, before, after]) => answerBreaks(`${at}.${name}`, before, after)),
    ...(old.items === undefined ? [] : answerBreaks(`${at}[]`, old.items, now.items)),
  ];
}

/** string, null …, of all shapes that it may have; none where a schema does not say. */
function kindsOf(schema: Schema): readonly string[] {
  const { type = [] } = schema;
  const own = typeof type === "string" ? [type] : type;
  return [...new Set([...own, ...shapesOf(schema).flatMap(kindsOf)])];
}

function shapesOf({ anyOf = [], oneOf = [] }: Schema): readonly Schema[] {
  return [...anyOf, ...oneOf];
}

/** The one shape of an object, as of what may also be null; several are not compared. */
function objectOf(schema: Schema): Schema {
  const [shape, ...others] = shapesOf(schema).filter((each) => each.properties !== undefined);
  return shape === undefined || others.length > 0 ? schema : shape;
}

function fieldsOf(schema: Schema): Readonly<Record<string, Schema>> {
  return objectOf(schema).properties ?? {};
}

function requiredOf(schema: Schema): readonly string[] {
  return objectOf(schema).required ?? [];
}

function without(kinds: readonly string[], known: readonly string[]): readonly string[] {
  return known.length === 0 ? [] : kinds.filter((kind) => !known.includes(kind));
}

function shared(old: Schema, now: Schema): readonly (readonly [string, Schema, Schema])[] {
  return Object.entries(fieldsOf(old)).flatMap(([name, before]) => {
    const after = fieldsOf(now)[name];
    return after === undefined ? [] : [[name, before, after] as const];
  });
}
