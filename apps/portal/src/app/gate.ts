import { type Loaded, gate as permissionGate } from "@vycep/domain/access/gate";
import type { ConfigSection } from "@vycep/domain/access/permission";
import type { Access } from "@vycep/domain/access/route-access";
import type { CurrentUser } from "../shared/user/current-user.ts";

/** What the gate knows when it decides. */
export interface GateFacts {
  readonly access: Access;
  readonly hasSession: boolean;
  /** Undefined for a visitor; "failed" when the server does not know the person of a session that it accepted. */
  readonly user: CurrentUser | "failed" | undefined;
  readonly sections: Loaded<readonly ConfigSection[]>;
}

export type Verdict =
  | { readonly kind: "open" }
  /** SESSION-01. */
  | { readonly kind: "sign-in" }
  /** SESSION-05. */
  | { readonly kind: "sign-out" }
  /** OP-10: there is a session, but nobody who may use it. */
  | { readonly kind: "unauthorized" }
  /** PERM-03. */
  | { readonly kind: "forbidden" }
  /** SESSION-07: e-learning is all this person has. */
  | { readonly kind: "academy" };

/**
 * Who may see a page: visitors only what is public, then whoever the server knows and has validated, then whoever has
 * the permission in their own list and in the portal's configuration (PERM-01…04, SESSION-01, SESSION-05, OP-10,
 * OP-149). Academy-only users see the way to e-learning instead of any page that asks for a sign-in.
 */
export function judge({ access, hasSession, user, sections }: GateFacts): Verdict {
  if (access.kind === "public") return { kind: "open" };
  if (!hasSession) return { kind: "sign-in" };
  if (user === "failed" || user === undefined || !user.isLoggedIn) return { kind: "unauthorized" };
  if (!user.isValidated) return { kind: "sign-out" };
  if (user.isAcademyOnly) return { kind: "academy" };
  if (access.kind === "login") return { kind: "open" };
  // Whatever is still unknown here has failed: the gate's caller waits for both answers (PERM-01).
  const verdict = permissionGate(user.permissions, sections ?? "failed", access.permission);
  return verdict === "open" ? { kind: "open" } : { kind: "forbidden" };
}
