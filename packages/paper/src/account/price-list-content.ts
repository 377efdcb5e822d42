import { tiedName } from "@vycep/domain/catalog/name-parts";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Currency, Minor } from "@vycep/domain/kernel/money";
import { formatCount, formatDate, formatMoney, formatPercent } from "@vycep/words/engine/format";
import type { SheetContent } from "../sheet-content.ts";
import { tableOf } from "../sheet-tables.ts";
import { type PaperWords, senderOf } from "../tax/tax-content.ts";
import type { TaxPaper } from "../tax/tax-paper.ts";

/** What the goods cost at a place from a day on. */
export interface PriceListPaper extends Pick<TaxPaper, "number" | "seller" | "buyer" | "place"> {
  readonly validFrom: LocalDate;
  readonly currency: Currency;
  /** In the order of the catalogue. */
  readonly groups: readonly { readonly title: string; readonly rows: readonly PriceListRow[] }[];
}

export interface PriceListRow {
  readonly sku: string;
  readonly name: string;
  readonly boxesPerPallet: number;
  readonly unitMinor: Minor;
  readonly vatPct: number;
  readonly withVatMinor: Minor;
  readonly depositMinor: Minor;
  /** The last day of the price; null is open. */
  readonly validTo: LocalDate | null;
}

/** What stands on a price list, word by word. */
export function priceListContent(paper: PriceListPaper, t: PaperWords): SheetContent {
  const { buyer, place, groups, currency, validFrom } = paper;
  const money = (minor: Minor) => formatMoney({ minor, currency });
  return {
    title: t("priceList", { day: formatDate(validFrom) }),
    ...senderOf(paper.seller, t),
    status: t("validFrom", { day: formatDate(validFrom) }),
    isSent: true,
    caution: undefined,
    addresses: [
      { title: t("buyer"), lines: [buyer.name, buyer.street, `${buyer.zip} ${buyer.city}`] },
      { title: t("place"), lines: [place.name, place.street, `${place.zip} ${place.city}`] },
    ],
    facts: [
      { label: t("paperNumber"), value: paper.number },
      { label: t("currency"), value: currency },
    ],
    note: { label: t("pricesAre"), value: t("perPackage") },
    goods: tableOf<PriceListRow>({
      caption: t("goods"),
      isCaptionShown: false,
      columns: [
        { label: t("sku"), kind: "code", of: ({ sku }) => sku },
        { label: t("product"), kind: "name", of: ({ name }) => tiedName(name) },
        { label: t("onPallet"), kind: "figure", of: ({ boxesPerPallet }) => formatCount(boxesPerPallet) },
        { label: t("unitPrice"), kind: "figure", of: ({ unitMinor }) => money(unitMinor) },
        { label: t("vatRate"), kind: "figure", of: ({ vatPct }) => formatPercent(vatPct) },
        { label: t("withVat"), kind: "figure", of: ({ withVatMinor }) => money(withVatMinor) },
        {
          label: t("unitDeposit"),
          kind: "figure",
          of: ({ depositMinor }) => (depositMinor === 0 ? undefined : money(depositMinor)),
        },
        {
          label: t("validTo"),
          kind: "figure",
          of: ({ validTo }) => (validTo === null ? undefined : formatDate(validTo)),
          isOptional: true,
        },
      ],
      groups,
      keyOf: ({ sku }) => sku,
    }),
    vat: undefined,
    totals: [],
    total: undefined,
    empties: undefined,
  };
}
