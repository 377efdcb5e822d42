import type { Amounts } from "@vycep/domain/catalog/packaging";
import type { ProductRow } from "../../shared/products/product-row.ts";
import { placesNow } from "./follow-rows.ts";
import type { CheckedRows, PreviewAnswer } from "./use-fast-entry-preview.ts";

type RowAnswer = PreviewAnswer["rows"][number];
type OptionAnswer = RowAnswer["options"][number];

export type EntryState = "good" | "adjusted" | "bad";

/** One row of the preview with what is known of its product. */
export interface PreviewRow {
  /** Of the row itself, wherever it stands: what it says, and the how manieth that says so. */
  readonly id: string;
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
  /** Whether this is said of the rows as they are, and not of those before the last change. */
  readonly isCurrent: boolean;
}

const states = { GOOD: "good", ADJUSTED: "adjusted", BAD: "bad" } as const;

/**
 * The preview as the screen needs it: rows with their texts and products, parted by state. Of rows that were checked before
 * a change those that are still there, in their present places.
 */
export function viewPreview({ texts, answer }: CheckedRows, now: readonly string[]): PreviewView {
  const places = placesNow(texts, now);
  const nth = new Map<string, number>();
  const products = new Map(answer.products.map((product) => [product.sku, product]));
  const rows = answer.rows.flatMap((row): readonly PreviewRow[] => {
    const sku = row.sku ?? undefined;
    const text = texts[row.index] ?? "";
    const count = nth.get(text) ?? 0;
    nth.set(text, count + 1);
    const index = places.get(row.index);
    if (index === undefined) return [];
    const seen: PreviewRow = {
      id: `${count} ${text}`,
      index,
      text,
      state: states[row.state],
      sku,
      product: products.get(sku ?? ""),
      amounts: amountsOf(row),
      boxes: row.quantity,
      total: row.row_total,
      notes: row.notes.flatMap((note) => noteNow(note, places)),
      error: row.error,
      options: row.options.flatMap((option) => {
        const product = products.get(option.sku);
        const { kind, sku: other, quantity: boxes } = option;
        return product ? [{ kind, sku: other, product, amounts: amountsOf(option), boxes }] : [];
      }),
    };
    return [seen];
  });
  const byState = {
    good: rows.filter(({ state }) => state === "good"),
    adjusted: rows.filter(({ state }) => state === "adjusted"),
    bad: rows.filter(({ state }) => state === "bad"),
  };
  const going = rows.filter(({ state }) => state !== "bad");
  const productCount = new Set(going.map(({ sku }) => sku)).size;
  const header = answer.header_index == null ? undefined : places.get(answer.header_index);
  const isCurrent = texts.length === now.length && places.size === now.length;
  return { rows, byState, going, header, productCount, answer, isCurrent };
}

/** A note names another row by its place. */
function noteNow(note: RowAnswer["notes"][number], places: ReadonlyMap<number, number>) {
  if (note.row == null) return [note];
  const row = places.get(note.row);
  return row === undefined ? [] : [{ ...note, row }];
}

function amountsOf(answer: RowAnswer | OptionAnswer): Amounts {
  return {
    packages: answer.number_of_packages,
    layers: answer.number_of_layer,
    pallets: answer.number_of_pallet,
  };
}
