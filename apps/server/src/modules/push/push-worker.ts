import { judgeFailedPush } from "@vycep/domain/push/failed-push";
import type { Deps } from "../../platform/deps.ts";
import { steadyJob } from "../../platform/jobs/steady-job.ts";
import { inTransaction } from "../../platform/transaction.ts";
import {
  claimDuePushes,
  forgetEndpoint,
  markDone,
  markWaiting,
  pushIsDue,
  type WaitingPush,
} from "./push.repo.ts";
import { type PushKeys, pushKeysOf } from "./push-keys.ts";
import { sendPush } from "./push-service.ts";

type SendDeps = Pick<Deps, "db" | "log" | "config">;

/** Sends what was written, until the process stops; two workers share it by `skip locked`. */
export const sendPushesJob = steadyJob("push", pushIsDue, async (deps) => (await sendDuePushes(deps)) > 0);

const atOnce = 20;
/** Longer than a push service may take, short enough that the messages of a dead worker are not missed. */
const keptMs = 30_000;

/**
 * Hands over the messages that are due, and says how many those were. A message counts as sent only when that is noted
 * after the push service took it: none is lost, and one that goes twice shows once, because it carries the same topic.
 */
export async function sendDuePushes(deps: SendDeps): Promise<number> {
  const pushes = await inTransaction(deps.db, (tx) => claimDuePushes(tx, { most: atOnce, keptMs }));
  if (pushes.length === 0) return 0;
  const keys = await pushKeysOf({ db: deps.db, secrets: deps.config.secrets });
  await Promise.all(pushes.map((push) => send(deps, keys, push)));
  return pushes.length;
}

async function send({ db, log, config }: SendDeps, keys: PushKeys, push: WaitingPush): Promise<void> {
  const answer = await sendPush(config.push, keys, push);
  if (answer.kind === "taken") return inTransaction(db, (tx) => markDone(tx, push.id, null));
  const verdict = judgeFailedPush({ ...answer, attempts: push.attempts, waitedMs: push.waitedMs });
  const { reason } = answer;
  log.warn(
    { message: push.id, attempts: push.attempts, reason, verdict: verdict.kind },
    "a push was not taken",
  );
  await inTransaction(db, (tx) => {
    switch (verdict.kind) {
      case "again":
        return markWaiting(tx, push.id, { afterMs: verdict.afterMs, reason });
      case "gone":
        return forgetEndpoint(tx, push.endpoint);
      case "give-up":
        return markDone(tx, push.id, reason);
    }
  });
}
