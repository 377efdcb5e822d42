import type { Permission } from "../access/permission.ts";

/** What a customer's system can hear of (B16). */
export const WEBHOOK_TOPICS = ["order", "delivery", "document", "ticket"] as const;
export type WebhookTopic = (typeof WEBHOOK_TOPICS)[number];

/** What a message of each topic can say that happened. A test holds what the database writes against it. */
export const WEBHOOK_TYPES = {
  order: ["order.received", "order.confirmed", "order.changed", "order.priced", "order.cancelled"],
  delivery: ["delivery.loaded", "delivery.on-the-way", "delivery.delivered", "delivery.partially-delivered"],
  document: ["document.issued"],
  ticket: ["ticket.opened", "ticket.answered", "ticket.changed"],
} as const satisfies Readonly<Record<WebhookTopic, readonly `${WebhookTopic}.${string}`[]>>;
export type WebhookType = (typeof WEBHOOK_TYPES)[WebhookTopic][number];

/** The right that whoever made a webhook holds at a place, or it hears nothing of that place. */
export const WEBHOOK_PERMISSION: Readonly<Record<WebhookTopic, Permission>> = {
  order: "My Orders",
  delivery: "My Orders",
  document: "My Documents",
  ticket: "Support",
};

/** So many addresses a company may have. */
export const MOST_WEBHOOKS = 20;
/** So long after a new secret the one before signs as well, in hours. */
export const OLD_SECRET_HOURS = 24;
/** So long a message is tried, and so long an address may fail before it is switched off. */
export const WEBHOOK_PATIENCE_MS = 3 * 24 * 60 * 60 * 1000;

/** Why a message was not taken; `other-answer` is any but 2xx, of which the number is told beside. */
export const WEBHOOK_PROBLEMS = [
  "other-answer",
  "no-answer-in-time",
  "name-unknown",
  "connection-refused",
  "connection-broken",
  "certificate-invalid",
  "not-reached",
  "closed-address",
  "secret-unreadable",
  "not-allowed",
] as const;
export type WebhookProblem = (typeof WEBHOOK_PROBLEMS)[number];

/**
 * What a failed connection is to its people, by the code that the system gives it. What an inner network says besides is
 * nobody's business outside.
 *
 * @example connectionProblem("ECONNREFUSED") // "connection-refused"
 */
export function connectionProblem(code: string | undefined): WebhookProblem {
  switch (code) {
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return "name-unknown";
    case "ECONNREFUSED":
      return "connection-refused";
    case "ECONNRESET":
    case "EPIPE":
      return "connection-broken";
    case "ETIMEDOUT":
      return "no-answer-in-time";
    default:
      return code !== undefined && /CERT|SELF_SIGNED|^ERR_TLS|^ERR_SSL|UNABLE_TO_/.test(code)
        ? "certificate-invalid"
        : "not-reached";
  }
}

/**
 * A problem as it was noted; what was noted in other words says only that it was not reached.
 *
 * @example parseWebhookProblem("closed-address") // "closed-address"
 */
export function parseWebhookProblem(noted: string): WebhookProblem {
  return WEBHOOK_PROBLEMS.find((known) => known === noted) ?? "not-reached";
}

/** A message that was not taken. */
export type FailedWebhook = {
  /** Tries so far, this one included. */
  readonly attempts: number;
  readonly waitedMs: number;
  /** Since the address took something last, or was new. */
  readonly failingMs: number;
};

export type WebhookVerdict = {
  /** When to try again; undefined when it is given up. */
  readonly againInMs: number | undefined;
  readonly switchesOff: boolean;
};

/**
 * What becomes of a message that was not taken: after 1, 2, 4 … seconds, at most an hour, it is tried again for three days;
 * an address that took nothing for as long is switched off (B16).
 *
 * @example judgeFailedWebhook({ attempts: 3, waitedMs: 5000, failingMs: 5000 }) // { againInMs: 4000, switchesOff: false }
 */
export function judgeFailedWebhook({ attempts, waitedMs, failingMs }: FailedWebhook): WebhookVerdict {
  const againInMs = Math.min(1000 * 2 ** Math.min(Math.max(0, attempts - 1), 20), 3_600_000);
  return {
    againInMs: waitedMs >= WEBHOOK_PATIENCE_MS ? undefined : againInMs,
    switchesOff: failingMs >= WEBHOOK_PATIENCE_MS,
  };
}
