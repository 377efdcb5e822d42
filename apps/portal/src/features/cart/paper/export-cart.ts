import { toWhole } from "@vycep/contract/whole-currency";
import { saveFile } from "@vycep/shell/files/save-file";
import type { Cell } from "@vycep/tables/write-csv";
import type { Speak } from "@vycep/words/engine/texts";
import type { Originals } from "@vycep/words/nouns";
import type { CartLineView } from "../reading/cart-view.ts";

type CartWords = Speak<Originals["cart"]>;

/** What can be exported, in the columns that fast entry reads again in every language (C17). */
export function cartTable(t: CartWords, lines: readonly CartLineView[]): readonly (readonly Cell[])[] {
  const head = [
    t("column.sku"),
    t("column.name"),
    t("column.packages"),
    t("column.layers"),
    t("column.pallets"),
    t("column.price"),
    t("column.total"),
  ];
  const rows = lines.map(({ sku, product, amounts, quoted }) => [
    sku,
    product.name ?? "",
    amounts.packages,
    amounts.layers,
    amounts.pallets,
    toWhole(quoted.unitMinor),
    toWhole(quoted.netMinor),
  ]);
  return [head, ...rows];
}

/** Hands the cart to the person as a file; what writes it comes with the first one. */
export async function exportCart(
  t: CartWords,
  lines: readonly CartLineView[],
  format: "csv" | "xlsx",
): Promise<void> {
  const table = cartTable(t, lines);
  if (format === "csv") {
    const { writeCsv } = await import("@vycep/tables/write-csv");
    saveFile(`${t("exportFile")}.csv`, new Blob([writeCsv(table)], { type: "text/csv;charset=utf-8" }));
  } else {
    const { writeXlsx } = await import("@vycep/tables/write-xlsx");
    const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    saveFile(`${t("exportFile")}.xlsx`, new Blob([writeXlsx(t("exportSheet"), table)], { type }));
  }
}
