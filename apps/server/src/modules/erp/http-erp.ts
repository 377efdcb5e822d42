import { randomUUID } from "node:crypto";
import { erpConfirmationSchema } from "@vycep/contract/orders/erp-order";
import { erpPriceAnswerSchema } from "@vycep/contract/orders/erp-prices";
import { ERP_HEADER } from "@vycep/contract/orders/erp-report.rest";
import { signatureOf } from "../../platform/calls/signed-call.ts";
import type { Clock } from "../../platform/clock.ts";
import type { ErpSettings } from "../../platform/settings/partner-settings.ts";
import { currentTraceparent, inSpan } from "../../platform/tracing/spans.ts";
import { type Erp, ErpBreakdown, type ErpPricing, ErpRefusal } from "./erp.port.ts";

/**
 * The brewery's own ERP over HTTP (D11, docs/erp.md): orders and cancellations are posted to it, signed, with a key that
 * is the same for every repeat. It answers 200 with its confirmation, or 202 and reports later by itself. A refusal
 * is parked; anything else, and no answer in time, is an outage: the outbox tries again.
 */
export function httpErp(settings: ErpSettings, clock: Pick<Clock, "realTime">): Erp {
  return {
    send: async (order) => {
      const answer = await post(settings, clock, {
        path: "/orders",
        key: `order-${order.orderNumber}`,
        body: order,
      });
      if (answer === undefined) return { kind: "accepted" };
      const confirmation = erpConfirmationSchema.parse(answer);
      if (confirmation.orderNumber !== order.orderNumber) throw new Error("the erp confirmed another order");
      return { kind: "confirmed", confirmation };
    },
    cancel: async (cancellation) => {
      const { orderNumber } = cancellation;
      await post(settings, clock, {
        path: `/orders/${orderNumber}/cancellation`,
        key: `cancellation-${orderNumber}`,
        body: cancellation,
      });
      return { kind: "cancelled" };
    },
    // What happens on the road it reports by itself.
    reportsUntil: async () => [],
  };
}

/**
 * The price service of the brewery's own ERP (PRICE-04): asked for a cart's prices, it answers 200 with them, or 202 or
 * 204 when the portal's price list holds. Anything else is an outage.
 */
export function httpPricing(
  settings: ErpSettings,
  clock: Pick<Clock, "realTime">,
  priceList: ErpPricing,
): ErpPricing {
  return {
    price: async (inquiry, signal) => {
      const key = `prices-${randomUUID()}`;
      const answer = await post(settings, clock, { path: "/prices", key, body: inquiry, signal });
      return answer === undefined ? priceList.price(inquiry, signal) : erpPriceAnswerSchema.parse(answer);
    },
  };
}

type Message = {
  readonly path: string;
  readonly key: string;
  readonly body: object;
  /** An end to somebody's patience before the call's own. */
  readonly signal?: AbortSignal;
};

/** The body of a 200; undefined for what was accepted without one. */
function post(settings: ErpSettings, clock: Pick<Clock, "realTime">, message: Message): Promise<unknown> {
  const path = message.path.replace(/\/\d+/, "/:number");
  return inSpan({ name: `erp POST ${path}`, kind: "client", facts: { "http.request.method": "POST" } }, () =>
    postNow(settings, clock, message),
  );
}

async function postNow(
  { url, secret, timeoutMs }: ErpSettings,
  clock: Pick<Clock, "realTime">,
  { path, key, body, signal }: Message,
): Promise<unknown> {
  const target = new URL(url + path);
  const text = JSON.stringify(body);
  const timestamp = String(Math.floor(clock.realTime().getTime() / 1000));
  const eventId = randomUUID();
  const signed = { method: "POST", path: target.pathname + target.search, timestamp, eventId, body: text };
  const traceparent = currentTraceparent();
  const response = await fetch(target, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": key,
      [ERP_HEADER.timestamp]: timestamp,
      [ERP_HEADER.eventId]: eventId,
      [ERP_HEADER.signature]: signatureOf(signed, secret),
      ...(traceparent === undefined ? {} : { traceparent }),
    },
    body: text,
    redirect: "error",
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
  });
  const answer = await textOf(response);
  if (isRefusal(response.status)) throw new ErpRefusal(response.status, answer.slice(0, 200));
  if (!response.ok) throw new ErpBreakdown(response.status, answer.slice(0, 200));
  return response.status === 200 && answer !== "" ? JSON.parse(answer) : undefined;
}

/** 408, 409, 425 and 429 say "not now"; any other 4xx will be the same tomorrow (D29). */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status);
}

const longestAnswer = 1_000_000;

/** A confirmation of two thousand lines takes a tenth of that; whatever goes on is not read to its end. */
async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > longestAnswer) throw new Error("the erp's answer is too long");
  }
  return text + decoder.decode();
}
