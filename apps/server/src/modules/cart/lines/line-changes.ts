import { isSameContents } from "@vycep/domain/bundles/bundle";
import type { CartLine } from "@vycep/domain/cart/cart";
import type { FullCart, LineAmounts, LineChanges, WrittenLines } from "../cart.repo.ts";
import { inOrder } from "./cart-line-values.ts";

/** The lines that are new or not as they were. */
export function changesBetween(before: FullCart["lines"], after: readonly CartLine[]): LineAmounts[] {
  const present = new Map(before.map((line) => [line.sku, line]));
  return after.filter((line) => {
    const old = present.get(line.sku);
    return (
      !old ||
      old.packages !== line.packages ||
      old.layers !== line.layers ||
      old.pallets !== line.pallets ||
      !isSameContents(old.parts ?? [], line.parts ?? [])
    );
  });
}

/** The cart after the change, without reading it again. */
export function withWritten(seen: FullCart, { drop }: LineChanges, written: WrittenLines): FullCart {
  const fresh = new Map(written.lines.map((line) => [line.sku, line]));
  const gone = new Set(drop);
  const added = new Map(fresh);
  const present = seen.lines.flatMap((line) => {
    if (gone.has(line.sku)) return [];
    added.delete(line.sku);
    return [fresh.get(line.sku) ?? line];
  });
  const { version, updatedAt } = written;
  return {
    ...seen,
    version,
    updatedAt,
    checkoutStep: null,
    lines: [...present, ...inOrder([...added.values()])],
  };
}
