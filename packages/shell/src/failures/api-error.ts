/**
 * Why a call failed (OP-93): no answer, no answer in time, a fault on the server, or a refusal with its reason.
 * `signed-out` is a refusal of the session itself; the page is on its way to sign-in then.
 */
export type FailureKind = "network" | "timeout" | "server" | "refused" | "signed-out";

export interface Failure {
  readonly kind: FailureKind;
  /** Stable and kebab-case, as the server named it. */
  readonly code: string;
  readonly message: string;
  readonly status?: number | undefined;
  /** To be quoted to customer service. */
  readonly requestId?: string | undefined;
  readonly fields?: readonly { readonly path: string; readonly code: string }[] | undefined;
  readonly retryAfterSeconds?: number | undefined;
}

/** What every call throws when it fails. */
export class ApiError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.message === "" ? failure.code : failure.message, options);
    this.name = "ApiError";
    this.failure = failure;
  }
}

/** The failure inside anything thrown; a bug of ours counts as a fault without a code. */
export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof ApiError) return thrown.failure;
  // What asks for a session, or for a script of the page, is told in the browser's own words that nobody is there.
  const isNobody =
    isFileMissing(thrown) ||
    (thrown instanceof TypeError && /fetch$|load failed|^NetworkError/i.test(thrown.message));
  return { kind: isNobody ? "network" : "server", code: isNobody ? "network" : "unexpected", message: "" };
}

/**
 * Whether a script of the page did not come. The browser remembers that for as long as the page lives: only loading the page
 * anew asks for it once more.
 */
export function isFileMissing(thrown: unknown): boolean {
  return /imported module|module script|preload CSS/i.test(String(thrown));
}

/** Reads a refused HTTP answer (ERROR-56): its body is a problem, or something a proxy wrote. */
export function failureFromAnswer(status: number, headers: Headers, body: unknown): Failure {
  const problem = typeof body === "object" && body !== null ? body : {};
  const retryAfter = Number(headers.get("retry-after") ?? Number.NaN);
  return {
    kind: status === 401 ? "signed-out" : status >= 500 ? "server" : "refused",
    code: textOf(problem, "code") ?? `http-${status}`,
    message: status >= 500 ? "" : (textOf(problem, "message") ?? ""),
    status,
    requestId: textOf(problem, "requestId") ?? headers.get("x-request-id") ?? undefined,
    fields: "fields" in problem && Array.isArray(problem.fields) ? problem.fields : undefined,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined,
  };
}

/** Reads the first of GraphQL's errors; `extensions` carry our code, Magento's category and the request id. */
export function failureFromGraphql(errors: readonly unknown[], status: number): Failure {
  const first = errors[0];
  const error = typeof first === "object" && first !== null ? first : {};
  const extensions =
    "extensions" in error && typeof error.extensions === "object" && error.extensions !== null
      ? error.extensions
      : {};
  const category = textOf(extensions, "category");
  const code = textOf(extensions, "code") ?? category ?? "graphql";
  const isOurs = code === "internal" || code === "unavailable" || status >= 500;
  return {
    kind: category === "graphql-authentication" ? "signed-out" : isOurs ? "server" : "refused",
    code,
    message: isOurs ? "" : (textOf(error, "message") ?? ""),
    status,
    requestId: textOf(extensions, "requestId"),
  };
}

function textOf(holder: object, name: string): string | undefined {
  const value: unknown = Reflect.get(holder, name);
  return typeof value === "string" ? value : undefined;
}
