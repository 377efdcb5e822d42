import { words } from "../shared-words.ts";
import { told } from "../told.docs.ts";
import { webhookMessageSchema } from "./webhook-message.ts";
import {
  newWebhookAnswer,
  newWebhookBody,
  webhookAnswer,
  webhookDeliveriesAnswer,
  webhookDeliverySchema,
  webhookDoneAnswer,
  webhookSchema,
  webhookSwitchBody,
  webhooksAnswer,
} from "./webhooks.rest.ts";

const topics =
  "What it hears of: order (placed, confirmed, changed, priced, cancelled), delivery (loaded to delivered), document (papers), ticket.";
const shipToIds =
  "Numbers of the places that it hears of; what concerns the whole company needs all of them.";

export const webhooksFields = [
  told(webhookSchema, {
    id: "Names the address, for the other calls.",
    url: "Where messages are posted to.",
    topics,
    shipToIds,
    owner: "Name of who made it; it hears of nothing that this person may not see.",
    createdAt: `When it was made: ${words.instant}`,
    isOn: "false: switched off, by its people or because it took nothing for three days.",
    failingSince: `Since when it has taken nothing: ${words.instant} Null where it takes what it is sent.`,
    oldSecretUntil: `Until when the secret before signs as well: ${words.instant} In the past where it does no more; null where there was none before.`,
  }),
  told(webhooksAnswer, { webhooks: "Addresses that whoever asks may see, the oldest first." }),
  told(newWebhookBody, { url: "https, at a host that everybody can reach.", topics, shipToIds }),
  told(newWebhookAnswer, {
    webhook: "The address as lists show it from now on.",
    secret: "What signs the messages, told this once.",
  }),
  told(webhookSwitchBody, {
    isOn: "true switches it on, and what failed before counts no more; false switches it off.",
  }),
  told(webhookAnswer, { webhook: "The address as it stands now." }),
  told(webhookDeliverySchema, {
    id: "Names the delivery, for `webhooks/RepeatDelivery`.",
    eventId: "`id` of the message, the same for every repeat.",
    type: "What happened, such as order.confirmed.",
    shipToId: "Place that it happened at; null of what concerns the whole company.",
    createdAt: `When the message was made: ${words.instant}`,
    state:
      "waiting: it is tried, or will be again; delivered: it was taken; given-up: it was tried for three days.",
    attempts: "How often it was sent so far.",
    attemptedAt: `When it was sent last: ${words.instant} Null before the first time.`,
    nextAttemptAt: `When it is sent next: ${words.instant} Null where it is not sent any more.`,
    statusCode: "HTTP status that the address answered last; null where it did not.",
    problem:
      "Why it was not taken: other-answer is any status but 2xx; no-answer-in-time, name-unknown, connection-refused, connection-broken, certificate-invalid and not-reached are of the connection; closed-address is not open to everybody; secret-unreadable and not-allowed are on our side. Null where nothing was wrong.",
  }),
  told(webhookDeliveriesAnswer, { deliveries: "The newest hundred of the last thirty days." }),
  told(webhookDoneAnswer, { result: words.done }),
  told(webhookMessageSchema, {
    id: "Names what happened, and is the same for every repeat: take each once.",
    topic: "What it is about: order, delivery, document or ticket.",
    type: "What happened, one of those named above; others may come.",
    at: `When it happened: ${words.instant}`,
    companyId: "Company that it concerns.",
    shipToId: "Number of the place; null of what concerns the whole company.",
    data: "What it is about, by its ids: of an order and a delivery `order_number`, `state` and `delivery_date`; of a document `kind`, `number`, `issued` and `order_numbers`; of a ticket `case_number` with `status`, or with `by` (customer or brewery) where it was answered.",
  }),
];
