import type { CartLine, LineRefusal } from "../cart/cart.ts";
import type { LineProblem } from "../cart/line-problem.ts";
import type { Amounts } from "../catalog/packaging.ts";
import type { Sku } from "../kernel/ids.ts";
import type { EntryAmount, EntryUnit } from "./amount.ts";
import type { OverOrder } from "./order-room.ts";

/** What a row differs in from what was typed; the customer looks at it before it goes in. */
export type EntryNote =
  /** Bottles, litres or boxes that are ordered in other units: 300 bottles are 15 crates. */
  | { readonly kind: "converted"; readonly count: number; readonly unit: EntryUnit; readonly boxes: number }
  | { readonly kind: "by-ean"; readonly ean: string }
  /** Several fit the words, and this is the only one that can be ordered now. */
  | { readonly kind: "only-orderable" }
  /** A slip of the finger was forgiven. */
  | { readonly kind: "by-likeness"; readonly text: string }
  /** The same product stands in an earlier row; together so many boxes. */
  | { readonly kind: "same-as"; readonly row: number; readonly boxes: number };

/** Why a row does not go in. */
export type EntryRefusal =
  | { readonly kind: "row-too-long"; readonly max: number }
  | { readonly kind: "product-not-found"; readonly text: string }
  | { readonly kind: "product-ambiguous"; readonly text: string }
  | { readonly kind: "quantity-missing" }
  | { readonly kind: "quantity-unreadable"; readonly text: string }
  | { readonly kind: "quantity-ambiguous"; readonly counts: readonly [number, number] }
  | { readonly kind: "quantity-not-multiple"; readonly step: number }
  | { readonly kind: "unit-not-orderable"; readonly sku: Sku; readonly unit: EntryUnit }
  | LineRefusal
  | LineProblem
  | OverOrder;

/** What could go in instead of a row that does not. */
export type EntryOption = {
  /** `most` is as much as there is still room for. */
  readonly kind: "nearest" | "choice" | "fewer" | "more" | "quantity" | "most";
  readonly sku: Sku;
  readonly amounts: Amounts;
};

export type JudgedEntry = { readonly index: number; readonly text: string } & (
  | {
      readonly kind: "good";
      readonly line: CartLine;
      readonly boxes: number;
      readonly notes: readonly EntryNote[];
    }
  | {
      readonly kind: "bad";
      readonly refusal: EntryRefusal;
      /** The product, where it is known. */
      readonly sku: Sku | undefined;
      /** How much was typed, where it could be read. */
      readonly typed: readonly EntryAmount[];
      readonly options: readonly EntryOption[];
    }
);
