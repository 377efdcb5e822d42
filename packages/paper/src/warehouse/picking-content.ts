import { tiedName } from "@vycep/domain/catalog/name-parts";
import type { Amounts } from "@vycep/domain/catalog/packaging";
import type { PickingRow } from "@vycep/domain/deliveries/pick-goods";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { formatCount } from "@vycep/words/engine/format";
import type { SheetContent } from "../sheet-content.ts";
import { tableOf } from "../sheet-tables.ts";
import {
  amountsInWords,
  countFact,
  daysInWords,
  type HousePaper,
  type HouseWords,
  houseSheet,
  weightFact,
} from "./house-paper.ts";

/** What is taken from the shelves for some orders together, in the order of the way along them. */
export interface PickingPaper extends HousePaper {
  readonly days: readonly LocalDate[];
  readonly orders: readonly string[];
  readonly grams: number;
  readonly rows: readonly PickedGoods[];
}

export interface PickedGoods extends PickingRow {
  readonly name: string;
  readonly amounts: Amounts;
}

/** What stands on a picking list, word by word. */
export function pickingContent(paper: PickingPaper, words: HouseWords): SheetContent {
  const { t, language } = words;
  const { orders, rows, grams, days } = paper;
  const boxes = rows.reduce((sum, row) => sum + row.boxes, 0);
  const isForMany = orders.length > 1;
  const placed = rows.filter(({ place }) => place !== undefined);
  const unplaced = rows.filter(({ place }) => place === undefined);
  return {
    ...houseSheet(paper, words),
    title: t("pickingList"),
    status: daysInWords(days, language),
    facts: [
      countFact(t("orderCount"), orders.length),
      countFact(t("goodsCount"), rows.length),
      weightFact(grams, words),
    ],
    note: { label: t("ofOrders"), value: orders.join(", ") },
    goods: tableOf<PickedGoods>({
      caption: t("goods"),
      isCaptionShown: false,
      columns: [
        { label: t("warehousePlace"), kind: "code", of: ({ place }) => place ?? "" },
        { label: t("sku"), kind: "code", of: ({ sku }) => sku },
        { label: t("product"), kind: "name", of: ({ name }) => tiedName(name) },
        { label: t("asUnits"), kind: "figure", of: ({ amounts }) => amountsInWords(amounts, t) },
        { label: t("boxesHead"), kind: "figure", of: (row) => formatCount(row.boxes) },
        { label: "", kind: "tick", of: () => "" },
      ],
      groups: [{ rows: placed }, { title: t("withoutPlace"), rows: unplaced }].filter(
        (group) => group.rows.length > 0,
      ),
      keyOf: ({ sku }) => sku,
      remarkOf: ({ orders: own }) =>
        isForMany
          ? own.map(({ number, boxes: count }) => `${number}: ${formatCount(count)}`).join(" · ")
          : undefined,
    }),
    total: { label: t("boxes"), value: formatCount(boxes) },
  };
}
