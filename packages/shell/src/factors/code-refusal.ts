import type { Failure } from "../failures/api-error.ts";

/** What a refused code or password means for the form it was typed into. */
export type CodeRefusal =
  | { readonly kind: "wrong" }
  | { readonly kind: "too-many"; readonly minutes: number }
  /** Somebody took too long: the sign-in begins anew. */
  | { readonly kind: "expired" }
  | { readonly kind: "failed"; readonly failure: Failure };

const wrongCodes = ["code-incorrect", "sign-in-incorrect", "passkey-refused"];

export function codeRefusal(failure: Failure): CodeRefusal {
  if (failure.status === 429) {
    return { kind: "too-many", minutes: Math.max(1, Math.ceil((failure.retryAfterSeconds ?? 60) / 60)) };
  }
  if (failure.code === "interaction-expired") return { kind: "expired" };
  return wrongCodes.includes(failure.code) ? { kind: "wrong" } : { kind: "failed", failure };
}
