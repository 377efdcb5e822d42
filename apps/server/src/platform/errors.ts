import type { Language } from "@vycep/domain/market/language";
import { type ErrorCode, errorInWords, errorSentences } from "@vycep/words/errors/answers";

/**
 * One row a kind of error: the HTTP status of REST, Magento's category for GraphQL (graphql-conventions 4.1),
 * and whether operators hear of it. A kind is all that the translator needs to know.
 */
export const errorKinds = {
  "bad-input": { status: 400, category: "graphql-input", reported: false },
  "not-signed-in": { status: 401, category: "graphql-authorization", reported: false },
  "invalid-token": { status: 401, category: "graphql-authentication", reported: false },
  "sign-in-incorrect": { status: 401, category: "graphql-authentication", reported: false },
  forbidden: { status: 403, category: "graphql-authorization", reported: false },
  "not-found": { status: 404, category: "graphql-no-such-entity", reported: false },
  "method-not-allowed": { status: 405, category: "graphql-input", reported: false },
  "not-acceptable": { status: 406, category: "graphql-input", reported: false },
  conflict: { status: 409, category: "graphql-already-exists", reported: false },
  "too-large": { status: 413, category: "graphql-input", reported: false },
  "unsupported-media-type": { status: 415, category: "graphql-input", reported: false },
  unprocessable: { status: 422, category: "graphql-input", reported: false },
  "too-many": { status: 429, category: "graphql-input", reported: false },
  internal: { status: 500, category: "graphql-internal", reported: true },
  closed: { status: 503, category: "graphql-internal", reported: false },
  unavailable: { status: 503, category: "graphql-internal", reported: true },
} as const;

export type ErrorKind = keyof typeof errorKinds;

export type FieldProblem = { readonly path: string; readonly code: string };

export type Choice = { readonly value: string; readonly label: string };

export type AppErrorDetails = {
  /** Stable, kebab-case. */
  readonly code: string;
  /** Ready to be shown. Left out for the codes that `words/errors` has words for. */
  readonly message?: string;
  /** Fills `{name}` in the sentence of the code. */
  readonly values?: Readonly<Record<string, string>>;
  readonly fields?: readonly FieldProblem[];
  /** What would have been taken instead. */
  readonly choices?: readonly Choice[];
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
};

/**
 * What ends an operation early for a reason of the caller or of the surroundings. Refusals that the business
 * expects (a closed day, a full truck) are answered as data, not thrown.
 */
export class AppError extends Error {
  readonly kind: ErrorKind;
  readonly code: string;
  readonly fields: readonly FieldProblem[];
  readonly choices: readonly Choice[];
  readonly retryAfterSeconds: number | undefined;
  readonly #details: AppErrorDetails;

  constructor(kind: ErrorKind, details: AppErrorDetails) {
    super(wordsOf(details, "en"), details.cause === undefined ? undefined : { cause: details.cause });
    this.name = "AppError";
    this.kind = kind;
    this.code = details.code;
    this.fields = details.fields ?? [];
    this.choices = details.choices ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.#details = details;
  }

  /** The sentence for the caller: the operation's own, or that of the code in the caller's language. */
  words(language: Language): string {
    return wordsOf(this.#details, language);
  }
}

function wordsOf({ code, message, values }: AppErrorDetails, language: Language): string {
  return message ?? (isKnown(code) ? errorInWords(code, language, values) : code);
}

function isKnown(code: string): code is ErrorCode {
  return Object.hasOwn(errorSentences, code);
}

/** Nobody is signed in, and this needs somebody. */
export function notSignedIn(): AppError {
  return new AppError("not-signed-in", { code: "not-signed-in" });
}

/** A token was sent and cannot be trusted (any more). Never says why: the reason helps only an attacker. */
export function invalidToken(cause?: unknown): AppError {
  return new AppError("invalid-token", { code: "invalid-token", cause });
}

/** Signed in, but without this right. */
export function forbidden(permission?: string): AppError {
  return new AppError(
    "forbidden",
    permission === undefined
      ? { code: "forbidden" }
      : { code: "forbidden-permission", values: { permission } },
  );
}

/** Missing, or somebody else's: the two must look the same. */
export function notFound(code: string, message?: string): AppError {
  return new AppError("not-found", { code, ...(message === undefined ? {} : { message }) });
}

/** The input cannot be understood. `fields` names each wrong part. */
export function badInput(code: string, message?: string, fields: readonly FieldProblem[] = []): AppError {
  return new AppError("bad-input", { code, fields, ...(message === undefined ? {} : { message }) });
}

/** The brewery has closed the portal for a while (CONFIG-08, OP-126); nothing is wrong with us. */
export function underMaintenance(): AppError {
  return new AppError("closed", { code: "maintenance", retryAfterSeconds: 30 });
}

/** Something we need is away for now: worth trying again. */
export function unavailable(cause?: unknown): AppError {
  return new AppError("unavailable", { code: "unavailable", retryAfterSeconds: 2, cause });
}
