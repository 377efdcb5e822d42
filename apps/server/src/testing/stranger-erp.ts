import { createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { freePort } from "./test-server.ts";

/** What it heard: once for each key, however often it was told. */
export type Heard = {
  readonly key: string;
  readonly path: string;
  readonly body: ErpBody;
  readonly traceparent: string | undefined;
  times: number;
};
type ErpBody = {
  readonly orderNumber: string;
  readonly lines?: readonly { readonly lineNo: number; readonly boxes: number }[];
};

export type StrangerErp = {
  readonly url: string;
  readonly heard: Map<string, Heard>;
  /** How it treats what comes: takes it, confirms it at once, takes it and hangs up, refuses it. */
  mode: "accept" | "confirm" | "hang-up" | "refuse";
  /** What it answers to a cart's prices; the portal's price list holds while it has nothing to say. */
  prices: object | undefined;
  /** Calls whose signature was not good. */
  readonly unbelieved: string[];
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
};

/**
 * Somebody else's ERP on the loopback, written after docs/erp.md and not with the portal's own code: it checks what it
 * hears against the signature, and takes each key once.
 */
export async function startStrangerErp(secret: string): Promise<StrangerErp> {
  const port = await freePort();
  const heard = new Map<string, Heard>();
  const unbelieved: string[] = [];
  const server = createServer((request, response) => void answer(request, response));
  const erp: StrangerErp = {
    url: `http://127.0.0.1:${port}/portal`,
    heard,
    mode: "accept",
    prices: undefined,
    unbelieved,
    start: () => new Promise((resolve) => server.listen(port, "127.0.0.1", resolve)),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  await erp.start();
  return erp;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = "";
    for await (const part of request) text += String(part);
    const path = request.url ?? "";
    const said = (name: string) => String(request.headers[name] ?? "");
    const signed = `${said("x-erp-timestamp")}\n${said("x-erp-event-id")}\nPOST\n${path}\n${text}`;
    const expected = `v1=${createHmac("sha256", secret).update(signed).digest("hex")}`;
    if (said("x-erp-signature") !== expected) {
      unbelieved.push(path);
      response.writeHead(401).end();
      return;
    }
    if (erp.mode === "refuse") {
      response.writeHead(503).end("down for the night");
      return;
    }
    const key = said("idempotency-key");
    const body = JSON.parse(text) as ErpBody;
    const known = heard.get(key);
    if (known) known.times += 1;
    else heard.set(key, { key, path, body, traceparent: said("traceparent") || undefined, times: 1 });
    if (erp.mode === "hang-up") {
      request.socket.destroy();
      return;
    }
    if (path.endsWith("/prices") && erp.prices !== undefined) {
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(erp.prices));
      return;
    }
    if (erp.mode === "accept" || !path.endsWith("/orders")) {
      response.writeHead(202).end();
      return;
    }
    const lines = (body.lines ?? []).map(({ lineNo, boxes }) => ({ lineNo, boxes }));
    const { orderNumber } = body;
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ orderNumber, sapId: `S${orderNumber}`, lines }));
  }
}

export type Telling = {
  readonly eventId?: string;
  readonly secret: string;
  readonly secondsAgo?: number;
  /** Signs for another address than is called. */
  readonly signedPath?: string;
  readonly signature?: string;
};

/** The stranger's call to the portal, signed after docs/erp.md. */
export async function tellPortal(
  origin: string,
  { path, body }: { readonly path: string; readonly body: object | undefined },
  telling: Telling,
) {
  const { eventId = randomUUID(), secret, secondsAgo = 0, signedPath = path } = telling;
  const text = body === undefined ? "" : JSON.stringify(body);
  const timestamp = String(Math.floor(Date.now() / 1000) - secondsAgo);
  const signed = `${timestamp}\n${eventId}\nPOST\n${signedPath}\n${text}`;
  const signature = telling.signature ?? `v1=${createHmac("sha256", secret).update(signed).digest("hex")}`;
  const response = await fetch(origin + path, {
    method: "POST",
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      "x-erp-timestamp": timestamp,
      "x-erp-event-id": eventId,
      "x-erp-signature": signature,
    },
    ...(body === undefined ? {} : { body: text }),
  });
  const answer = (await response.json()) as { code?: string; state?: string; changed?: boolean };
  return { status: response.status, ...answer };
}
