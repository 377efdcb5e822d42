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
  readonly netMinor: number;
  readonly vatPct: number;
  readonly vatMinor: number;
  /** Deposits given out, less those given back. */
  readonly depositsMinor: number;
};

export type EnteredField = "issued" | "due" | "netMinor" | "vatPct" | "vatMinor" | "depositsMinor";

export type EnteredRefusal = {
  readonly kind: "day-unreadable" | "day-ahead" | "due-before-issued" | "amount-invalid" | "vat-not-of-rate";
  readonly field: EnteredField;
};

export type JudgedPaper = {
  readonly issued: LocalDate;
  readonly due: LocalDate;
  readonly totalMinor: number;
};

/**
 * Whether a paper that is typed from its file can be right (DDOC-01): days in their order and none ahead, whole haléře, VAT that the
 * rate explains, and a sum that the customer owes, or gets back.
 *
 * @example
 *   judgeEnteredPaper({ kind: "invoice", issued: "2026-11-20", due: "2026-12-04", netMinor: 10_000, vatPct: 21, vatMinor: 2_100,
 *     depositsMinor: 0 }, toLocalDate("2026-11-23")) // ok { issued: "2026-11-20", due: "2026-12-04", totalMinor: 12_100 }
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
  const { kind, netMinor, vatPct, vatMinor, depositsMinor } = paper;
  for (const field of ["netMinor", "vatMinor", "depositsMinor"] as const)
    if (!Number.isSafeInteger(paper[field]) || Math.abs(paper[field]) > MOST_MINOR)
      return refused({ kind: "amount-invalid", field });
  if (!(vatPct >= 0 && vatPct <= 100)) return refused({ kind: "amount-invalid", field: "vatPct" });
  if (Math.abs(vatMinor - (netMinor * vatPct) / 100) > ROUNDING_MINOR)
    return refused({ kind: "vat-not-of-rate", field: "vatMinor" });
  const totalMinor = netMinor + vatMinor + depositsMinor;
  const isOfKind = kind === "invoice" ? totalMinor > 0 : totalMinor < 0;
  return isOfKind ? ok({ issued, due, totalMinor }) : refused({ kind: "amount-invalid", field: "netMinor" });
}
