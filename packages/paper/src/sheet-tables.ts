import { tiedName } from "@vycep/domain/catalog/name-parts";
import { isCountedOtherwise } from "@vycep/domain/empties/counted-return";
import type { Minor } from "@vycep/domain/kernel/money";
import { formatCount, formatMoney, formatPercent } from "@vycep/words/engine/format";
import type { Speak } from "@vycep/words/engine/texts";
import type { Originals } from "@vycep/words/nouns";
import type { SheetEmptiesRow, SheetGoodsRow, SheetVat, SheetView } from "./sheet-view.ts";

export type SheetWords = Speak<Originals["print"]>;

export interface SheetTable {
  readonly caption: string;
  readonly isCaptionShown: boolean;
  readonly columns: readonly SheetColumn[];
  readonly groups: readonly SheetGroup[];
}

export interface SheetColumn {
  readonly label: string;
  /** A name takes the room that is left; figures stand at the right; a tick is an empty square. */
  readonly kind: "code" | "name" | "figure" | "tick";
}

/** Rows by themselves, or those of one bundle under its name. */
export interface SheetGroup {
  readonly key: string;
  readonly title: string | undefined;
  readonly rows: readonly SheetRow[];
}

export interface SheetRow {
  readonly key: string;
  /** One for each column. */
  readonly cells: readonly string[];
  /** Under the name. */
  readonly remark: string | undefined;
}

interface ColumnOf<Row> extends SheetColumn {
  /** The cell of a row; undefined is what nobody has said yet. */
  readonly of: (row: Row) => string | undefined;
  /** Left out while no row says anything. */
  readonly isOptional?: boolean;
}

export interface TableOf<Row> {
  readonly caption: string;
  readonly isCaptionShown: boolean;
  readonly columns: readonly ColumnOf<Row>[];
  readonly groups: readonly { readonly title?: string | undefined; readonly rows: readonly Row[] }[];
  readonly keyOf: (row: Row) => string;
  readonly remarkOf?: (row: Row) => string | undefined;
}

/** Nothing where there are no rows; columns that say nothing are left out. */
export function tableOf<Row>({
  columns,
  groups,
  keyOf,
  remarkOf,
  ...look
}: TableOf<Row>): SheetTable | undefined {
  const all = groups.flatMap(({ rows }) => rows);
  if (all.length === 0) return undefined;
  const shown = columns.filter(({ isOptional, of }) => !isOptional || all.some((row) => of(row)));
  return {
    ...look,
    columns: shown.map(({ label, kind }) => ({ label, kind })),
    groups: groups.map(({ title, rows }) => ({
      key: rows.map(keyOf).join(" "),
      title,
      rows: rows.map((row) => ({
        key: keyOf(row),
        cells: shown.map(({ of }) => of(row) ?? "–"),
        remark: remarkOf?.(row),
      })),
    })),
  };
}

export function goodsTable({ goods, currency }: SheetView, t: SheetWords): SheetTable | undefined {
  const money = (minor: Minor) => formatMoney({ minor, currency });
  return tableOf<SheetGoodsRow>({
    caption: t("goods"),
    isCaptionShown: false,
    columns: [
      { label: t("sku"), kind: "code", of: ({ sku }) => sku },
      { label: t("product"), kind: "name", of: ({ name }) => tiedName(name) },
      { label: t("ordered"), kind: "figure", of: ({ amount }) => amount },
      { label: t("confirmed"), kind: "figure", of: ({ confirmed }) => confirmed, isOptional: true },
      { label: t("delivered"), kind: "figure", of: ({ delivered }) => delivered, isOptional: true },
      { label: t("invoiced"), kind: "figure", of: ({ invoiced }) => invoiced, isOptional: true },
      { label: t("unitPrice"), kind: "figure", of: ({ unitMinor }) => money(unitMinor) },
      { label: t("vatRate"), kind: "figure", of: ({ vatPct }) => formatPercent(vatPct) },
      { label: t("net"), kind: "figure", of: ({ netMinor }) => money(netMinor) },
    ],
    groups: byBundle(goods),
    keyOf: ({ key }) => key,
    remarkOf: ({ remark }) => remark,
  });
}

/** Neighbours of one bundle under its name, and so neighbours without one. */
function byBundle(goods: readonly SheetGoodsRow[]): TableOf<SheetGoodsRow>["groups"] {
  const groups: { readonly title: string | undefined; readonly rows: SheetGoodsRow[] }[] = [];
  for (const row of goods) {
    const last = groups.at(-1);
    if (last !== undefined && last.title === row.bundle) last.rows.push(row);
    else groups.push({ title: row.bundle, rows: [row] });
  }
  return groups;
}

export function vatTable({ vat, currency }: SheetView, t: SheetWords): SheetTable | undefined {
  const money = (minor: Minor) => formatMoney({ minor, currency });
  return tableOf<SheetVat>({
    caption: t("vatSummary"),
    isCaptionShown: true,
    columns: [
      { label: t("vatRate"), kind: "name", of: ({ rate }) => formatPercent(rate) },
      { label: t("vatBase"), kind: "figure", of: ({ baseMinor }) => money(baseMinor) },
      { label: t("vatAmount"), kind: "figure", of: ({ vatMinor }) => money(vatMinor) },
    ],
    groups: [{ rows: vat }],
    keyOf: ({ rate }) => String(rate),
  });
}

/** What the driver takes back, and beside the plan what he took, where that differs (EMPTIES-01, EMPTIES-02). */
export function emptiesTable({ empties, currency }: SheetView, t: SheetWords): SheetTable | undefined {
  const refundOf = ({ refundMinor: minor }: SheetEmptiesRow) =>
    minor === undefined ? undefined : formatMoney({ minor, currency });
  const hasDifference = empties.some(({ units, returned = null }) =>
    isCountedOtherwise({ planned: units, returned }),
  );
  const returnedOf = ({ returned }: SheetEmptiesRow) =>
    returned === undefined || !hasDifference ? undefined : formatCount(returned);
  return tableOf<SheetEmptiesRow>({
    caption: t("empties"),
    isCaptionShown: true,
    columns: [
      { label: t("emptiesType"), kind: "name", of: ({ name }) => name },
      {
        label: t(hasDifference ? "planned" : "units"),
        kind: "figure",
        of: ({ units }) => formatCount(units),
      },
      { label: t("returned"), kind: "figure", of: returnedOf, isOptional: true },
      { label: t("refund"), kind: "figure", of: refundOf, isOptional: true },
    ],
    groups: [{ rows: empties }],
    keyOf: ({ code }) => code,
  });
}
