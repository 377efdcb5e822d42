import type { IncomingMessage, ServerResponse } from "node:http";
import type Provider from "oidc-provider";
import type { Deps } from "../../platform/deps.ts";
import type { TokenVerifier, VerifiedToken } from "../../platform/token-verifier.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { endDevicesOfSessions } from "../push/push.commands.ts";
import { idTokenSeconds } from "./identity.deps.ts";
import { revoke } from "./identity.repo.ts";
import { endSessions } from "./session-end.repo.ts";

export type SignOut = {
  /** All that the browser holds: id token and commerce token. */
  readonly tokens: readonly string[];
  /** Nobody was there: the person goes on later, and is still told on this device (PUSH-02). */
  readonly isIdle: boolean;
  /** The built-in provider with the browser's request, where there is one. */
  readonly own: OwnProvider | undefined;
};

/** The built-in provider, and the browser that calls. */
export type OwnProvider = {
  readonly provider: Provider;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
};

/**
 * Ends everything at once: the presented tokens, all other tokens of the same browser session, and the provider's
 * session. Tokens that are no good (any more) are passed over: who signs out must always succeed.
 */
export async function signOut(
  deps: Deps & { readonly verifier: TokenVerifier },
  { tokens, isIdle, own }: SignOut,
): Promise<void> {
  const sound = await Promise.all(tokens.map((token) => deps.verifier.verify(token).catch(() => undefined)));
  const ended = own && (await endProviderSession(own));
  await inTransaction(deps.db, async (tx) => {
    for (const token of sound.filter((each): each is VerifiedToken => each !== undefined)) {
      await revoke(tx, token.ids, token.expiresAt);
      // Which others belong to the same session nobody can tell: then all of that person end.
      if (!token.namesSession && deps.config.externalIssuer) await endSessions(tx, { uid: token.uid });
    }
    const longestLife = new Date(deps.clock.realTime().getTime() + idTokenSeconds * 1000);
    if (ended !== undefined) await revoke(tx, [ended], longestLife);
    const names = sound.flatMap((each) => each?.ids ?? []);
    if (!isIdle) await endDevicesOfSessions(tx, ended === undefined ? names : [...names, ended]);
  });
}

/** Ends the provider's session of a browser and answers its name, where there is one. */
export async function endProviderSession({
  provider,
  request,
  response,
}: OwnProvider): Promise<string | undefined> {
  const session = await provider.Session.get(provider.createContext(request, response));
  if (!session.accountId) return undefined;
  await session.destroy();
  return session.uid;
}
