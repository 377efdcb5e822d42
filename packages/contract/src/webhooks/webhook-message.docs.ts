import { type WebhookMessage, webhookMessageSchema } from "./webhook-message.ts";

/** What a customer's system hears, as /docs tells it among the webhooks (B16). */
export const webhookMessageDocs = {
  summary: "Something happened to an order, a delivery, a paper or a ticket of the company.",
  description:
    "To each address of webhooks/MakeWebhook that wants the topic. Any 2xx takes it; anything else, a redirect too, is tried again after 1, 2, 4 … seconds, at most an hour, for three days: take each id once. Ids only: what there is to know is asked for. For a day after a new secret there are two signatures, apart by a comma.",
  body: webhookMessageSchema,
  example: {
    id: "order-event-4711",
    topic: "order",
    type: "order.confirmed",
    at: "2026-11-23T08:00:00.000Z",
    companyId: "C1",
    shipToId: "500101",
    data: { order_number: "4700200001", state: "confirmed", delivery_date: "2026-11-26" },
  } satisfies WebhookMessage,
};
