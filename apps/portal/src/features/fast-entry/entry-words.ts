import { MAX_ROWS } from "@vycep/domain/fast-entry/entry-row";
import { formatCount } from "@vycep/words/engine/format";
import type { Speak } from "@vycep/words/engine/texts";
import type { Originals } from "@vycep/words/nouns";
import { boxUnitOf } from "../../shared/products/box-unit.ts";
import { boxesInWords, type ProductWords } from "../../shared/products/box-words.ts";
import type { ProductRow } from "../../shared/products/product-row.ts";
import type { whyNotSent } from "./entry-text.ts";
import type { PreviewRow } from "./preview-view.ts";
import type { ReadFile } from "./read-file.ts";

export type EntryWords = Speak<Originals["fast-entry"]>;

export type EntryRefusal =
  | Extract<ReadFile, { kind: "refused" }>["code"]
  | NonNullable<ReturnType<typeof whyNotSent>>;

/** Why a file or a text was not taken. */
export function refusalInWords(t: EntryWords, code: EntryRefusal): string {
  return t(`refused.${code}`, { count: formatCount(MAX_ROWS) });
}

const typedUnits = ["pieces", "litres", "packages", "layers", "pallets"] as const;

/** How a row differs from what was typed: "300 ks = 15 přepravek"; the server's words where ours say no more. */
export function noteInWords(
  words: { readonly t: EntryWords; readonly products: ProductWords },
  note: PreviewRow["notes"][number],
  product: ProductRow | undefined,
): string {
  const { t, products } = words;
  const { code, message, count, quantity, row } = note;
  if (product === undefined || quantity == null) return message;
  const amount = boxesInWords(products, boxUnitOf(product), quantity);
  const unit = typedUnits.find((known) => known === note.unit);
  if (code === "converted" && count != null && unit) {
    return t("converted", { typed: t(`typed.${unit}`, { count }), amount });
  }
  return code === "same-as" && row != null ? t("sameAs", { row: row + 1, amount }) : message;
}
