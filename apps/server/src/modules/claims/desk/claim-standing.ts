import { type BillPayment, toBillPayment } from "@vycep/domain/billing/cash-rounding";
import { boxesToCredit, type ClaimedLine, type CreditLine } from "@vycep/domain/claims/credit-proposal";
import { type ExpectedCredit, expectedCredit } from "@vycep/domain/claims/expected-credit";
import type { OrderNumber, Sku } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Minor } from "@vycep/domain/kernel/money";
import type { Db, Tx } from "../../../platform/db.ts";
import { billedRates } from "../../invoices/invoices.facts.ts";
import { claimableOrder } from "../../orders/claimable-order.facts.ts";
import { replacedOf, replacementsOf } from "../../orders/replacements.facts.ts";
import { shipToById } from "../../ship-to/ship-to.facts.ts";
import type { ClaimRecord } from "./claim-record.repo.ts";

type StandingLine = ClaimedLine &
  ClaimRecord["lines"][number] & {
    readonly sku: Sku;
    readonly delivered: number;
    /** Boxes of the order's line that come in a replacement delivery. */
    readonly replaced: number;
    readonly most: number;
    readonly unitPriceMinor: Minor;
    readonly unitDepositMinor: Minor;
    readonly vatPct: number;
  };

/** What a claim is about as it stands now, and how it was billed. */
export type ClaimStanding = {
  readonly deliveryDate: LocalDate;
  readonly shipToName: string;
  readonly payment: BillPayment;
  /** Orders that bring what the order fell short of. */
  readonly replacements: readonly OrderNumber[];
  readonly lines: readonly StandingLine[];
};

/** The lines of a claim as their order has them now, in four statements however many they are. */
export async function claimStanding(
  db: Db | Tx,
  { orderNumber, shipToId, lines }: Pick<ClaimRecord, "orderNumber" | "shipToId" | "lines">,
): Promise<ClaimStanding> {
  const order = await claimableOrder(db, orderNumber, [shipToId]);
  const place = await shipToById(db, shipToId);
  if (order === undefined || place === undefined) throw new Error(`a claim without its order ${orderNumber}`);
  const rates = await billedRates(db, orderNumber);
  const comingAgain = (await replacementsOf(db, [orderNumber])).filter(({ state }) => state !== "cancelled");
  const known = new Map(order.lines.map((line) => [line.lineNo, line]));
  return {
    deliveryDate: order.deliveryDate,
    shipToName: place.facts.name,
    payment: toBillPayment(place.payer.paymentMethod),
    replacements: comingAgain.map(({ number }) => number),
    lines: lines.flatMap((line) => {
      const ordered = known.get(line.lineNo);
      if (ordered === undefined) return [];
      const { sku, delivered, invoiced, unitPriceMinor, unitDepositMinor, vatPercent } = ordered;
      const claimed = { ...line, invoiced, creditedOfOrder: ordered.credited };
      return [
        {
          ...{ ...claimed, sku, delivered, unitPriceMinor, unitDepositMinor },
          replaced: replacedOf(line.lineNo, comingAgain),
          ...{ most: boxesToCredit(claimed), vatPct: rates.get(sku) ?? vatPercent },
        },
      ];
    }),
  };
}

/** What boxes of a claim come to, to the last haléř what their credit note will say. */
export function creditOf(
  wanted: readonly CreditLine[],
  { lines, payment }: ClaimStanding,
  { orderNumber, currency, day }: Pick<ClaimRecord, "orderNumber" | "currency"> & { readonly day: LocalDate },
): ExpectedCredit {
  const boxes = new Map(wanted.map((line) => [line.lineNo, line.boxes]));
  const goods = lines.map((line) => ({ ...line, boxes: boxes.get(line.lineNo) ?? 0 }));
  return expectedCredit(goods, { orderNumber, currency, payment, day });
}
