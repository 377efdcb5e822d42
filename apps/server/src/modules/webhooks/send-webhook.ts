import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { WEBHOOK_HEADER, type WebhookMessage } from "@vycep/contract/webhooks/webhook-message";
import { connectionProblem, type WebhookProblem } from "@vycep/domain/webhooks/webhook";
import { lookupInPublic } from "../../platform/calls/public-network.ts";
import { signatureOf } from "../../platform/calls/signed-call.ts";
import { openText, type Secrets } from "../../platform/secrets/sealed-text.ts";
import type { DueDelivery } from "./deliveries.repo.ts";
import { isLoopback, isWebhookAddress } from "./webhook-address.ts";
import { webhookPurpose } from "./webhooks.repo.ts";

export type WebhookAnswer = {
  readonly status: number | undefined;
  /** Why it was not taken; undefined when it was. */
  readonly problem: WebhookProblem | undefined;
};

type House = { readonly secrets: Secrets; readonly onThisMachine: boolean; readonly now: Date };

const timeoutMs = 10_000;

/**
 * Posts one message, signed as the calls to the ERP are (platform/calls/signed-call). Nothing but 2xx counts as taken, redirects least
 * of all; where the name leads is looked at now, however it looked when the address was made.
 */
export async function sendWebhook(
  delivery: DueDelivery,
  { secrets, onThisMachine, now }: House,
): Promise<WebhookAnswer> {
  const failed = (problem: WebhookProblem) => ({ status: undefined, problem });
  const { url, eventId } = delivery;
  if (!isWebhookAddress(url, { onThisMachine })) return failed("closed-address");
  const keys = [delivery.sealedSecret, delivery.sealedOldSecret].flatMap((sealed) => {
    const secret =
      sealed === null ? undefined : openText(sealed, webhookPurpose(delivery.endpointId), secrets);
    return secret === undefined ? [] : [secret];
  });
  if (keys.length === 0) return failed("secret-unreadable");
  const { pathname, search } = new URL(url);
  const body = JSON.stringify(messageOf(delivery));
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const call = { method: "POST", path: `${pathname}${search}`, timestamp, eventId, body };
  const headers = {
    "content-type": "application/json",
    "user-agent": "vycep",
    [WEBHOOK_HEADER.timestamp]: timestamp,
    [WEBHOOK_HEADER.eventId]: eventId,
    [WEBHOOK_HEADER.signature]: keys.map((secret) => signatureOf(call, secret)).join(","),
  };
  try {
    const status = await post(url, headers, body);
    const isTaken = status >= 200 && status < 300;
    return { status, problem: isTaken ? undefined : "other-answer" };
  } catch (error) {
    return failed(problemOf(error));
  }
}

function messageOf({
  eventId: id,
  topic,
  type,
  happenedAt,
  companyId,
  shipToId,
  facts,
}: DueDelivery): WebhookMessage {
  return { id, topic, type, at: happenedAt.toISOString(), companyId, shipToId, data: facts };
}

function post(url: string, headers: Record<string, string>, body: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const send = url.startsWith("http:") ? requestHttp : requestHttps;
  const request = send(
    url,
    {
      ...{ method: "POST", headers, agent: false, signal: AbortSignal.timeout(timeoutMs) },
      ...(!isLoopback(url) && { lookup: lookupInPublic }),
    },
    (response) => {
      // What it says besides is nothing to us.
      response.destroy();
      resolve(response.statusCode ?? 0);
    },
  );
  request.on("error", reject);
  request.end(body);
  return promise;
}

function problemOf(error: unknown): WebhookProblem {
  if (!(error instanceof Error)) return "not-reached";
  if (error.name === "TimeoutError" || error.name === "AbortError") return "no-answer-in-time";
  return connectionProblem("code" in error && typeof error.code === "string" ? error.code : undefined);
}
