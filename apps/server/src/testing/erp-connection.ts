import { randomUUID } from "node:crypto";
import { expect, vi } from "vitest";
import { erpPricing } from "../app/modules.ts";
import { startErpWorker } from "../modules/erp/erp-worker.ts";
import { httpErp } from "../modules/erp/http-erp.ts";
import { pricesInTime } from "../modules/erp/price-in-time.ts";
import { orderDesk } from "../modules/orders/order-desk.ts";
import { placeSomeOrder } from "./ask-cart.ts";
import { type StrangerErp, startStrangerErp, type Telling, tellPortal } from "./stranger-erp.ts";
import { type Caller, startTestServer, type TestServer } from "./test-server.ts";

const secret = "a secret that only these two machines know";

type OrderAnswer = {
  readonly sap_id: string | null;
  readonly state: string;
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly timeline: readonly { readonly state: string; readonly by_brewery: boolean }[];
};

/** A server with its worker, connected over HTTP with an ERP that is not ours, and what a test does on both sides. */
export type ErpConnection = {
  readonly erp: StrangerErp;
  readonly server: TestServer;
  readonly jana: Caller;
  /** An order of Jana's that the ERP has heard of. */
  readonly placed: () => Promise<string>;
  /** The ERP reports something of an order: `4700100001/shipment`. */
  readonly tell: (what: string, body?: object, telling?: Partial<Telling>) => ReturnType<typeof tellPortal>;
  /** An order as Jana reads it. */
  readonly orderOf: (number: string) => Promise<OrderAnswer | undefined>;
  readonly stop: () => Promise<void>;
};

export async function connectErp(env: Record<string, string> = {}): Promise<ErpConnection> {
  const erp = await startStrangerErp(secret);
  const server = await startTestServer({
    listen: true,
    env: { ERP_URL: erp.url, ERP_SECRET: secret, ERP_TIMEOUT_MS: "1000", ...env },
  });
  const jana = await server.as("U001");
  const stopWorker = startWorker(server);
  return {
    erp,
    server,
    jana,
    placed: async () => {
      const number = await placeSomeOrder(jana);
      await vi.waitFor(() => expect(erp.heard.has(`order-${number}`)).toBe(true), {
        timeout: 10_000,
        interval: 50,
      });
      return number;
    },
    tell: (what, body, telling = {}) =>
      tellPortal(server.origin, { path: `/erp/orders/${what}`, body }, { secret, ...telling }),
    orderOf: (number) => orderOf(jana, number),
    stop: async () => {
      await stopWorker();
      await server.stop();
      await erp.stop();
    },
  };
}

/** What a confirmation says of an order of one line. */
export function confirmedAs(boxes: number, reason?: string) {
  return {
    sapId: `S${randomUUID().slice(0, 8)}`,
    lines: [{ lineNo: 1, boxes, ...(reason === undefined ? {} : { reason }) }],
  };
}

function startWorker({ deps }: TestServer): () => Promise<void> {
  const { db, clock, log, config } = deps;
  if (!config.erp) throw new Error("no ERP is configured");
  const worker = {
    db,
    clock,
    log,
    erp: httpErp(config.erp, clock),
    pricing: pricesInTime(erpPricing(deps), config.priceTimeoutMs),
    desk: orderDesk({ db, clock }),
  };
  return startErpWorker(worker, { lookEveryMs: 50, moveEveryMs: 1000 });
}

async function orderOf(caller: Caller, number: string) {
  const answer = await caller.graphql(
    `query ($number: String) { customer { orders(filter: { number: { eq: $number } }) { items { sap_id state
      delivery_status items { quantity_ordered quantity_confirmed quantity_shipped quantity_invoiced
      quantity_refunded change_reason substitutes { sku } status } timeline { state by_brewery } invoices { number issued_at }
      credit_memos { number issued_at } } } } }`,
    { number },
  );
  const { customer } = answer.data as { customer: { orders: { items: OrderAnswer[] } } };
  return customer.orders.items[0];
}
