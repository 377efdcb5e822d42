import { amountsOf, hasAmounts, isSameAmounts } from "../reading/line-amounts.ts";
import type { CartMemory } from "./cart-memory.ts";
import type { WantedLine } from "./wanted-line.ts";

/** A line that stands as it was sent was set by the call whose answer got lost. */
export function hasArrived(
  { lines }: CartMemory,
  { sku, amounts }: Pick<WantedLine, "sku" | "amounts">,
): boolean {
  const line = lines.lastRead(sku);
  return line === undefined ? !hasAmounts(amounts) : isSameAmounts(amountsOf(line), amounts);
}
