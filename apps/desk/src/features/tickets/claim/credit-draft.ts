import { toBillPayment } from "@vycep/domain/billing/cash-rounding";
import { creditWeight } from "@vycep/domain/claims/credit-proposal";
import { type ExpectedCredit, expectedCredit } from "@vycep/domain/claims/expected-credit";
import { type OrderNumber, type Sku, toId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { toCurrency } from "@vycep/domain/market/market";
import { aFlag, aText, objectOf, recordOf } from "@vycep/shell/storage/shape";
import type { Claim, ClaimLine } from "./use-claim.ts";

/** What is typed of a credit: boxes by line, words for the customer, and whether the ticket is solved with it. */
export const aCreditDraft = objectOf({ boxes: recordOf(aText), words: aText, isSolving: aFlag });
export const emptyCredit = { boxes: {}, words: "", isSolving: true } as const;

export interface TypedLine {
  readonly line: ClaimLine;
  readonly text: string;
  /** Undefined is no number of boxes that the line may have. */
  readonly boxes: number | undefined;
}

/** Lines as they are typed; where nothing is typed, all that may still be credited. */
export function typedLines(
  { lines }: Pick<Claim, "lines">,
  typed: Readonly<Record<string, string>>,
): readonly TypedLine[] {
  return lines.map((line) => {
    const text = typed[line.lineNo] ?? String(line.most);
    const isNumber = /^\d{1,7}$/.test(text.trim()) && Number(text) <= line.most;
    return { line, text, boxes: isNumber ? Number(text) : undefined };
  });
}

/** What it comes to, by the same rule as the server and the portal. */
export function creditOf(
  claim: Pick<Claim, "order" | "currency" | "payment" | "today">,
  lines: readonly TypedLine[],
): ExpectedCredit {
  const goods = lines.map(({ line, boxes = 0 }) => ({
    ...{ sku: toId<Sku>(line.sku), boxes, vatPct: line.vatPct },
    unitPriceMinor: toMinor(line.unitPriceMinor),
    unitDepositMinor: toMinor(line.unitDepositMinor),
  }));
  return expectedCredit(goods, {
    orderNumber: toId<OrderNumber>(claim.order),
    currency: toCurrency(claim.currency),
    payment: toBillPayment(claim.payment),
    day: toLocalDate(claim.today),
  });
}

/** Whether a second person must agree. */
export function isForTwo(
  { aloneUpToMinor, currency }: Pick<Claim, "aloneUpToMinor" | "currency">,
  { totalMinor: minor }: ExpectedCredit,
): boolean {
  return aloneUpToMinor != null && creditWeight({ minor, currency: toCurrency(currency) }) > aloneUpToMinor;
}
