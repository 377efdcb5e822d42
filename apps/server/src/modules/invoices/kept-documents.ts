import { sql } from "kysely";
import type { Tx } from "../../platform/db.ts";
import { keepDocument, type Paper } from "../documents/documents.commands.ts";
import { tellNotice } from "../notices/notices.commands.ts";
import type { DeliveredOrder } from "../orders/billable-orders.facts.ts";
import { usersInSql } from "../users/users.facts.ts";
import type { NewInvoice } from "./invoices.repo.ts";
import { arePaymentsTold } from "./payments.repo.ts";

/**
 * A tax document among those that its customer looks up; its files are made when somebody asks for them. Who sees the
 * papers of its place is told (BELL-01).
 */
export async function keepTaxDocument(
  tx: Tx,
  invoice: NewInvoice,
  { now, files = [] }: { readonly now: Date; readonly files?: Paper["files"] },
): Promise<void> {
  const { number, type, companyId, shipToId, issued, due, currency, payment, totals, orderNumbers } = invoice;
  const isOpen = payment !== "direct debit" && (await arePaymentsTold(tx, currency));
  await keepDocument(
    tx,
    {
      kind: type === "Invoice" ? "invoice" : "credit-note",
      ...{ number, companyId, shipToId, issued, due, orderNumbers },
      amount: { minor: totals.totalMinor, currency },
      state: isOpen ? "open" : undefined,
      files,
    },
    now,
  );
  const documentKind = type === "Invoice" ? ("invoice" as const) : ("credit-note" as const);
  const news = {
    facts: { kind: "new-document" as const, documentKind, due: type === "Invoice" ? due : null },
    ...{ subject: number, companyId, shipToId, at: now, cause: number },
  };
  await tellNotice(tx, [news], usersInSql.holdersAt(sql`told.ship_to_id`, "My Documents"));
}

/** The note of a delivery, under the order's number with an 8 before it as in the brewery's history. */
export async function keepDeliveryNote(tx: Tx, order: DeliveredOrder, now: Date): Promise<void> {
  const { orderNumber, companyId, shipToId, deliveryDate: issued } = order;
  await keepDocument(
    tx,
    {
      kind: "delivery-note",
      number: `8${orderNumber.slice(1)}`,
      ...{ companyId, shipToId, issued },
      orderNumbers: [orderNumber],
    },
    now,
  );
}
