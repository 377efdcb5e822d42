import type { Response as InjectResponse } from "light-my-request";

/**
 * What a caller got: it was done (or looked at), asked to sign in, not there, lacking a right, or refused for another
 * reason, which is told by its code.
 */
export type Outcome = "allowed" | "sign-in" | "missing" | "no-right" | `refused: ${string}`;

type Payload = {
  readonly code?: unknown;
  readonly errors?: readonly { readonly code?: string; readonly reason?: string | null }[];
  readonly user_errors?: readonly { readonly code?: string; readonly reason?: string | null }[];
  readonly errorV2?: { readonly code?: string; readonly reason?: string | null } | null;
};
type Body = {
  readonly data?: Record<string, Payload | string | null> | null;
  readonly errors?: readonly {
    readonly extensions?: { readonly code?: string; readonly category?: string };
  }[];
  readonly code?: string;
  /** Of an answer that is no JSON. */
  readonly text?: string;
};

const byCategory: Record<string, Outcome> = {
  "graphql-authentication": "sign-in",
  "graphql-no-such-entity": "missing",
};
const byStatus: Record<number, Outcome> = { 401: "sign-in", 403: "no-right", 404: "missing" };
/** Refusals that are answered as data, with a stable code. */
const byCode: Record<string, Outcome> = {
  "ship-to-unknown": "missing",
  "ship-to-without-catalogue": "no-right",
  "line-unknown": "missing",
  "no-such-order": "missing",
};

/** Reads an answer of either API. `missingWhen` recognises the empty list that stands for "there is none". */
export function outcomeOf(answer: InjectResponse, missingWhen?: (body: never) => boolean): Outcome {
  const isJson = String(answer.headers["content-type"] ?? "").includes("json");
  const body: Body = isJson && answer.body !== "" ? answer.json<Body>() : { text: answer.body };
  const [error] = body.errors ?? [];
  if (error) return outcomeOfError(error.extensions ?? {});
  if (answer.statusCode >= 400) return byStatus[answer.statusCode] ?? `refused: ${body.code}`;
  if (missingWhen?.(body as never)) return "missing";
  const [refusal] = Object.values(body.data ?? {}).flatMap(refusalsOf);
  return refusal === undefined ? "allowed" : (byCode[refusal] ?? `refused: ${refusal}`);
}

function outcomeOfError({ code = "none", category = "none" }: { code?: string; category?: string }): Outcome {
  if (category === "graphql-authorization") return code === "not-signed-in" ? "sign-in" : "no-right";
  return byCategory[category] ?? `refused: ${code}`;
}

function refusalsOf(payload: Payload | string | null): string[] {
  if (payload === null || typeof payload !== "object") return [];
  if (typeof payload.code === "string") return [payload.code];
  const { errors: one = [], user_errors: other = [], errorV2 } = payload;
  const errors = [...one, ...other, ...(errorV2 ? [errorV2] : [])];
  return errors.map(({ reason, code }) => reason ?? code ?? "none");
}
