import { type LineAnswer, orderKind } from "@vycep/domain/edi/order-answer";
import type { EdiReason } from "@vycep/domain/edi/order-message";
import type { OrderNumber } from "@vycep/domain/kernel/ids";
import type { LocalDate, LocalMoment } from "@vycep/domain/kernel/local-moment";
import type { Currency, Minor } from "@vycep/domain/kernel/money";
import type { Language } from "@vycep/domain/market/language";
import { desadvOf } from "@vycep/paper/edi/edifact-despatch";
import { ordrspOf } from "@vycep/paper/edi/edifact-response";
import type { EdiEnvelope, PartnerLine, PartnerOrder } from "@vycep/paper/edi/partner-answer";
import { despatchAdviceOf, orderResponseOf } from "@vycep/paper/edi/ubl-answer";
import { ediReasons } from "@vycep/words/edi/answers";
import type { CodedGoods } from "../catalog/coded-goods.facts.ts";
import type { EdiPartner } from "./edi.repo.ts";

/** What an answer is written of. */
export type AnswerFacts = {
  readonly partner: EdiPartner;
  readonly reference: string;
  readonly isTest: boolean;
  readonly now: LocalMoment;
  readonly language: Language;
  readonly buyerName: string;
  readonly sellerName: string;
  readonly orderReference: string;
  readonly orderNumber: OrderNumber | null;
  readonly place: string | null;
  readonly deliveryDay: LocalDate | null;
  readonly currency: Currency;
  readonly lines: readonly LineAnswer[];
  readonly prices: ReadonlyMap<string, Minor>;
  readonly goods: (code: string) => CodedGoods | undefined;
};

/** The answer to an order as its partner reads it. */
export function writeResponse(facts: AnswerFacts): string {
  const order = partnerOrder(facts, `R${facts.reference}`);
  return facts.partner.syntax === "edifact" ? ordrspOf(order) : orderResponseOf(order);
}

/** What is on its way, as its partner reads it. */
export function writeDespatch(facts: AnswerFacts): string {
  const order = partnerOrder(facts, `A${facts.reference}`);
  return facts.partner.syntax === "edifact" ? desadvOf(order) : despatchAdviceOf(order);
}

/** The envelope of a message to a partner. */
export function envelopeTo({
  partner,
  reference,
  isTest,
  now,
}: Pick<AnswerFacts, "partner" | "reference" | "isTest" | "now">): EdiEnvelope {
  return { from: partner.ourGln, to: partner.gln, reference, isTest, day: now.date, minutes: now.minutes };
}

/** A partner's own code for a reason; where it has none, ours. */
function codeOf({ reasonCodes }: EdiPartner, reason: EdiReason): string {
  return reasonCodes[reason] ?? reason;
}

function partnerOrder(facts: AnswerFacts, number: string): PartnerOrder {
  const { orderReference, orderNumber, buyerName, sellerName, place, deliveryDay, currency, lines } = facts;
  return {
    ...{ number, orderReference, orderNumber, buyerName, sellerName, place, deliveryDay, currency },
    envelope: envelopeTo(facts),
    kind: orderKind(lines),
    lines: lines.map((line) => partnerLine(line, facts)),
  };
}

function partnerLine(answer: LineAnswer, { partner, prices, goods, language }: AnswerFacts): PartnerLine {
  const { sku, reason, boxes, line } = answer;
  const known = sku === null ? undefined : goods(sku);
  return {
    ...answer,
    name: known?.names[language] ?? "",
    gtin: line.gtin ?? (known && gtinFor(partner, known)) ?? null,
    unitPriceMinor: boxes > 0 && sku !== null ? (prices.get(sku) ?? null) : null,
    reasonCode: reason === null ? null : codeOf(partner, reason),
    reasonText: reason === null ? null : ediReasons[reason][language],
  };
}

/** By which GTIN a partner knows goods; undefined where it goes by our numbers. */
export function gtinFor({ productCode }: EdiPartner, { ean, eanItem }: CodedGoods): string | undefined {
  return { box: ean, piece: eanItem, ours: undefined }[productCode];
}
