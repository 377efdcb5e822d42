import type { BundlePart } from "@vycep/domain/bundles/bundle";
import type { Amounts } from "@vycep/domain/catalog/packaging";
import type { ProductRow } from "../../../shared/products/product-row.ts";

/**
 * What somebody wants a line of the cart to be: this product in these amounts; all noughts takes it out. Of a line from
 * an earlier page the product is known by its number only.
 */
export interface WantedLine<Product = ProductRow | undefined> {
  readonly sku: string;
  readonly product: Product;
  readonly amounts: Amounts;
  /** What one package of a bundle is to hold; left out for plain goods, and where it stays as it is. */
  readonly parts?: readonly BundlePart[] | undefined;
  /** Takes a change back: a line that was taken out is to be again what and where it was. */
  readonly isUndo?: boolean | undefined;
}
