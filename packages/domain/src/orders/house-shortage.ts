import type { Sku } from "../kernel/ids.ts";
import type { LocalDate } from "../kernel/local-moment.ts";
import type { ReportedLine } from "./erp-report.ts";

/** Where the house ERP falls short: in what it promises, in what it brings, or in what it bills. */
export const SHORTAGE_KINDS = ["confirmation", "delivery", "credit"] as const;
export type ShortageKind = (typeof SHORTAGE_KINDS)[number];

/** A dated row: for deliveries of these days, how many boxes of one order line at most, and why. */
export type HouseShortage = {
  readonly kind: ShortageKind;
  readonly sku: Sku;
  readonly validFrom: LocalDate;
  /** Inclusive; null is for ever. */
  readonly validTo: LocalDate | null;
  readonly mostBoxes: number;
  /** In the brewery's own words, as the customer reads them. */
  readonly reason: string;
};

/** Boxes of one line as they stand before the house ERP looks at them. */
export type HouseLine = { readonly lineNo: number; readonly sku: Sku; readonly boxes: number };

type ShortageFacts = { readonly day: LocalDate; readonly shortages: readonly HouseShortage[] };

/**
 * What the house ERP confirms of an order, or delivers of what it confirmed (D11, B6): every line, in full unless a
 * shortage of the delivery day allows fewer boxes of its product; only then with the reason.
 *
 * @example linesCutShort("delivery", [{ lineNo: 1, sku: "100112", boxes: 3 }], { day:
 *   toLocalDate("2026-11-23"), shortages: [] }) // [{ lineNo: 1, boxes: 3 }]
 */
export function linesCutShort(
  kind: "confirmation" | "delivery",
  lines: readonly HouseLine[],
  facts: ShortageFacts,
): readonly ReportedLine[] {
  return lines.map(({ lineNo, sku, boxes }) => {
    const shortage = shortageOf(kind, sku, facts);
    return shortage === undefined || boxes <= shortage.mostBoxes
      ? { lineNo, boxes }
      : { lineNo, boxes: shortage.mostBoxes, reason: shortage.reason };
  });
}

/**
 * What the house ERP credits of invoiced lines (D11, B6): of products with such a row on the delivery day, up to its
 * boxes, with the reason. Other lines are not named.
 *
 * @example linesCredited([{ lineNo: 1, sku: "100112", boxes: 3 }], { day: toLocalDate("2026-11-23"),
 *   shortages: [] }) // []
 */
export function linesCredited(lines: readonly HouseLine[], facts: ShortageFacts): readonly ReportedLine[] {
  return lines.flatMap(({ lineNo, sku, boxes }) => {
    const row = shortageOf("credit", sku, facts);
    const credited = Math.min(boxes, row?.mostBoxes ?? 0);
    return row && credited > 0 ? [{ lineNo, boxes: credited, reason: row.reason }] : [];
  });
}

function shortageOf(
  kind: ShortageKind,
  sku: Sku,
  { day, shortages }: ShortageFacts,
): HouseShortage | undefined {
  return shortages.find(
    (row) =>
      row.kind === kind &&
      row.sku === sku &&
      row.validFrom <= day &&
      (row.validTo === null || day <= row.validTo),
  );
}
