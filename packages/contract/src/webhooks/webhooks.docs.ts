import type { Described } from "../described.ts";

const id = "00000000-0000-4000-8000-000000000000";
const webhook = {
  id,
  url: "https://pos.example/hooks/vycep",
  topics: ["order", "delivery"],
  shipToIds: ["500101"],
  owner: "Jana Novotná",
  createdAt: "2026-11-23T08:00:00.000Z",
  isOn: true,
  failingSince: null,
  oldSecretUntil: null,
};
const noAccess = { 403: ["forbidden-permission", "not-for-programs"] } as const;
const missing = { ...noAccess, 404: ["webhook-not-found"] } as const;

/** Webhooks, as /docs tells them (B16). */
export const webhookDocs = {
  GetWebhooks: {
    summary: "Where messages of one's company go.",
    example: { answer: { webhooks: [] } },
    problems: noAccess,
  },
  MakeWebhook: {
    summary: "A new address for messages. The secret that signs them is told this once.",
    example: {
      body: { url: webhook.url, topics: webhook.topics, shipToIds: webhook.shipToIds },
      answer: { webhook, secret: "vyw_…" },
    },
    problems: {
      ...noAccess,
      404: ["ship-to-not-found"],
      422: ["webhook-address", "too-many-webhooks"],
    },
  },
  SwitchWebhook: {
    summary: "Switches an address off, or on again.",
    example: { path: { id }, body: { isOn: false }, answer: { webhook: { ...webhook, isOn: false } } },
    problems: missing,
  },
  RotateWebhookSecret: {
    summary: "A new secret; the one before signs as well for a day.",
    example: {
      path: { id },
      answer: { webhook: { ...webhook, oldSecretUntil: "2026-11-24T08:00:00.000Z" }, secret: "vyw_…" },
    },
    problems: missing,
  },
  DeleteWebhook: {
    summary: "Nothing is sent there any more, and its list is gone.",
    example: { path: { id }, answer: { result: true } },
    problems: missing,
  },
  GetDeliveries: {
    summary: "What was sent to an address, the newest first.",
    example: { path: { id }, answer: { deliveries: [] } },
    problems: missing,
  },
  RepeatDelivery: {
    summary: "Sends a message again, under the same name.",
    example: { path: { id }, answer: { result: true } },
    problems: { ...noAccess, 404: ["delivery-not-found"] },
  },
} as const satisfies Record<string, Described>;
