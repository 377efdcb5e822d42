import { nationalAccount } from "@vycep/domain/billing/payment-code";
import type { DeliveryPaper } from "@vycep/paper/tax/delivery-content";
import { type DeliveredOrder, deliveredOrders } from "../../orders/billable-orders.facts.ts";
import { shipToById } from "../../ship-to/ship-to.facts.ts";
import { findInvoice } from "../invoice-record.ts";
import { type PaperDeps, paperLook } from "../paper-look.facts.ts";
import { type Parties, partiesOf } from "../parties.ts";
import { drawInThread } from "./draw-in-thread.ts";
import { paperLanguage, taxPaperOf } from "./tax-paper-of.ts";

/**
 * A tax document as a file, made when somebody asks for it: the PDF/A-3 with the ISDOC in it, or the ISDOC by itself. What
 * it says was fixed when it was issued. Undefined where there is no such document of the company.
 */
export async function writeTaxPaper(
  { db, clock, config }: PaperDeps,
  {
    number,
    companyId,
    format,
  }: { readonly number: string; readonly companyId: string; readonly format: "pdf" | "isdoc" | "xml" },
): Promise<Uint8Array | undefined> {
  const invoice = await findInvoice(db, number);
  if (invoice === undefined || invoice.companyId !== companyId) return undefined;
  const paper = taxPaperOf(invoice);
  return drawInThread({
    drawn: { kind: "tax", paper, format },
    language: paperLanguage(paper.market),
    madeAt: clock.instant(),
    look: await paperLook({ db, clock, config }),
  });
}

/** The delivery note of an order as a PDF; undefined where nothing of this company was delivered with it. */
export async function writeDeliveryNote(
  { db, clock, config }: PaperDeps,
  {
    number,
    companyId,
    orderNumbers,
  }: { readonly number: string; readonly companyId: string; readonly orderNumbers: readonly string[] },
): Promise<Uint8Array | undefined> {
  const [order] = await deliveredOrders(db, orderNumbers);
  if (order === undefined || order.companyId !== companyId) return undefined;
  const place = await shipToById(db, order.shipToId);
  if (place === undefined) return undefined;
  const parties = await partiesOf(db, place, order.deliveryDate);
  return drawInThread({
    language: paperLanguage(order.market),
    madeAt: clock.instant(),
    look: await paperLook({ db, clock, config }),
    drawn: { kind: "delivery", paper: deliveryPaper(order, parties, { number, isDelivered: true }) },
  });
}

/** What stands on the delivery note of an order: what was brought, or what goes out as it was confirmed. */
export function deliveryPaper(
  order: DeliveredOrder,
  { seller, buyer, place }: Parties,
  { number, isDelivered }: Pick<DeliveryPaper, "number" | "isDelivered">,
): DeliveryPaper {
  const language = paperLanguage(order.market);
  const { orderNumber, customerOrderNumber, deliveryDate, market, noteForDriver } = order;
  return {
    ...{ number, isDelivered, orderNumber, customerOrderNumber, market, buyer, place },
    delivered: deliveryDate,
    noteForDriver: isDelivered ? "" : noteForDriver,
    seller: { ...seller, account: nationalAccount(seller.iban) ?? seller.iban },
    goods: order.lines.map(({ names, sku, ordered, confirmed, delivered }) => ({
      ...{ sku, ordered, name: names[language] },
      delivered: isDelivered ? delivered : confirmed,
    })),
    empties: order.empties
      .filter(({ units }) => units > 0)
      .map(({ names, units }) => ({ name: names[language], units })),
  };
}
