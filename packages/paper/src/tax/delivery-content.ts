import { tiedName } from "@vycep/domain/catalog/name-parts";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { formatCount, formatDate } from "@vycep/words/engine/format";
import type { SheetContent } from "../sheet-content.ts";
import { tableOf } from "../sheet-tables.ts";
import { type PaperWords, senderOf } from "./tax-content.ts";
import type { TaxPaper } from "./tax-paper.ts";

/** What was brought with an order and what went back, with no amounts of money. */
export interface DeliveryPaper extends Pick<TaxPaper, "number" | "market" | "seller" | "buyer" | "place"> {
  readonly orderNumber: string;
  readonly customerOrderNumber: string;
  /** When it was delivered; before that, when it goes out. */
  readonly delivered: LocalDate;
  readonly isDelivered: boolean;
  readonly noteForDriver: string;
  readonly goods: readonly {
    readonly sku: string;
    readonly name: string;
    readonly ordered: number;
    readonly delivered: number;
  }[];
  readonly empties: readonly { readonly name: string; readonly units: number }[];
}

/** What stands on a delivery note, word by word. */
export function deliveryContent(paper: DeliveryPaper, t: PaperWords): SheetContent {
  const { seller, buyer, place, number, goods, delivered, isDelivered, noteForDriver } = paper;
  return {
    title: t("deliveryNote", { number }),
    ...senderOf(seller, t),
    status: t(isDelivered ? "delivered" : "deliveryOn", { day: formatDate(delivered) }),
    isSent: true,
    caution: undefined,
    addresses: [
      { title: t("buyer"), lines: [buyer.name, buyer.street, `${buyer.zip} ${buyer.city}`] },
      { title: t("place"), lines: [place.name, place.street, `${place.zip} ${place.city}`] },
    ],
    facts: [
      { label: t("order"), value: paper.orderNumber },
      ...(paper.customerOrderNumber === ""
        ? []
        : [{ label: t("ownNumber"), value: paper.customerOrderNumber }]),
      { label: t(isDelivered ? "deliveredOn" : "deliveryDay"), value: formatDate(delivered) },
    ],
    note: noteForDriver === "" ? undefined : { label: t("driverNote"), value: noteForDriver },
    goods: tableOf({
      caption: t("goods"),
      isCaptionShown: false,
      columns: [
        { label: t("sku"), kind: "code", of: ({ sku }) => sku },
        { label: t("product"), kind: "name", of: ({ name }) => tiedName(name) },
        { label: t("ordered"), kind: "figure", of: ({ ordered }) => formatCount(ordered) },
        {
          label: t(isDelivered ? "brought" : "toBring"),
          kind: "figure",
          of: (row) => formatCount(row.delivered),
        },
      ],
      groups: [{ rows: goods }],
      keyOf: ({ sku }) => sku,
    }),
    vat: undefined,
    totals: [],
    total: {
      label: t("boxes"),
      value: formatCount(goods.reduce((sum, line) => sum + line.delivered, 0)),
    },
    empties: tableOf({
      caption: t(isDelivered ? "empties" : "emptiesBack"),
      isCaptionShown: true,
      columns: [
        { label: t("depositKind"), kind: "name", of: ({ name }) => name },
        { label: t("quantity"), kind: "figure", of: ({ units }) => formatCount(units) },
      ],
      groups: [{ rows: paper.empties }],
      keyOf: ({ name }) => name,
    }),
    // What was delivered was signed when it came.
    ...(!isDelivered && { signatures: [t("handedOver"), t("takenOver")] }),
  };
}
