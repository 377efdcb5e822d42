import type { Session } from "@vycep/contract/identity/sessions.rest";
import { deviceName } from "@vycep/domain/identity/device-name";
import type { Deps } from "../../../platform/deps.ts";
import type { Door } from "../door.ts";
import type { FactorContext } from "../factors/factor-context.ts";
import { longestSessionSeconds } from "../identity.deps.ts";
import { type SessionRow, sessionsOf } from "./sessions.repo.ts";

const shownMs = 90 * 24 * 60 * 60 * 1000;

/** Who asks about their own sessions, at either door. */
export type SessionOwner = Pick<FactorContext, "actor" | "token">;

export type SessionDeps = Pick<Deps, "db" | "clock"> & { readonly door: Pick<Door, "sessionSeconds"> };

/** Where the signed-in person is and was signed in (D33). */
export async function getSessions(
  { db, clock, door }: SessionDeps,
  context: SessionOwner,
): Promise<{ sessions: Session[] }> {
  const { uid } = await context.actor();
  const names = (await context.token())?.ids ?? [];
  const now = clock.realTime();
  const rows = await sessionsOf(db, uid, new Date(now.getTime() - shownMs));
  return {
    sessions: rows.map((row) => shown(row, { now, door, isThis: names.includes(row.session_name) })),
  };
}

type Looking = { readonly now: Date; readonly door: SessionDeps["door"] };

/** Whether a session can still be used: its door's provider forgets it when it is idle, and after half a day in all. */
export function isLive(row: SessionRow, { now, door }: Looking): boolean {
  const secondsSince = (at: Date) => (now.getTime() - at.getTime()) / 1000;
  return (
    row.ended_at === null &&
    secondsSince(row.last_used_at) <= door.sessionSeconds &&
    secondsSince(row.signed_in_at) <= longestSessionSeconds
  );
}

function shown(row: SessionRow, { isThis, ...looking }: Looking & { readonly isThis: boolean }): Session {
  const { browser, system, isPhone } = deviceName(row.user_agent);
  return {
    id: row.id,
    browser: browser ?? null,
    system: system ?? null,
    isPhone,
    firstAddress: row.first_address,
    lastAddress: row.last_address,
    signedInAt: row.signed_in_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    isLive: isThis || isLive(row, looking),
    isThis,
  };
}
