import type { Response as InjectResponse } from "light-my-request";

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
export function flawsOf(answer: InjectResponse, sent: readonly string[] = []): readonly string[] {
  const flaws: string[] = [];
  if (answer.statusCode >= 500) flaws.push(`status ${answer.statusCode}`);
  let shown = answer.body;
  for (const text of sent) if (text.length > 3) shown = shown.replaceAll(text, "…");
  if (isJson(answer)) {
    flaws.push(...innards.filter((pattern) => pattern.test(shown)).map((pattern) => `shows ${pattern}`));
    flaws.push(...flawsOfErrors(answer));
  } else if (answer.statusCode >= 400 && answer.body !== "") flaws.push("a refusal that is no JSON");
  return flaws;
}

type Refusal = { readonly code?: unknown; readonly requestId?: unknown; readonly message?: unknown };

function flawsOfErrors(answer: InjectResponse): string[] {
  const body = answer.json<
    { errors?: { message?: string; extensions?: Refusal }[]; error?: unknown } & Refusal
  >();
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
    ...(typeof message === "string" && /\{\w+\}/.test(message) ? [`an unfilled sentence: ${message}`] : []),
  ]);
}

function isJson(answer: InjectResponse): boolean {
  return answer.body !== "" && /[/+]json/.test(String(answer.headers["content-type"] ?? ""));
}
