/** Webhooks of a company: webhooks/GetWebhooks and what belongs to it. B16. */
import type { ShipToId } from "@vycep/domain/kernel/ids";
import { WEBHOOK_PROBLEMS, WEBHOOK_TOPICS } from "@vycep/domain/webhooks/webhook";
import { z as zod } from "zod";
import { idOf } from "../id-of.ts";

const topics = zod.array(zod.enum(WEBHOOK_TOPICS)).min(1).max(WEBHOOK_TOPICS.length);

export const webhookSchema = zod.object({
  id: zod.string(),
  url: zod.string(),
  topics: zod.array(zod.enum(WEBHOOK_TOPICS)),
  shipToIds: zod.array(zod.string()),
  owner: zod.string(),
  createdAt: zod.string(),
  isOn: zod.boolean(),
  failingSince: zod.string().nullable(),
  oldSecretUntil: zod.string().nullable(),
});

export const webhooksAnswer = zod.object({ webhooks: zod.array(webhookSchema) });
export const newWebhookBody = zod.object({
  url: zod.string().min(1).max(500),
  topics,
  shipToIds: zod.array(idOf<ShipToId>()).min(1).max(500),
});
export const newWebhookAnswer = zod.object({
  webhook: webhookSchema,
  secret: zod.string(),
});
export const webhookParams = zod.object({ id: zod.uuid() });
export const webhookSwitchBody = zod.object({ isOn: zod.boolean() });
export const webhookAnswer = zod.object({ webhook: webhookSchema });

export const webhookDeliverySchema = zod.object({
  id: zod.string(),
  eventId: zod.string(),
  type: zod.string(),
  shipToId: zod.string().nullable(),
  createdAt: zod.string(),
  state: zod.enum(["waiting", "delivered", "given-up"]),
  attempts: zod.number().int(),
  attemptedAt: zod.string().nullable(),
  nextAttemptAt: zod.string().nullable(),
  statusCode: zod.number().int().nullable(),
  problem: zod.enum(WEBHOOK_PROBLEMS).nullable(),
});
/** The newest hundred of the last thirty days. */
export const webhookDeliveriesAnswer = zod.object({ deliveries: zod.array(webhookDeliverySchema) });
export const webhookDoneAnswer = zod.object({ result: zod.boolean() });

export type Webhook = zod.infer<typeof webhookSchema>;
export type WebhooksAnswer = zod.infer<typeof webhooksAnswer>;
export type NewWebhookBody = zod.output<typeof newWebhookBody>;
export type NewWebhookAnswer = zod.infer<typeof newWebhookAnswer>;
export type WebhookDelivery = zod.infer<typeof webhookDeliverySchema>;
