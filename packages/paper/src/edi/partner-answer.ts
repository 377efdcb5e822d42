import type { AnswerKind, LineAnswer } from "@vycep/domain/edi/order-answer";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Currency, Minor } from "@vycep/domain/kernel/money";

/** Who writes to whom, and under which number. */
export interface EdiEnvelope {
  /** Our global location number as the partner knows it, and the partner's own. */
  readonly from: string;
  readonly to: string;
  readonly reference: string;
  readonly isTest: boolean;
  readonly day: LocalDate;
  /** Minutes of the day. */
  readonly minutes: number;
}

/** A line of an answer, with the code by which its goods are named. */
export interface PartnerLine extends LineAnswer {
  readonly name: string;
  /** A GTIN, or null where the partner goes by our numbers or the product is unknown. */
  readonly gtin: string | null;
  /** Net price of one box; null where nothing comes. */
  readonly unitPriceMinor: Minor | null;
  /** The partner's code of the reason; null where the line is as it was asked. */
  readonly reasonCode: string | null;
  /** The same in words. */
  readonly reasonText: string | null;
}

/** An order of a partner with its answer, or with what comes. */
export interface PartnerOrder {
  readonly envelope: EdiEnvelope;
  /** The number of this message's document. */
  readonly number: string;
  /** The partner's number of the order, and ours; null where nothing was ordered. */
  readonly orderReference: string;
  readonly orderNumber: string | null;
  readonly kind: AnswerKind;
  readonly buyerName: string;
  readonly sellerName: string;
  readonly place: string | null;
  /** When it comes; null where it does not. */
  readonly deliveryDay: LocalDate | null;
  readonly currency: Currency;
  readonly lines: readonly PartnerLine[];
}
