import type { Currency, Minor } from "@vycep/domain/kernel/money";

/** What an order says on paper and in its PDF, as the screen shows it. */
export interface SheetView {
  readonly title: string;
  /** Of the PDF, without its ending. */
  readonly fileName: string;
  /** What must not be overlooked: the status, or that nothing was sent yet. */
  readonly status: string;
  readonly isSent: boolean;
  /** The brewery may still change the prices (PRICE-06). */
  readonly isProvisional: boolean;
  readonly facts: readonly SheetFact[];
  readonly delivery: readonly string[];
  readonly payer: readonly string[];
  readonly note: string | undefined;
  readonly currency: Currency;
  readonly goods: readonly SheetGoodsRow[];
  readonly vat: readonly SheetVat[];
  readonly totals: readonly SheetTotal[];
  readonly totalMinor: Minor;
  readonly empties: readonly SheetEmptiesRow[];
  /** Whom to ask: e-mail and telephone of the brewery, a line each. */
  readonly contact: readonly string[];
}

export interface SheetTotal {
  readonly label: string;
  readonly value: string;
  /** "saving" is green, "charge" is red. */
  readonly tone?: "plain" | "saving" | "charge" | undefined;
  /** A part of the row above ("of which promotions"). */
  readonly isPart?: boolean | undefined;
  /** A subtotal: strong, after a line. */
  readonly isSubtotal?: boolean | undefined;
}

export interface SheetFact {
  readonly label: string;
  readonly value: string;
}

export interface SheetGoodsRow {
  readonly key: string;
  readonly sku: string;
  readonly name: string;
  /** "6 palet + 2 vrstvy", "120 přepravek". */
  readonly amount: string;
  /** What was confirmed, delivered and invoiced, where the brewery has said so. */
  readonly confirmed?: string | undefined;
  readonly delivered?: string | undefined;
  readonly invoiced?: string | undefined;
  /** Under the name: why it came out otherwise. */
  readonly remark?: string | undefined;
  /** The bundle it came in; those of one bundle stand one after the other (C26). */
  readonly bundle?: string | undefined;
  readonly unitMinor: Minor;
  readonly vatPct: number;
  readonly netMinor: Minor;
}

export interface SheetVat {
  readonly rate: number;
  readonly baseMinor: Minor;
  readonly vatMinor: Minor;
}

export interface SheetEmptiesRow {
  readonly code: string;
  readonly name: string;
  /** Planned. */
  readonly units: number;
  /** What the driver took over; left out until he has counted. */
  readonly returned?: number | undefined;
  /** Unknown before the order is sent. */
  readonly refundMinor: Minor | undefined;
}
