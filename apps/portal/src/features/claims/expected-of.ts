import type { DeliveryToClaim, WantedClaimLine } from "@vycep/contract/claims/claims.rest";
import { type ExpectedCredit, expectedCredit } from "@vycep/domain/claims/expected-credit";
import { type OrderNumber, type Sku, toId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";

/** The credit to expect of what is marked: the same sum as the server makes. */
export function expectedOf(
  { order, currency, payment, today, lines }: DeliveryToClaim,
  wanted: readonly WantedClaimLine[],
): ExpectedCredit {
  const boxes = new Map(wanted.map((line) => [line.line, line.boxes]));
  const goods = lines.map((line) => ({
    sku: toId<Sku>(line.sku),
    boxes: boxes.get(line.line) ?? 0,
    unitPriceMinor: toMinor(line.unitPriceMinor),
    unitDepositMinor: toMinor(line.unitDepositMinor),
    vatPct: line.vatPct,
  }));
  return expectedCredit(goods, {
    orderNumber: toId<OrderNumber>(order),
    currency,
    payment,
    day: toLocalDate(today),
  });
}
