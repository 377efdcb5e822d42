/** An answer as it came over the wire, or as Fastify injects it. */
export type Answer = {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  readonly body: string;
};

const innards = [
  /\n\s+at .+:\d+:\d+/,
  /node_modules|\/src\/|file:\/\//,
  /\b(select|insert into|update|delete from)\b[^"]{0,80}\b(from|values|set|where)\b/i,
  /\b(PostgreSQL|kysely|mercurius|fastify|FST_ERR|ECONN|SQLSTATE)\b|relation "|column "|syntax error at or near/i,
  /TypeError|RangeError|ReferenceError|Cannot read propert/,
];

/**
 * What is wrong with an answer to a bad request; nothing when it is sound: no failure of ours, no innards shown, and
 * each refusal with a stable code and the request's id. `sent` may come back in the words and is not our leak.
 */
export function flawsOf(answer: Answer, sent: readonly string[] = []): readonly string[] {
  const flaws: string[] = [];
  if (answer.statusCode >= 500) flaws.push(`status ${answer.statusCode}`);
  let shown = answer.body;
  for (const text of sent) if (text.length > 3) shown = shown.replaceAll(text, "…");
  if (isJson(answer)) {
    flaws.push(...innards.filter((pattern) => pattern.test(shown)).map((pattern) => `shows ${pattern}`));
    flaws.push(...flawsOfErrors(answer, sent));
  } else if (answer.statusCode >= 400 && answer.body !== "") flaws.push("a refusal that is no JSON");
  return flaws;
}

type Refusal = { readonly code?: unknown; readonly requestId?: unknown; readonly message?: unknown };

function flawsOfErrors(answer: Answer, sent: readonly string[]): string[] {
  // Braces that were sent may come back, printed in other words.
  const hasOwnBraces = !sent.some((text) => text.includes("{"));
  const body = JSON.parse(answer.body) as {
    errors?: { message?: string; extensions?: Refusal }[];
    error?: unknown;
  } & Refusal;
  // OpenID's own errors are worded by its standard.
  if (typeof body.error === "string" && answer.statusCode < 500) return [];
  const refusals: Refusal[] = (body.errors ?? []).map(({ message, extensions }) => ({
    message,
    ...extensions,
  }));
  if (answer.statusCode >= 400 && refusals.length === 0) refusals.push(body);
  return refusals.flatMap(({ code, requestId, message }) => [
    ...(typeof code === "string" && /^[a-z][a-z0-9-]+$/.test(code)
      ? []
      : [`no stable code: ${String(code)}`]),
    ...(requestId === answer.headers["x-request-id"] ? [] : [`no request id: ${String(requestId)}`]),
    ...(typeof message === "string" && message !== "" ? [] : ["no message"]),
    ...(typeof message === "string" && hasOwnBraces && /\{\w+\}/.test(message)
      ? [`an unfilled sentence: ${message}`]
      : []),
  ]);
}

function isJson(answer: Answer): boolean {
  return answer.body !== "" && /[/+]json/.test(String(answer.headers["content-type"] ?? ""));
}
