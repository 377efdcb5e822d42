import { judgeFailedWebhook } from "@vycep/domain/webhooks/webhook";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { steadyJob } from "../../platform/jobs/steady-job.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { recordAudit } from "../audit/audit.commands.ts";
import { writeMail } from "../mail/mail.commands.ts";
import {
  claimDueDeliveries,
  type DueDelivery,
  deliveryIsDue,
  markDelivered,
  markFailed,
  switchOffFailing,
  withholdDelivery,
} from "./deliveries.repo.ts";
import { sendWebhook } from "./send-webhook.ts";

type SendDeps = Pick<Deps, "db" | "log" | "config" | "clock">;

/** Sends what was written, until the process stops; two workers share it by `skip locked`. */
export const sendWebhooksJob = steadyJob(
  "webhooks",
  deliveryIsDue,
  async (deps) => (await sendDueWebhooks(deps)) > 0,
);

const atOnce = 20;
/** Longer than an address may take, short enough that the messages of a dead worker are not missed. */
const keptMs = 30_000;

/**
 * Posts the messages that are due, and says how many those were. One counts as delivered only when that is noted after its
 * address took it: none is lost, and what goes twice carries the same id (B16).
 */
export async function sendDueWebhooks(deps: SendDeps): Promise<number> {
  const due = await inTransaction(deps.db, (tx) => claimDueDeliveries(tx, { most: atOnce, keptMs }));
  await Promise.all(due.map((delivery) => send(deps, delivery)));
  return due.length;
}

async function send(deps: SendDeps, delivery: DueDelivery): Promise<void> {
  const { db, log, config, clock } = deps;
  // What may not be seen today is not told either, whatever was right when it was queued (C16).
  if (!delivery.maySee) return inTransaction(db, (tx) => withholdDelivery(tx, delivery.id));
  const { secrets, demo: onThisMachine } = config;
  const answer = await sendWebhook(delivery, { secrets, onThisMachine, now: clock.realTime() });
  const { status, problem } = answer;
  if (problem === undefined) return inTransaction(db, (tx) => markDelivered(tx, delivery, status ?? 0));
  const { attempts, endpointId } = delivery;
  const { againInMs, switchesOff } = judgeFailedWebhook(delivery);
  log.warn({ webhook: endpointId, attempts, problem, againInMs, switchesOff }, "a webhook was not taken");
  await inTransaction(db, async (tx) => {
    await markFailed(tx, delivery, { status, problem, againInMs });
    if (switchesOff) await giveUp(deps, tx, endpointId);
  });
}

/** An address that took nothing for days is left alone; whoever made it hears of it once. */
async function giveUp({ config, clock }: SendDeps, tx: Tx, id: string): Promise<void> {
  const off = await switchOffFailing(tx, id);
  if (off === undefined) return;
  const { url, madeBy, companyId, email: to, language, company } = off;
  await recordAudit(tx, {
    ...{ at: clock.instant(), uid: madeBy, companyId, action: "webhook.given-up", detail: { url } },
    ...{ subjectKind: "webhook", subjectId: id, requestId: "" },
  });
  await writeMail(tx, { kind: "webhook-off", name: url, company, to, language, cause: id }, config.secrets);
}
