import type { ErpPayment, ToldPaper } from "@vycep/contract/invoices/erp-paper.rest";
import type { ErpCancellation, ErpConfirmation, ErpOrder } from "@vycep/contract/orders/erp-order";
import type { ErpPriceAnswer, ErpPriceInquiry } from "@vycep/contract/orders/erp-prices";
import type { FileFormat } from "@vycep/domain/documents/document";
import type { EmptiesAmount } from "@vycep/domain/empties/empties-type";
import type { CompanyId, OrderNumber, Sku } from "@vycep/domain/kernel/ids";
import type { LocalDate, LocalMoment } from "@vycep/domain/kernel/local-moment";
import type { ErpReport, LineSoFar } from "@vycep/domain/orders/erp-report";
import type { OrderState } from "@vycep/domain/orders/order-states";
import type { TicketStatus } from "@vycep/domain/tickets/ticket-status";

/** What an ERP says to an order that is sent to it; the same order sent again gets the same answer. */
export type ErpAnswer =
  | { readonly kind: "confirmed"; readonly confirmation: ErpConfirmation }
  /** It has the order and will report by itself what becomes of it. */
  | { readonly kind: "accepted" }
  /** It has the order but has not decided yet: ask again then. */
  | { readonly kind: "working"; readonly askAgainInMs: number };

/** What it says to a cancellation: that it knows of it, or that it has not come to it yet. */
export type ErpCancelAnswer =
  | { readonly kind: "cancelled" }
  | { readonly kind: "working"; readonly askAgainInMs: number };

export type OrderUnderway = {
  readonly orderNumber: OrderNumber;
  readonly companyId: CompanyId;
  readonly state: OrderState;
  readonly deliveryDate: LocalDate;
  readonly lines: readonly (LineSoFar & { readonly sku: Sku })[];
  /** What is planned to go back, each type once. */
  readonly empties: readonly EmptiesAmount[];
};

/** Which orders an ERP that keeps none of its own asks for. */
export type UnderwayQuestion = {
  readonly until: LocalDate;
  /** Goods delivered on these days may be credited. */
  readonly creditable: readonly {
    readonly sku: Sku;
    readonly from: LocalDate;
    readonly to: LocalDate | null;
  }[];
};

/** The brewery's ERP, as the portal needs it. An outage is thrown: the outbox tries again. */
export type Erp = {
  readonly send: (order: ErpOrder, waitedMs: number) => Promise<ErpAnswer>;
  /**
   * Takes an order back. We ask only while no goods issue was reported to us, and only after the ERP has the order; told
   * again, it answers the same.
   */
  readonly cancel: (cancellation: ErpCancellation, waitedMs: number) => Promise<ErpCancelAnswer>;
  /** What has happened to orders until now and is not known here yet, in the order in which it happened to each. */
  readonly reportsUntil: (
    now: LocalMoment,
    desk: Pick<OrderDesk, "underway">,
  ) => Promise<readonly ErpEvent[]>;
};

/**
 * The ERP's price service (PRICE-04), a call of its own: it may be away while orders still go out. An outage is thrown, and
 * whoever asks does not wait for longer than the signal allows.
 */
export type ErpPricing = {
  readonly price: (inquiry: ErpPriceInquiry, signal: AbortSignal) => Promise<ErpPriceAnswer>;
};

/** The ERP has understood a message and will not take it, however often it comes (D29). */
export class ErpRefusal extends Error {
  constructor(status: number, answer: string) {
    super(saidBy(status, answer));
    this.name = "ErpRefusal";
  }
}

/** The ERP has answered that it cannot take a message now. */
export class ErpBreakdown extends Error {
  constructor(status: number, answer: string) {
    super(saidBy(status, answer));
    this.name = "ErpBreakdown";
  }
}

function saidBy(status: number, answer: string): string {
  const words = wordsOf(answer);
  return words === "" ? String(status) : `${status}: ${words}`;
}

/** What people read of an answer: its `message` where it is JSON with one, else as it came; a page for browsers says nothing. */
function wordsOf(answer: string): string {
  if (/^\s*</.test(answer)) return "";
  try {
    const said: unknown = JSON.parse(answer);
    return typeof said === "object" && said !== null && "message" in said ? String(said.message) : answer;
  } catch {
    return answer;
  }
}

/** What the worker tells the house: done by the orders module, wired in app. */
export type OrderDesk = ReportDesk & {
  readonly confirm: (confirmation: ErpConfirmation) => Promise<void>;
  readonly underway: (question: UnderwayQuestion) => Promise<readonly OrderUnderway[]>;
  /** The ERP refused it: the customer reads that the brewery is looking into it (D29). */
  readonly lookInto: (orderNumber: OrderNumber) => Promise<void>;
  /** The ERP has it after all, though it has not decided: nobody looks into it any more. */
  readonly takeUp: (orderNumber: OrderNumber) => Promise<void>;
  /** The prices of an order that was taken provisionally (PRICE-06). */
  readonly price: (orderNumber: OrderNumber, answer: ErpPriceAnswer) => Promise<void>;
};

/** Something that the ERP reports by itself; the house's own reports are of the same kind. */
export type ErpEvent = {
  readonly id: string;
  readonly orderNumber: OrderNumber;
  /** Of what it said, so that the same id cannot stand for two things. */
  readonly bodyHash: string;
  /** When it happened; undefined is now. */
  readonly at: Date | undefined;
  readonly report: ErpReport;
};

/** Where reports go: done by the orders module, wired in app. */
export type ReportDesk = {
  readonly report: (event: ErpEvent) => Promise<{ readonly state: OrderState; readonly isNews: boolean }>;
};

type ToldOfTicket = { readonly caseNumber: string; readonly eventId: string; readonly at: Date | undefined };
/** A file of a paper, in the ERP's own bytes. */
export type PaperFile = { readonly format: FileFormat; readonly content: Uint8Array };

/** Named by the ERP; of the hash of what it said, so that the name cannot stand for two things. */
type ToldOfPapers = { readonly id: string; readonly bodyHash: string };

/** Where go the papers and payments of a connected ERP: done by the invoices module, wired in app. */
export type PaperDesk = {
  /** Answers whether it was news. */
  readonly paper: (
    told: ToldOfPapers & { readonly paper: ToldPaper; readonly files: readonly PaperFile[] },
  ) => Promise<boolean>;
  readonly payment: (told: ToldOfPapers & { readonly payment: ErpPayment }) => Promise<{
    readonly state: "open" | "paid" | "settled";
    readonly isNews: boolean;
  }>;
};

type TicketNews = { readonly status: TicketStatus; readonly isNews: boolean };

/** Where goes what a connected service desk says of tickets: done by the tickets module, wired in app. */
export type TicketDesk = {
  readonly comment: (
    told: ToldOfTicket & { readonly author: string; readonly text: string },
  ) => Promise<TicketNews>;
  readonly change: (
    told: ToldOfTicket & { readonly status: TicketStatus; readonly mergedInto: string | undefined },
  ) => Promise<TicketNews>;
};
