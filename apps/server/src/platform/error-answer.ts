import type { Language } from "@vycep/domain/market/language";
import { AppError, badInput, errorKinds, unavailable } from "./errors.ts";
import { sqlStateOf } from "./transaction.ts";

/** The one translator: whatever was thrown becomes an `AppError` that may leave the house. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isDatabaseAway(thrown)) return unavailable(thrown);
  if (unreadableStates.has(sqlStateOf(thrown) ?? "")) {
    return new AppError("bad-input", { code: "invalid-input", cause: thrown });
  }
  return fromHttpLibrary(thrown) ?? internal(thrown);
}

/** The body of a refused REST call (ERROR-56, OP-113). */
export function problemOf(error: AppError, requestId: string, language: Language) {
  return {
    code: error.code,
    message: error.words(language),
    requestId,
    ...(error.fields.length > 0 ? { fields: error.fields.map((field) => ({ ...field })) } : {}),
  };
}

/** The `extensions` of a GraphQL error: Magento's category, our code, and an id to quote. */
export function extensionsOf(error: AppError, requestId: string) {
  return {
    category: errorKinds[error.kind].category,
    code: error.code,
    requestId,
    ...(error.fields.length > 0 ? { fields: error.fields } : {}),
    ...(error.choices.length > 0 ? { choices: error.choices } : {}),
  };
}

function internal(cause: unknown): AppError {
  return new AppError("internal", { code: "internal", cause });
}

/**
 * A text that PostgreSQL cannot take: not in its encoding, not of the type or the JSON it should be, not storable. The
 * doors refuse such texts; where one has come through after all, it is still the mistake of whoever sent it.
 */
const unreadableStates = new Set(["22021", "22P02", "22P05"]);

const awayCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "EAI_AGAIN",
]);
const awayMessages = [
  "Connection terminated",
  "timeout exceeded when trying to connect",
  "timeout expired",
  "Query read timeout",
  "Client has encountered a connection error",
  "Cannot use a pool after calling end",
];

/** Connection lost or refused, shutting down, out of connections, or a statement cancelled by its time limit. */
export function isDatabaseAway(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if (thrown instanceof AggregateError && thrown.errors.some(isDatabaseAway)) return true;
  const state = sqlStateOf(thrown);
  if (state) return /^(08|53|57P|57014|55P03|25P03)/.test(state);
  if ("syscall" in thrown && "code" in thrown && awayCodes.has(String(thrown.code))) return true;
  return awayMessages.some((message) => thrown.message.includes(message));
}

/** Errors that Fastify, its plugins and body parsers raise carry a status of their own. */
function fromHttpLibrary(thrown: unknown): AppError | undefined {
  if (!(thrown instanceof Error) || !("statusCode" in thrown)) return undefined;
  if ("validation" in thrown && Array.isArray(thrown.validation)) return fromSchema(thrown.validation);
  switch (thrown.statusCode) {
    case 400:
      return badInput("malformed-request");
    case 403:
    case 404:
      return new AppError("not-found", {
        code: "unknown-address",
      });
    case 413:
      return new AppError("too-large", { code: "body-too-large" });
    case 415:
      return new AppError("unsupported-media-type", { code: "unsupported-media-type" });
    case 503:
      return unavailable(thrown);
    default:
      return isCallersFault(thrown.statusCode) ? badInput("malformed-request") : undefined;
  }
}

function isCallersFault(status: unknown): boolean {
  return typeof status === "number" && status >= 400 && status < 500;
}

function fromSchema(validation: readonly unknown[]): AppError {
  const fields = validation.map((entry) => {
    const { instancePath, keyword } = entry as { instancePath?: string; keyword?: string };
    return { path: (instancePath ?? "").replace(/^\//, "").replaceAll("/", "."), code: keyword ?? "invalid" };
  });
  return badInput("invalid-input", undefined, fields);
}
