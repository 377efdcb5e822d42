import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  WEBHOOK_HEADER,
  type WebhookMessage,
  webhookMessageSchema,
} from "@vycep/contract/webhooks/webhook-message";
import { signatureFlaw } from "../../platform/calls/signed-call.ts";

export type HeardWebhook = {
  readonly message: WebhookMessage;
  readonly eventId: string | undefined;
  /** What is wrong with the first, and with the second signature, for whoever holds a secret. */
  readonly flaws: (secret: string, now: Date) => readonly (string | undefined)[];
};

/** A customer's system on this machine: keeps what it is sent, and answers what a test wants, when it wants. */
export async function startListeningSystem({
  beforeAnswer,
}: {
  readonly beforeAnswer?: () => Promise<void>;
} = {}) {
  const heard: HeardWebhook[] = [];
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const said = (name: string) => request.headers[name]?.toString();
    const { method = "", url: path = "" } = request;
    const [timestamp, eventId] = [said(WEBHOOK_HEADER.timestamp), said(WEBHOOK_HEADER.eventId)];
    heard.push({
      message: webhookMessageSchema.parse(JSON.parse(body.toString())),
      eventId,
      flaws: (secret, now) =>
        (said(WEBHOOK_HEADER.signature) ?? "")
          .split(",")
          .map((signature) =>
            signatureFlaw({ method, path, timestamp, eventId, body, signature }, secret, now),
          ),
    });
    await beforeAnswer?.();
    response.writeHead(answers.shift() ?? 204).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks?from=vycep`;
  return { url, heard, answers, stop: () => server.close() };
}
