import { wholeToMinor } from "@vycep/contract/whole-currency";
import type { ReturnPart, SplitReturn } from "@vycep/domain/empties/split-return";
import { NO_MONEY } from "@vycep/domain/kernel/money";
import type { CartAnswer } from "./cart-answer.ts";

type Plan = NonNullable<CartAnswer["empties_plan"]>;

/** What goes back, as the server split it; undefined when nothing does. */
export function splitOfAnswer(plan: CartAnswer["empties_plan"]): SplitReturn | undefined {
  const [first, second] = plan?.orders ?? [];
  if (!plan || first === undefined) return undefined;
  const left = Math.round(plan.pallets_left * 1000);
  return {
    first: partOf(first),
    second: second === undefined ? null : partOf(second),
    left:
      left === 0 ? null : { amounts: [], units: 0, grams: 0, palletThousandths: left, refundMinor: NO_MONEY },
  };
}

function partOf({ units, pallets, weight, total, rows }: Plan["orders"][number]): ReturnPart {
  return {
    amounts: rows.map((row) => ({ code: row.packaging_code, units: row.number_of_units })),
    units,
    grams: Math.round(weight * 1000),
    palletThousandths: Math.round(pallets * 1000),
    refundMinor: wholeToMinor(total.value ?? 0),
  };
}
