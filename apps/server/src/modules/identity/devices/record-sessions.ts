import { randomUUID } from "node:crypto";
import type { KoaContextWithOIDC, Provider } from "oidc-provider";
import type { Deps } from "../../../platform/deps.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { saveSessionUse } from "./sessions.repo.ts";

/**
 * Keeps the list of sessions: each token that a browser is given says that its session was used. Done before the answer
 * is, so that nobody holds a token of a session that the list does not know.
 */
export function recordSessions(provider: Provider, { db, clock }: Pick<Deps, "db" | "clock">): void {
  provider.use(async (context, next) => {
    await next();
    const code = codeOf(context);
    if (code === undefined || context.status !== 200) return;
    const now = clock.realTime();
    await inTransaction(db, (tx) =>
      saveSessionUse(tx, {
        id: randomUUID(),
        uid: code.uid,
        name: code.session,
        userAgent: context.get("user-agent").slice(0, longestUserAgent),
        address: context.ip,
        authenticatedAt: code.authTime === undefined ? now : new Date(code.authTime * 1000),
        now,
      }),
    );
  });
}

const longestUserAgent = 400;

/** The code that was exchanged in this call; the library's context is there only on its own routes. */
function codeOf(context: object) {
  const { oidc } = context as { readonly oidc?: KoaContextWithOIDC["oidc"] };
  const code = oidc?.entities.AuthorizationCode;
  if (oidc?.route !== "token" || code?.accountId === undefined || code.sessionUid === undefined) return;
  return { uid: code.accountId, session: code.sessionUid, authTime: code.authTime };
}
