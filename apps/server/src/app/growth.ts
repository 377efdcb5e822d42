import { auditForgets } from "../modules/audit/audit.forgets.ts";
import { bulkForgets } from "../modules/bulk/bulk.forgets.ts";
import { deliveryForgets } from "../modules/deliveries/deliveries.forgets.ts";
import { exportForgets } from "../modules/exports/exports.forgets.ts";
import { fileForgets } from "../modules/files/files.forgets.ts";
import { identityForgets } from "../modules/identity/identity.forgets.ts";
import { importForgets } from "../modules/imports/imports.forgets.ts";
import { mailForgets } from "../modules/mail/mail.forgets.ts";
import { noticeForgets } from "../modules/notices/notices.forgets.ts";
import { orderForgets } from "../modules/orders/orders.forgets.ts";
import { outboxForgets } from "../modules/outbox/outbox.forgets.ts";
import { profileForgets } from "../modules/profile/profile.forgets.ts";
import { pushForgets } from "../modules/push/push.forgets.ts";
import { shipToForgets } from "../modules/ship-to/ship-to.forgets.ts";
import { suggestionForgets } from "../modules/suggestions/suggestions.forgets.ts";
import { userForgets } from "../modules/users/users.forgets.ts";
import { webhookForgets } from "../modules/webhooks/webhooks.forgets.ts";
import { keyForgets } from "../platform/idempotency.ts";
import { type ForgetRule, forget } from "../platform/jobs/forget.ts";
import { repeatingJob } from "../platform/jobs/job.ts";
import { challengeForgets } from "../platform/passkeys/challenges.repo.ts";
import { countForgets } from "../platform/rate-limit.ts";

/** How long every table keeps its rows that grows without end and is of no use for ever; `docs/operations.md` shows it. */
export const forgetRules: readonly ForgetRule[] = [
  ...auditForgets,
  ...outboxForgets,
  ...noticeForgets,
  ...mailForgets,
  ...pushForgets,
  ...webhookForgets,
  ...keyForgets,
  ...countForgets,
  ...challengeForgets,
  ...identityForgets,
  ...fileForgets,
  ...profileForgets,
  ...orderForgets,
  ...deliveryForgets,
  ...shipToForgets,
  ...bulkForgets,
  ...suggestionForgets,
  ...importForgets,
  ...exportForgets,
  ...userForgets,
];

export const forgetJob = repeatingJob("platform: forget what is old", 60 * 60 * 1000, (deps, stopping) =>
  forget(deps, forgetRules, stopping),
);
