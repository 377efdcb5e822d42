import { addDays, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { LANGUAGES } from "@vycep/domain/market/language";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Status } from "@vycep/ui/data/badge.tsx";
import { formatDayMonth, formatWeight } from "@vycep/words/engine/format";
import type { DeskList } from "../../kit/desk-address.ts";
import { type Column, DeskTable } from "../../kit/desk-table.tsx";
import { behindList } from "../../kit/neighbours.tsx";
import type { Selection } from "../../kit/selection.ts";
import { paths } from "../../shared/paths.ts";
import { type ProductsState, productsAddress } from "./products-address.ts";
import type { ProductRow } from "./use-products.ts";

interface ProductsTableProps {
  readonly list: Pick<DeskList<ProductsState>, "state" | "sort" | "onSort">;
  readonly rows: readonly ProductRow[];
  /** None where nothing can be done with the rows. */
  readonly selection: Selection | undefined;
}

/** The rows of the list; each leads to its product, which knows the list it was opened from (DLIST-05). */
export function ProductsTable({ list, rows, selection }: ProductsTableProps) {
  const desk = useTexts("desk");
  const columns = useColumns();
  const from = behindList(productsAddress, list.state);
  return (
    <DeskTable
      list="products"
      caption={desk("products")}
      columns={columns}
      rows={rows}
      rowKey={({ sku }) => sku}
      nameOf={({ name }) => name}
      hrefOf={({ sku }) => paths.product(sku) + from}
      selection={selection}
      sort={list.sort}
      onSort={list.onSort}
    />
  );
}

function useColumns(): readonly Column<ProductRow>[] {
  const t = useTexts("product-desk");
  const language = useLanguage();
  return [
    { key: "number", header: t("number"), isSortable: true, cell: ({ sku }) => sku },
    {
      key: "name",
      header: t("name"),
      isSortable: true,
      isRowHeader: true,
      isWide: true,
      cell: ({ name }) => name,
    },
    { key: "brand", header: t("brand"), cell: ({ brand }) => brand },
    { key: "ean", header: t("ean"), cell: ({ ean }) => <span className="text-ink-soft">{ean}</span> },
    {
      key: "perPallet",
      header: t("perPallet"),
      align: "end",
      cell: ({ boxesPerPallet }) => (boxesPerPallet === 0 ? "–" : boxesPerPallet),
    },
    {
      key: "weight",
      header: t("weight"),
      align: "end",
      cell: ({ kilograms }) => formatWeight(kilograms, language),
    },
    { key: "markets", header: t("markets"), cell: ({ markets }) => markets.join(", ") },
    {
      key: "languages",
      header: t("languages"),
      cell: ({ languages }) => (
        <span
          className={languages.length < LANGUAGES.length ? "font-semibold text-amber-ink" : "text-ink-soft"}
        >
          {languages.join(", ")}
        </span>
      ),
    },
    {
      key: "photo",
      header: t("photo"),
      cell: ({ hasPhoto }) => (
        <span className={hasPhoto ? "text-ink-soft" : "font-semibold text-amber-ink"}>
          {t(hasPhoto ? "hasPhoto" : "noPhoto")}
        </span>
      ),
    },
    { key: "state", header: t("state"), cell: (row) => <ProductState {...row} /> },
  ];
}

const looks = {
  on_sale: { tone: "done", icon: "check" },
  sold_out: { tone: "preparing", icon: "clock" },
  seasonal: { tone: "fresh", icon: "calendar" },
  retired: { tone: "muted", icon: "close" },
} as const;

/** Whether a product can be had, as a word with a shape. */
export function ProductState({
  state,
  sellableFrom,
  sellableTo,
}: Pick<ProductRow, "state" | "sellableFrom" | "sellableTo">) {
  const t = useTexts("product-desk");
  const text =
    state === "sold_out" && sellableFrom != null
      ? t("soldOutUntil", { day: formatDayMonth(addDays(toLocalDate(sellableFrom), -1)) })
      : state === "seasonal" && sellableTo != null
        ? t("seasonalUntil", { day: formatDayMonth(toLocalDate(sellableTo)) })
        : t(`state.${state}`);
  return <Status {...looks[state]} text={text} />;
}
