import { settingOf, wantsNotice } from "@vycep/domain/notices/notice-setting";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { repeatingJob } from "../../platform/jobs/job.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { writeMail } from "../mail/mail.commands.ts";
import { type ChosenWays, chosenWays } from "../notices/notices.facts.ts";
import { type NoticeToCarry, takeNoticesToCarry } from "../notices/notices-to-carry.commands.ts";
import { printStopLink } from "../notices/stop-link.facts.ts";
import { enqueuePush } from "../push/push.commands.ts";
import { type ReachablePerson, reachablePeople } from "../users/users.facts.ts";
import { letterOf } from "./letter-of.ts";

/** How long a notice waits for what else happens to the same order, so that it becomes one mail (0197). */
const COLLECTED_MS = 60_000;
const most = 50;

export type CarryDeps = Pick<Deps, "db" | "clock"> & { readonly config: Pick<Deps["config"], "secrets"> };

/**
 * Decides which other ways the notices take that have waited long enough, and writes the mails in the same transaction
 * (BELL-03, MAIL-05): none is lost when a worker dies, and none is written twice. Says how many subjects that were.
 */
export async function carryNotices(deps: CarryDeps, collectedMs = COLLECTED_MS): Promise<number> {
  return inTransaction(deps.db, async (tx) => {
    const notices = await takeNoticesToCarry(tx, { collectedMs, most });
    if (notices.length === 0) return 0;
    const uids = [...new Set(notices.map(({ uid }) => uid))];
    const people = await reachablePeople(tx, uids);
    const chosen = await chosenWays(tx, uids);
    const bySubject = [
      ...Map.groupBy(notices, ({ uid, subject }) => JSON.stringify([uid, subject])).values(),
    ];
    for (const together of bySubject) await carry(tx, deps, { together, people, chosen });
    return bySubject.length;
  });
}

type Taken = {
  readonly together: readonly NoticeToCarry[];
  readonly people: ReadonlyMap<string, ReachablePerson>;
  readonly chosen: ChosenWays;
};

async function carry(tx: Tx, deps: CarryDeps, { together, people, chosen }: Taken): Promise<void> {
  const person = people.get(together[0]?.uid ?? "");
  if (person === undefined) return;
  const pushed = together.filter((notice) => wants(notice, "push", { person, chosen }));
  await enqueuePush(
    tx,
    pushed.map(({ uid, subject, cause, facts: { kind } }) => ({ uid, kind, subject, cause })),
  );
  const wanted = together.filter((notice) => wants(notice, "mail", { person, chosen }));
  const newest = wanted.at(-1);
  if (newest === undefined) return;
  const facts = await letterOf(tx, deps, { newest, earlier: wanted.slice(0, -1).toReversed(), person });
  if (facts === undefined) return;
  const { secrets } = deps.config;
  const stop = printStopLink({ uid: person.uid, setting: settingOf(newest.facts.kind) }, secrets);
  const { email: to, language } = person;
  await writeMail(tx, { ...facts, stop, to, language, cause: newest.cause }, secrets);
}

/** What concerns no place has no other way than the bell. */
function wants(
  { uid, shipToId, isOwn, facts }: NoticeToCarry,
  by: "mail" | "push",
  { person, chosen }: { readonly person: ReachablePerson; readonly chosen: ChosenWays },
): boolean {
  const permissions = shipToId === null ? undefined : person.permissionsAt.get(shipToId);
  if (shipToId === null || permissions === undefined) return false;
  const way = { setting: settingOf(facts.kind), way: by } as const;
  return wantsNotice(way, { permissions, isOwn }, chosen({ uid, shipToId, ...way }));
}

/** Looks often, because most notices wait for nothing but their minute. */
export const carryNoticesJob = repeatingJob("notices: carry", 5000, async (deps, stopping) => {
  let carried = 0;
  do carried = await carryNotices(deps);
  while (carried > 0 && !stopping.aborted);
});
