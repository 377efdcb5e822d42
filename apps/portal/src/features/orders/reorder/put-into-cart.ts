import type { BundlePart } from "@vycep/domain/bundles/bundle";
import type { Amounts } from "@vycep/domain/catalog/packaging";
import type { ProductRow } from "../../../shared/products/product-row.ts";

/** Into the cart in progress, or in its place (C3). */
export type PutMode = "add" | "replace";

/** The same in the server's words. */
export const putTargets = { add: "ADD_TO_CART", replace: "REPLACE_CART" } as const;

/** Lets a call fill the cart on the server, and answers the way back; the cart's own feature does it. */
export type SendToCart = <Answer>(
  send: () => Promise<Answer>,
) => Promise<{ readonly answer: Answer; readonly undo: () => Promise<void> }>;

export interface PutAnswer {
  /** The goods that the server refused after all. */
  readonly refused: ReadonlySet<string>;
  /** Makes the cart what it was before. */
  readonly undo: () => Promise<void>;
}

/** Puts goods into the cart; the cart's own feature does it, and the screen hands it in. */
export type PutIntoCart = (
  lines: readonly {
    readonly sku: string;
    readonly product: ProductRow;
    readonly amounts: Amounts;
    /** What one package of a bundle holds. */
    readonly parts?: readonly BundlePart[] | undefined;
  }[],
) => Promise<PutAnswer>;
