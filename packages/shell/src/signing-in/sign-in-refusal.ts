import type { Failure } from "../failures/api-error.ts";

/** What a failed sign-in means for the form. */
export type SignInRefusal =
  | { readonly kind: "wrong-password" }
  | { readonly kind: "too-many"; readonly minutes: number }
  /** The provider no longer knows this sign-in: a new one is started, the e-mail stays. */
  | { readonly kind: "expired" }
  | { readonly kind: "failed"; readonly failure: Failure };

/** Reads the server's refusal of a sign-in by its status, which says no more than it may about the account. */
export function signInRefusal(failure: Failure): SignInRefusal {
  if (failure.status === 429) {
    return { kind: "too-many", minutes: Math.max(1, Math.ceil((failure.retryAfterSeconds ?? 60) / 60)) };
  }
  if (failure.code === "interaction-expired") {
    return { kind: "expired" };
  }
  return failure.code === "sign-in-incorrect" ? { kind: "wrong-password" } : { kind: "failed", failure };
}

export type FieldFault = "emailMissing" | "emailWrong" | "passwordMissing";

/** What the form itself can see before asking the server. */
export function faultsOf(email: string, password: string): Partial<Record<"email" | "password", FieldFault>> {
  const trimmed = email.trim();
  return {
    ...(trimmed === "" ? { email: "emailMissing" as const } : {}),
    ...(trimmed !== "" && !/^[^\s@]+@[^\s@]+$/.test(trimmed) ? { email: "emailWrong" as const } : {}),
    ...(password === "" ? { password: "passwordMissing" as const } : {}),
  };
}
