import type { ErpReport, LineSoFar, ReportedLine } from "@vycep/domain/orders/erp-report";

type ReportOf = (lines: readonly LineSoFar[]) => ErpReport | undefined;

/** A confirmation under the order's own number, as the house gives it; in full where nothing else is told. */
export function confirmationOf(number: string, told: readonly ReportedLine[] | undefined): ReportOf {
  return (lines) => ({
    kind: "confirmation",
    sapId: number,
    lines: told ?? lines.map(({ lineNo, ordered }) => ({ lineNo, boxes: ordered })),
  });
}

/** An invoice under the number that the house gives it, of all that was delivered and is open. */
export function invoiceOf(number: string): ReportOf {
  return (lines) => {
    const open = lines
      .map(({ lineNo, delivered, invoiced }) => ({ lineNo, boxes: (delivered ?? 0) - (invoiced ?? 0) }))
      .filter(({ boxes }) => boxes > 0);
    return open.length === 0 ? undefined : { kind: "invoice", documentNumber: `F${number}`, lines: open };
  };
}
