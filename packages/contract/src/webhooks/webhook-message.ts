/** What a customer's system is sent, and by which headers it knows that it is from us. B16. */
import { WEBHOOK_TOPICS } from "@vycep/domain/webhooks/webhook";
import { z as zod } from "zod";

/** As the calls to and from the ERP carry them, under names of their own. */
export const WEBHOOK_HEADER = {
  timestamp: "x-vycep-timestamp",
  eventId: "x-vycep-event-id",
  /** `v1=…`; two of them, apart by a comma, for a day after a new secret. */
  signature: "x-vycep-signature",
} as const;

export const webhookMessageSchema = zod.object({
  id: zod.string(),
  topic: zod.enum(WEBHOOK_TOPICS),
  type: zod.string(),
  at: zod.string(),
  companyId: zod.string(),
  shipToId: zod.string().nullable(),
  data: zod.record(zod.string(), zod.unknown()),
});

export type WebhookMessage = zod.infer<typeof webhookMessageSchema>;
