import type Provider from "oidc-provider";
import type { Deps } from "../../../platform/deps.ts";
import { notFound } from "../../../platform/errors.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { endDevicesOfSessions } from "../../push/push.commands.ts";
import { idTokenSeconds } from "../identity.deps.ts";
import { revoke } from "../identity.repo.ts";
import type { ProviderHolder } from "../provider/provider-holder.ts";
import { endSessions } from "../session-end.repo.ts";
import { isLive, type SessionDeps, type SessionOwner } from "./get-sessions.ts";
import { type SessionRow, sessionsOf } from "./sessions.repo.ts";

export type EndDeps = Deps & SessionDeps & { readonly provider: ProviderHolder };

/** Signs one browser out: its tokens are refused at the next request, its open stream ends. Another's is missing. */
export async function endOneSession(deps: EndDeps, context: SessionOwner, id: string): Promise<void> {
  const { live } = await ownSessions(deps, context);
  const found = live.find((row) => row.id === id);
  if (!found) throw notFound("no-such-session");
  await end(deps, [found]);
}

/** Signs out all browsers but the one that asks. */
export async function endOtherSessions(deps: EndDeps, context: SessionOwner): Promise<{ ended: number }> {
  const { live, names } = await ownSessions(deps, context);
  const others = live.filter((row) => !names.includes(row.session_name));
  await end(deps, others);
  return { ended: others.length };
}

/** Signs out everywhere: this browser and the tokens of programs as well (D33). */
export async function endAllSessions(deps: EndDeps, context: SessionOwner): Promise<void> {
  const { live, uid } = await ownSessions(deps, context);
  await inTransaction(deps.db, (tx) => endSessions(tx, { uid }));
  await destroy(await deps.provider(), live);
}

async function ownSessions({ db, clock, door }: SessionDeps, context: SessionOwner) {
  const { uid } = await context.actor();
  const now = clock.realTime();
  const rows = await sessionsOf(db, uid, new Date(now.getTime() - door.sessionSeconds * 1000));
  return {
    uid,
    names: (await context.token())?.ids ?? [],
    live: rows.filter((row) => isLive(row, { now, door })),
  };
}

async function end(deps: EndDeps, sessions: readonly SessionRow[]): Promise<void> {
  const names = sessions.map(({ session_name: name }) => name);
  const longestLife = new Date(deps.clock.realTime().getTime() + idTokenSeconds * 1000);
  await inTransaction(deps.db, async (tx) => {
    await revoke(tx, names, longestLife);
    await endDevicesOfSessions(tx, names);
  });
  await destroy(await deps.provider(), sessions);
}

/** The provider forgets them too, so that the browser begins a new session and not a revoked one. */
async function destroy(provider: Provider, sessions: readonly SessionRow[]): Promise<void> {
  for (const { session_name: name } of sessions) {
    const session = await provider.Session.findByUid(name);
    await session?.destroy();
  }
}
