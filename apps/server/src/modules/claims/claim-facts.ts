import { type BillPayment, toBillPayment } from "@vycep/domain/billing/cash-rounding";
import { boxesToClaim, type ClaimFacts } from "@vycep/domain/claims/claim";
import { claimTermOf } from "@vycep/domain/claims/claim-deadline";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Db } from "../../platform/db.ts";
import { billedRates } from "../invoices/invoices.facts.ts";
import type { ClaimableOrder } from "../orders/claimable-order.facts.ts";
import { shipToById } from "../ship-to/ship-to.facts.ts";
import { agreedTerms, claimedBefore } from "./claim-lines.repo.ts";

/** All that the rules want to know of an order's claims, and how it was billed. */
export type OrderToClaim = Omit<ClaimFacts, "lines"> & {
  readonly lines: readonly (ClaimFacts["lines"][number] &
    Pick<ClaimableOrder["lines"][number], "sku" | "names" | "unitPriceMinor" | "unitDepositMinor"> & {
      readonly left: number;
      readonly vatPct: number;
    })[];
  readonly payment: BillPayment;
  readonly shipToName: string;
};

/** The facts of an order, in four statements however many lines it has. */
export async function claimFacts(db: Db, order: ClaimableOrder, today: LocalDate): Promise<OrderToClaim> {
  const { orderNumber, companyId, shipToId, deliveryDate, state } = order;
  const place = await shipToById(db, shipToId);
  const rates = await billedRates(db, orderNumber);
  const before = new Map((await claimedBefore(db, orderNumber)).map((row) => [row.lineNo, row]));
  const term = claimTermOf(deliveryDate, await agreedTerms(db, companyId, deliveryDate));
  return {
    ...{ state, deliveryDate, today, term },
    shipToName: place?.facts.name ?? "",
    payment: toBillPayment(place?.payer.paymentMethod ?? ""),
    lines: order.lines.map((line) => {
      const { claimed = 0, settled = 0 } = before.get(line.lineNo) ?? {};
      const vatPct = rates.get(line.sku) ?? line.vatPercent;
      return { ...line, claimed, settled, vatPct, left: boxesToClaim({ ...line, claimed, settled }) };
    }),
  };
}
