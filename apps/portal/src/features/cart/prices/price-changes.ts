import { wholeToMinor } from "@vycep/contract/whole-currency";
import { nameParts } from "@vycep/domain/catalog/name-parts";
import { type Sku, toId } from "@vycep/domain/kernel/ids";
import type { Minor } from "@vycep/domain/kernel/money";
import type { CartLineView } from "../reading/cart-view.ts";

/** A line whose sum is not what the customer saw; undefined stands for a line that was or is not there. */
export interface PriceChange {
  readonly sku: Sku;
  readonly name: string;
  readonly seenMinor: Minor | undefined;
  readonly nowMinor: Minor | undefined;
}

type Line = Pick<CartLineView, "sku" | "product"> & {
  readonly quoted: Pick<CartLineView["quoted"], "netMinor">;
};

/** The same as the server told it when it refused the order (C12). */
export function toldChanges(
  told: readonly { readonly sku: string; readonly seen: number | null; readonly now: number | null }[],
  lines: readonly Pick<CartLineView, "sku" | "product">[],
): readonly PriceChange[] {
  const products = new Map(lines.map(({ sku, product }) => [sku, product]));
  return told.map(({ sku: text, seen, now }) => {
    const sku = toId<Sku>(text);
    const seenMinor = seen === null ? undefined : wholeToMinor(seen);
    return changeOf(
      { sku, product: products.get(sku) },
      seenMinor,
      now === null ? undefined : wholeToMinor(now),
    );
  });
}

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

function changeOf(
  { sku, product }: { readonly sku: Sku; readonly product: CartLineView["product"] | undefined },
  seenMinor: Minor | undefined,
  nowMinor: Minor | undefined,
): PriceChange {
  return { sku, name: nameParts(product?.name ?? sku).title, seenMinor, nowMinor };
}
