import type { Sku } from "@vycep/domain/kernel/ids";
import { nameParts } from "../../shared/products/name-parts.ts";
import type { CartLineView } from "./cart-view.ts";

/** A line whose sum is not what the customer saw; undefined stands for a line that was or is not there. */
export interface PriceChange {
  readonly sku: Sku;
  readonly name: string;
  readonly seenMinor: number | undefined;
  readonly nowMinor: number | undefined;
}

type Line = Pick<CartLineView, "sku" | "product"> & {
  readonly quoted: Pick<CartLineView["quoted"], "netMinor">;
};

/** What has changed between the cart that was sent and the cart as it is now, line by line (C12). */
export function priceChanges(seen: readonly Line[], now: readonly Line[]): readonly PriceChange[] {
  const before = new Map(seen.map((line) => [line.sku, line]));
  const present = new Set(now.map(({ sku }) => sku));
  const gone = seen.filter(({ sku }) => !present.has(sku));
  return [
    ...now.map((line) => changeOf(line, before.get(line.sku)?.quoted.netMinor, line.quoted.netMinor)),
    ...gone.map((line) => changeOf(line, line.quoted.netMinor, undefined)),
  ].filter(({ seenMinor, nowMinor }) => seenMinor !== nowMinor);
}

function changeOf({ sku, product }: Line, seenMinor: number | undefined, nowMinor: number | undefined) {
  return { sku, name: nameParts(product.name ?? sku).title, seenMinor, nowMinor };
}
