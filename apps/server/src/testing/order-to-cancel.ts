import { randomUUID } from "node:crypto";
import { type OrderNumber, toId } from "@vycep/domain/kernel/ids";
import type { ErpReport } from "@vycep/domain/orders/erp-report";
import type { OrderState } from "@vycep/domain/orders/order-states";
import { sql } from "kysely";
import { expect } from "vitest";
import { orderDesk } from "../modules/orders/order-desk.ts";
import type { AppError } from "../platform/errors.ts";
import { placeSomeOrder } from "./ask-cart.ts";
import type { Caller, TestServer } from "./test-server.ts";

const desk = ({ deps }: TestServer) => orderDesk({ db: deps.db, clock: deps.clock });

/** The brewery confirms all of it, under this number of its own. */
export async function confirmOrder(server: TestServer, number: string, sapId = number): Promise<void> {
  await desk(server).confirm({ orderNumber: toId(number), sapId, lines: [{ lineNo: 1, boxes: 3 }] });
}

/** All that the ERP may report of it; what does not fit is refused and changes nothing. */
export const erpReports = {
  confirmed: (number: string) => ({ kind: "confirmation", sapId: number, lines: [{ lineNo: 1, boxes: 3 }] }),
  rejected: (number: string) => ({ kind: "confirmation", sapId: number, lines: [{ lineNo: 1, boxes: 0 }] }),
  loaded: () => ({ kind: "shipment", step: "loaded" }),
  "on-the-way": () => ({ kind: "shipment", step: "on-the-way" }),
  delivered: () => ({ kind: "delivery", lines: [{ lineNo: 1, boxes: 3 }] }),
  "partially-delivered": () => ({ kind: "delivery", lines: [{ lineNo: 1, boxes: 2 }] }),
} as const satisfies Record<string, (number: string) => ErpReport>;

export async function reportOrder(
  server: TestServer,
  number: string,
  what: keyof typeof erpReports,
): Promise<void> {
  const event = { id: randomUUID(), orderNumber: toId<OrderNumber>(number), bodyHash: what, at: undefined };
  await desk(server)
    .report({ ...event, report: erpReports[what](number) })
    .catch((error: AppError) => expect(["step-not-allowed", "too-many-boxes"]).toContain(error.code));
}

/** An order that the ERP has confirmed and, if told, loaded. */
export async function someOrder(
  server: TestServer,
  owner: Caller,
  state: "received" | "confirmed" | "loaded" = "confirmed",
): Promise<string> {
  const number = await placeSomeOrder(owner);
  if (state !== "received") await confirmOrder(server, number);
  if (state === "loaded") await reportOrder(server, number, "loaded");
  return number;
}

/** What is kept of an order, its events in the order of their writing. */
export async function keptOf(server: TestServer, number: string) {
  const { rows } = await sql<{ state: OrderState; events: OrderState[]; messages: number; audits: number }>`
    select state,
      (select array_agg(e.state order by e.id) from order_event e where e.order_number = o.order_number) as events,
      (select count(*)::int from outbox m where m.order_number = o.order_number
        and m.topic = 'erp.cancellation') as messages,
      (select count(*)::int from audit_entry a where a.subject_id = o.order_number
        and a.action = 'order.cancelled') as audits
    from sales_order o where order_number = ${number}`.execute(server.deps.db);
  return rows[0];
}

/** Nobody was told of a cancellation. */
export async function expectUntouched(server: TestServer, number: string): Promise<void> {
  expect(await keptOf(server, number)).toMatchObject({ messages: 0, audits: 0 });
}
