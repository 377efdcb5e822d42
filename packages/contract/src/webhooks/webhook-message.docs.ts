import { WEBHOOK_TYPES, type WebhookType } from "@vycep/domain/webhooks/webhook";
import { type WebhookMessage, webhookMessageSchema } from "./webhook-message.ts";

const order = (name: "order" | "delivery", state: string, at: string) => ({
  ...{ topic: name, at, companyId: "C1", shipToId: "500101" },
  data: { order_number: "4700200001", state, delivery_date: "2026-11-26" },
});
const ticket = { topic: "ticket", companyId: "C1", shipToId: "500101" } as const;

/** One message of each type, as it is really sent. */
const examples = {
  "order.received": {
    ...{ id: "order-event-4710", type: "order.received" },
    ...order("order", "received", "2026-11-23T07:59:00.000Z"),
  },
  "order.confirmed": {
    ...{ id: "order-event-4711", type: "order.confirmed" },
    ...order("order", "confirmed", "2026-11-23T08:00:00.000Z"),
  },
  "order.changed": {
    ...{ id: "order-changed-4700200001-4", type: "order.changed" },
    ...order("order", "received", "2026-11-23T09:30:00.000Z"),
  },
  "order.priced": {
    ...{ id: "order-priced-4700200001-3", type: "order.priced" },
    ...order("order", "received", "2026-11-23T08:05:00.000Z"),
  },
  "order.cancelled": {
    ...{ id: "order-event-4712", type: "order.cancelled" },
    ...order("order", "cancelled", "2026-11-23T10:00:00.000Z"),
  },
  "delivery.loaded": {
    ...{ id: "order-event-4713", type: "delivery.loaded" },
    ...order("delivery", "loaded", "2026-11-26T03:00:00.000Z"),
  },
  "delivery.on-the-way": {
    ...{ id: "order-event-4714", type: "delivery.on-the-way" },
    ...order("delivery", "on-the-way", "2026-11-26T05:00:00.000Z"),
  },
  "delivery.delivered": {
    ...{ id: "order-event-4715", type: "delivery.delivered" },
    ...order("delivery", "delivered", "2026-11-26T08:00:00.000Z"),
  },
  "delivery.partially-delivered": {
    ...{ id: "order-event-4716", type: "delivery.partially-delivered" },
    ...order("delivery", "partially-delivered", "2026-11-26T08:00:00.000Z"),
  },
  "document.issued": {
    ...{ id: "document-812", topic: "document", type: "document.issued", at: "2026-11-27T06:00:00.000Z" },
    ...{ companyId: "C1", shipToId: "500101" },
    data: {
      ...{ kind: "invoice", number: "2026110812", issued: "2026-11-27" },
      order_numbers: ["4700200001"],
    },
  },
  "ticket.opened": {
    ...{ ...ticket, id: "ticket-CS0000123", type: "ticket.opened", at: "2026-11-23T08:00:00.000Z" },
    data: { case_number: "CS0000123", status: "New" },
  },
  "ticket.answered": {
    ...{ ...ticket, id: "ticket-comment-77", type: "ticket.answered", at: "2026-11-23T09:00:00.000Z" },
    data: { case_number: "CS0000123", by: "brewery" },
  },
  "ticket.changed": {
    ...{ ...ticket, id: "ticket-change-78", type: "ticket.changed", at: "2026-11-23T09:00:00.000Z" },
    data: { case_number: "CS0000123", status: "In Progress" },
  },
} as const satisfies Readonly<Record<WebhookType, WebhookMessage>>;

const types = Object.values(WEBHOOK_TYPES).flat();

/** What a customer's system hears, as /docs tells it among the webhooks (B16). */
export const webhookMessageDocs = {
  summary: "Something happened to an order, a delivery, a paper or a ticket of the company.",
  description: `To each address of webhooks/MakeWebhook that wants the topic. Types are ${types.map((type) => `\`${type}\``).join(", ")}; others may come. Any 2xx takes it; anything else, a redirect too, is tried again after 1, 2, 4 … seconds, at most an hour, for three days: take each id once. Ids only: what there is to know is asked for. For a day after a new secret there are two signatures, apart by a comma.`,
  body: webhookMessageSchema,
  examples,
};
