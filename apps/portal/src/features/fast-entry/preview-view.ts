import type { Amounts } from "@vycep/domain/catalog/packaging";
import type { ProductRow } from "../../shared/products/product-row.ts";
import type { PreviewAnswer } from "./use-fast-entry-preview.ts";

type RowAnswer = PreviewAnswer["rows"][number];
type OptionAnswer = RowAnswer["options"][number];

export type EntryState = "good" | "adjusted" | "bad";

/** One row of the preview with what is known of its product. */
export interface PreviewRow {
  readonly index: number;
  /** As it was typed. */
  readonly text: string;
  readonly state: EntryState;
  readonly sku: string | undefined;
  readonly product: ProductRow | undefined;
  readonly amounts: Amounts;
  readonly boxes: number;
  readonly total: RowAnswer["row_total"];
  readonly notes: RowAnswer["notes"];
  readonly error: RowAnswer["error"];
  readonly options: readonly PreviewOption[];
}

export interface PreviewOption {
  readonly kind: OptionAnswer["kind"];
  readonly sku: string;
  readonly product: ProductRow;
  readonly amounts: Amounts;
  readonly boxes: number;
}

export interface PreviewView {
  readonly rows: readonly PreviewRow[];
  readonly byState: Readonly<Record<EntryState, readonly PreviewRow[]>>;
  /** What goes in, row by row. */
  readonly going: readonly PreviewRow[];
  readonly header: number | undefined;
  readonly productCount: number;
  readonly answer: PreviewAnswer;
}

const states = { GOOD: "good", ADJUSTED: "adjusted", BAD: "bad" } as const;

/** The preview as the screen needs it: rows with their texts and products, parted by state. */
export function viewPreview(answer: PreviewAnswer, texts: readonly string[]): PreviewView {
  const products = new Map(answer.products.map((product) => [product.sku, product]));
  const rows = answer.rows.map((row): PreviewRow => {
    const sku = row.sku ?? undefined;
    return {
      index: row.index,
      text: texts[row.index] ?? "",
      state: states[row.state],
      sku,
      product: products.get(sku ?? ""),
      amounts: amountsOf(row),
      boxes: row.quantity,
      total: row.row_total,
      notes: row.notes,
      error: row.error,
      options: row.options.flatMap((option) => {
        const product = products.get(option.sku);
        const { kind, sku: other, quantity: boxes } = option;
        return product ? [{ kind, sku: other, product, amounts: amountsOf(option), boxes }] : [];
      }),
    };
  });
  const byState = {
    good: rows.filter(({ state }) => state === "good"),
    adjusted: rows.filter(({ state }) => state === "adjusted"),
    bad: rows.filter(({ state }) => state === "bad"),
  };
  const going = rows.filter(({ state }) => state !== "bad");
  const productCount = new Set(going.map(({ sku }) => sku)).size;
  return { rows, byState, going, header: answer.header_index ?? undefined, productCount, answer };
}

function amountsOf(answer: RowAnswer | OptionAnswer): Amounts {
  return {
    packages: answer.number_of_packages,
    layers: answer.number_of_layer,
    pallets: answer.number_of_pallet,
  };
}
