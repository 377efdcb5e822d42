import type { BillPayment } from "@vycep/domain/billing/cash-rounding";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { type Currency, type Minor, NO_MONEY, plus, toMinor } from "@vycep/domain/kernel/money";
import type { Market } from "@vycep/domain/market/market";

export interface TaxParty {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  /** Two letters. */
  readonly country: string;
  readonly ico: string;
  readonly dic: string;
  /** Of Slovak payers of VAT; empty elsewhere. */
  readonly icDph: string;
}

export interface TaxSeller extends TaxParty {
  /** Its entry in the register of companies. */
  readonly register: string;
  readonly iban: string;
  readonly account: string;
  readonly email: string;
  readonly phone: string;
}

export interface TaxLine {
  readonly kind: "goods" | "deposit-out" | "deposit-back";
  readonly orderNumber: string | null;
  readonly sku: string | null;
  /** Null of packaging in general, and of supplies that are known by their sum alone. */
  readonly name: string | null;
  readonly quantity: number;
  readonly unitMinor: Minor;
  readonly amountMinor: Minor;
  readonly vatPct: number | null;
}

/** A tax document as it was issued, with all that the law wants on it. */
export interface TaxPaper {
  readonly kind: "invoice" | "credit-note";
  readonly number: string;
  /** The same for every copy. */
  readonly uuid: string;
  readonly market: Market;
  readonly issued: LocalDate;
  readonly taxPoint: LocalDate;
  readonly due: LocalDate;
  readonly variableSymbol: string;
  readonly currency: Currency;
  readonly payment: BillPayment;
  readonly netMinor: Minor;
  readonly vatMinor: Minor;
  readonly depositsOutMinor: Minor;
  /** Nought or below. */
  readonly depositsBackMinor: Minor;
  readonly roundingMinor: Minor;
  readonly totalMinor: Minor;
  readonly vat: readonly { readonly ratePct: number; readonly baseMinor: Minor; readonly vatMinor: Minor }[];
  /** Empty of history that is known by its sums alone. */
  readonly lines: readonly TaxLine[];
  readonly orders: readonly { readonly number: string; readonly delivered: LocalDate }[];
  readonly corrects: string | null;
  readonly reason: string | null;
  readonly seller: TaxSeller;
  readonly buyer: TaxParty;
  readonly place: Pick<TaxParty, "name" | "street" | "city" | "zip">;
  /** What its QR code holds; null where there is nothing to pay. */
  readonly payCode: string | null;
}

/** The part of a paper that is summed: rows, rates and totals. */
export type SummedPaper = Pick<
  TaxPaper,
  | ("lines" | "vat" | "currency" | "netMinor" | "vatMinor" | "totalMinor")
  | ("depositsOutMinor" | "depositsBackMinor" | "roundingMinor")
>;

/** The rows of a paper; of history without rows one for each rate and for the packaging, so that programs find the sums. */
export function rowsOf(paper: SummedPaper): readonly TaxLine[] {
  if (paper.lines.length > 0) return paper.lines;
  const row = (kind: TaxLine["kind"], amountMinor: Minor, vatPct: number | null): readonly TaxLine[] =>
    amountMinor === 0
      ? []
      : [
          {
            ...{ kind, amountMinor, vatPct },
            ...{ orderNumber: null, sku: null, name: null, quantity: 1 },
            unitMinor: toMinor(Math.abs(amountMinor)),
          },
        ];
  return [
    ...paper.vat.flatMap(({ baseMinor, ratePct }) => row("goods", baseMinor, ratePct)),
    ...row("deposit-out", paper.depositsOutMinor, null),
    ...row("deposit-back", paper.depositsBackMinor, null),
  ];
}

/** Packaging that went out less what came back; it carries no VAT. */
export function depositsOf({ depositsOutMinor, depositsBackMinor }: TaxPaper): Minor {
  return plus(depositsOutMinor, depositsBackMinor);
}

/** Whether anything of a paper is to be paid by its receiver. */
export function isPayable({ totalMinor }: Pick<TaxPaper, "totalMinor">): boolean {
  return totalMinor > NO_MONEY;
}
