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
  /** The same for every repeat: take each once. */
  id: zod.string(),
  topic: zod.enum(WEBHOOK_TOPICS),
  /** One of WEBHOOK_TYPES; others may come. */
  type: zod.string(),
  /** When it happened. */
  at: zod.string(),
  companyId: zod.string(),
  /** Null of what concerns the whole company. */
  shipToId: zod.string().nullable(),
  /** What it is about; everything else is asked for. */
  data: zod.record(zod.string(), zod.unknown()),
});

export type WebhookMessage = zod.infer<typeof webhookMessageSchema>;
