import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { formatDate, formatMoney } from "@vycep/words/engine/format";
import type { SheetContent } from "../sheet-content.ts";
import { goodsTable, type PaperWords, senderOf, sumsContent } from "../tax/tax-content.ts";
import type { SummedPaper, TaxPaper } from "../tax/tax-paper.ts";

/** What the brewery promised to bring with an order, at the prices it was ordered at. */
export interface ConfirmationPaper
  extends SummedPaper,
    Pick<TaxPaper, "number" | "market" | "seller" | "buyer" | "place"> {
  readonly customerOrderNumber: string;
  readonly ordered: LocalDate;
  readonly delivery: LocalDate;
  /** Prices that the brewery may still change. */
  readonly isProvisional: boolean;
  /** What is not promised in full, by number. */
  readonly shorter: readonly { readonly sku: string; readonly ordered: number }[];
}

/** What stands on an order confirmation, word by word. */
export function confirmationContent(paper: ConfirmationPaper, t: PaperWords): SheetContent {
  const { buyer, place, number, currency, customerOrderNumber } = paper;
  const money = (minor: ConfirmationPaper["totalMinor"]) => formatMoney({ minor, currency });
  const shorter = paper.shorter.map(({ sku, ordered }) => t("insteadOf", { sku, ordered: String(ordered) }));
  return {
    title: t("confirmation", { number }),
    ...senderOf(paper.seller, t),
    status: t("deliveryOn", { day: formatDate(paper.delivery) }),
    isSent: true,
    caution: paper.isProvisional ? t("provisionalPrices") : undefined,
    addresses: [
      { title: t("buyer"), lines: [buyer.name, buyer.street, `${buyer.zip} ${buyer.city}`] },
      { title: t("place"), lines: [place.name, place.street, `${place.zip} ${place.city}`] },
    ],
    facts: [
      { label: t("order"), value: number },
      ...(customerOrderNumber === "" ? [] : [{ label: t("ownNumber"), value: customerOrderNumber }]),
      { label: t("orderedOn"), value: formatDate(paper.ordered) },
      { label: t("deliveryDay"), value: formatDate(paper.delivery) },
    ],
    note: shorter.length === 0 ? undefined : { label: t("confirmedLess"), value: shorter.join(", ") },
    goods: goodsTable({ ...paper, orders: [] }, t, money),
    ...sumsContent(paper, t),
    total: { label: t("total"), value: money(paper.totalMinor) },
  };
}
