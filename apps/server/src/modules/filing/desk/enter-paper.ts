import { toBillPayment } from "@vycep/domain/billing/cash-rounding";
import { type EnteredPaper, type JudgedPaper, judgeEnteredPaper } from "@vycep/domain/billing/entered-paper";
import { variableSymbolOf } from "@vycep/domain/billing/payment-code";
import { type ShipToId, toId } from "@vycep/domain/kernel/ids";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { NO_MONEY, toMinor } from "@vycep/domain/kernel/money";
import { ok, type Result, refused } from "@vycep/domain/kernel/result";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { EnteredPaperInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { keepDocument } from "../../documents/documents.commands.ts";
import { keptNumbers } from "../../documents/documents.facts.ts";
import { keepToldInvoice, type ToldInvoice } from "../../invoices/told-invoice.commands.ts";
import { type ShipTo, shipToById } from "../../ship-to/ship-to.facts.ts";
import type { Done, Filing, NotFiled } from "./filing.ts";

/**
 * Keeps a paper that stands nowhere here, as finance types it from its file (DDOC-01): a delivery note, or an invoice or credit note by
 * the road of a connected ERP's, so that its customer is told and its payment is waited for. Contracts come by their importer.
 */
export async function enterPaper(
  tx: Tx,
  { clock, config }: Pick<Deps, "clock" | "config">,
  { sent, kind, number, input, staff }: Filing,
): Promise<Result<Done, NotFiled>> {
  const { entered } = input;
  if (entered == null || kind === "contract") return refused({ kind: "contract-unknown", field: "kind" });
  if (!/^[!-~]{1,40}$/.test(number)) return refused({ kind: "number-invalid", field: "number" });
  if (kind !== "delivery-note" && config.erpOwns.includes("invoices"))
    return refused({ kind: "erp-owns-invoices", field: "kind" });
  const place = await shipToById(tx, toId<ShipToId>(entered.shipToId));
  if (place === undefined || !(staff.reach === "everything" || staff.reach.has(place.payer.id)))
    return refused({ kind: "place-unknown", field: "shipToId" });
  if ((await keptNumbers(tx, { kind, numbers: [number] })).size > 0)
    return refused({ kind: "paper-exists", field: "number" });
  const done = { outcome: "entered", companyId: place.payer.id, before: null } as const;
  const files = [{ format: "pdf", file: sent.file }] as const;
  const now = clock.instant();
  const today = clock.now().date;
  if (kind === "delivery-note") {
    const issued = parseLocalDate(entered.issued);
    if (issued === undefined) return refused({ kind: "day-unreadable", field: "issued" });
    if (issued > today) return refused({ kind: "day-ahead", field: "issued" });
    const { id: shipToId, companyId } = place.facts;
    await keepDocument(tx, { kind, number, companyId, shipToId, issued, orderNumbers: [], files }, now);
    return ok(done);
  }
  const typed = { ...typedFrom(entered), kind };
  const judged = judgeEnteredPaper(typed, today);
  if (!judged.ok) return judged;
  const paper = invoiceOf({ typed, number, place, ...judged.value });
  return (await keepToldInvoice(tx, { paper, place, files, now }))
    ? ok(done)
    : refused({ kind: "paper-exists", field: "number" });
}

function typedFrom({
  issued,
  due,
  depositsMinor,
  rates,
  ...one
}: EnteredPaperInput): Omit<EnteredPaper, "kind"> {
  const { netMinor, vatPct, vatMinor } = one;
  return {
    ...{ issued, due: due ?? "", depositsMinor: depositsMinor ?? 0 },
    rates: rates ?? [{ netMinor: netMinor ?? 0, vatPct: vatPct ?? 0, vatMinor: vatMinor ?? 0 }],
  };
}

type Judged = JudgedPaper & { readonly typed: EnteredPaper; readonly number: string; readonly place: ShipTo };

/** What was typed, as a connected ERP would tell it. */
function invoiceOf({ typed, number, place, issued, due, totalMinor }: Judged): ToldInvoice {
  const { kind, rates, depositsMinor } = typed;
  const { facts, payer, currency } = place;
  return {
    ...{ kind, number, companyId: facts.companyId, shipToId: facts.id, currency, orderNumbers: [] },
    ...{ issued, taxPoint: issued, due, variableSymbol: variableSymbolOf(number) },
    payment: toBillPayment(payer.paymentMethod),
    vat: rates.map(({ vatPct, netMinor, vatMinor }) => ({
      ...{ ratePct: vatPct, baseMinor: toMinor(netMinor), vatMinor: toMinor(vatMinor) },
    })),
    depositsOutMinor: toMinor(Math.max(depositsMinor, 0)),
    depositsBackMinor: toMinor(Math.min(depositsMinor, 0)),
    roundingMinor: NO_MONEY,
    totalMinor: toMinor(totalMinor),
  };
}
