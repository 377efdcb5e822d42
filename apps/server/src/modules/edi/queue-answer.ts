import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Currency } from "@vycep/domain/kernel/money";
import { marketRow } from "@vycep/domain/market/market";
import type { Db, Tx } from "../../platform/db.ts";
import { sellerNameOn } from "../invoices/tax-papers.facts.ts";
import { payerOfCompany } from "../ship-to/ship-to.facts.ts";
import type { EdiPartner } from "./edi.repo.ts";
import { type NewOutgoing, nextReference, queueOutgoing } from "./outgoing.repo.ts";
import { type AnswerFacts, writeDespatch, writeResponse } from "./write-answer.ts";

/** Who sells and buys, and in which language and money they speak. */
export type PartnerParties = Pick<AnswerFacts, "buyerName" | "sellerName" | "language"> & {
  readonly currency: Currency;
};

/** The parties of a partner's messages on a day. */
export async function partiesOfPartner(
  db: Db,
  { companyId }: EdiPartner,
  today: LocalDate,
): Promise<PartnerParties> {
  const payer = await payerOfCompany(db, companyId);
  if (payer === undefined) throw new Error(`no company ${companyId}`);
  return {
    buyerName: payer.name,
    sellerName: (await sellerNameOn(db, payer.market, today)) ?? "",
    language: marketRow(payer.market).language,
    currency: payer.currency,
  };
}

type Queued = Omit<AnswerFacts, "reference"> &
  Pick<NewOutgoing, "messageId" | "subject"> & {
    readonly kind: "order-response" | "despatch-advice";
  };

/** Writes an answer and puts it out, in the transaction of what it tells. */
export async function queueAnswer(tx: Tx, { messageId, kind, subject, ...facts }: Queued): Promise<void> {
  const reference = await nextReference(tx);
  const { partner } = facts;
  const write = kind === "order-response" ? writeResponse : writeDespatch;
  await queueOutgoing(tx, {
    ...{ reference, messageId, kind, subject },
    partnerGln: partner.gln,
    companyId: partner.companyId,
    fileName: fileNameOf(partner, { kind, reference }),
    body: write({ ...facts, reference }),
  });
}

/** The partner, what it is, and our reference: each file has a name of its own. */
export function fileNameOf(
  { gln, syntax }: EdiPartner,
  { kind, reference }: Pick<NewOutgoing, "kind" | "reference">,
): string {
  return `${gln}-${kind}-${reference}.${syntax === "edifact" ? "edi" : "xml"}`;
}
