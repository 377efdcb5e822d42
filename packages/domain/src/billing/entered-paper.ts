import { type LocalDate, parseLocalDate } from "../kernel/local-moment.ts";
import { ok, type Result, refused } from "../kernel/result.ts";

/** No paper comes to more; a slip of the finger does. */
const MOST_MINOR = 100_000_000_00;

/** How far the VAT of others may be from what the rate comes to: they round each line. */
const ROUNDING_MINOR = 100;

/** An invoice or a credit note as somebody types it from its file (DDOC-01); amounts of a credit note stand below nought. */
export type EnteredPaper = {
  readonly kind: "invoice" | "credit-note";
  readonly issued: string;
  readonly due: string;
  /** One for each rate of VAT; goods without VAT stand under nought. Deposits carry none and are no part of it. */
  readonly rates: readonly EnteredRate[];
  /** Deposits given out, less those given back. */
  readonly depositsMinor: number;
};

export type EnteredRate = { readonly vatPct: number; readonly netMinor: number; readonly vatMinor: number };

/** Of a rate after the first one, its place stands behind: `vatMinor.1`. */
export type EnteredField = "issued" | "due" | "depositsMinor" | `${keyof EnteredRate}${"" | `.${number}`}`;

/** So many rates no paper has. */
const MOST_RATES = 10;

export type EnteredRefusal = {
  readonly kind:
    | "day-unreadable"
    | "day-ahead"
    | "due-before-issued"
    | "amount-invalid"
    | "vat-not-of-rate"
    | "rate-twice";
  readonly field: EnteredField;
};

export type JudgedPaper = {
  readonly issued: LocalDate;
  readonly due: LocalDate;
  readonly totalMinor: number;
};

/**
 * Whether a paper that is typed from its file can be right (DDOC-01): days in their order and none ahead, whole haléře, VAT that its
 * rate explains, each rate once, and a sum that the customer owes, or gets back.
 *
 * @example
 *   judgeEnteredPaper({ kind: "invoice", issued: "2026-11-20", due: "2026-12-04", depositsMinor: 0,
 *     rates: [{ vatPct: 21, netMinor: 10_000, vatMinor: 2_100 }] }, toLocalDate("2026-11-23")) // ok { issued: "2026-11-20", due: "2026-12-04", totalMinor: 12_100 }
 */
export function judgeEnteredPaper(
  paper: EnteredPaper,
  today: LocalDate,
): Result<JudgedPaper, EnteredRefusal> {
  const [issued, due] = [parseLocalDate(paper.issued), parseLocalDate(paper.due)];
  if (issued === undefined) return refused({ kind: "day-unreadable", field: "issued" });
  if (due === undefined) return refused({ kind: "day-unreadable", field: "due" });
  if (issued > today) return refused({ kind: "day-ahead", field: "issued" });
  if (due < issued) return refused({ kind: "due-before-issued", field: "due" });
  const { kind, rates, depositsMinor } = paper;
  if (!isAmount(depositsMinor)) return refused({ kind: "amount-invalid", field: "depositsMinor" });
  if (rates.length === 0 || rates.length > MOST_RATES)
    return refused({ kind: "amount-invalid", field: "netMinor" });
  for (const [at, rate] of rates.entries()) {
    const isTwice = rates.slice(0, at).some(({ vatPct }) => vatPct === rate.vatPct);
    const wrong = isTwice ? ({ kind: "rate-twice", field: "vatPct" } as const) : faultOf(rate);
    if (wrong !== undefined)
      return refused({ kind: wrong.kind, field: at === 0 ? wrong.field : `${wrong.field}.${at}` });
  }
  const totalMinor = rates.reduce((sum, { netMinor, vatMinor }) => sum + netMinor + vatMinor, depositsMinor);
  const isOfKind = kind === "invoice" ? totalMinor > 0 : totalMinor < 0;
  return isOfKind ? ok({ issued, due, totalMinor }) : refused({ kind: "amount-invalid", field: "netMinor" });
}

type RateFault = {
  readonly kind: "amount-invalid" | "vat-not-of-rate";
  readonly field: keyof EnteredRate;
};

function faultOf({ netMinor, vatPct, vatMinor }: EnteredRate): RateFault | undefined {
  if (!isAmount(netMinor)) return { kind: "amount-invalid", field: "netMinor" };
  if (!isAmount(vatMinor)) return { kind: "amount-invalid", field: "vatMinor" };
  if (!(vatPct >= 0 && vatPct <= 100)) return { kind: "amount-invalid", field: "vatPct" };
  const isOfRate = Math.abs(vatMinor - (netMinor * vatPct) / 100) <= ROUNDING_MINOR;
  return isOfRate ? undefined : { kind: "vat-not-of-rate", field: "vatMinor" };
}

function isAmount(minor: number): boolean {
  return Number.isSafeInteger(minor) && Math.abs(minor) <= MOST_MINOR;
}
