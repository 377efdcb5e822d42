import { type Minor, NO_MONEY, sumOf } from "../../kernel/money.ts";
import { lineDue } from "./order-due.ts";

/** The four numbers of a line in boxes; null until somebody said so. */
export const ORDER_STEPS = ["ordered", "confirmed", "delivered", "invoiced"] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

export type SteppedLine = {
  readonly ordered: number;
  readonly unitPriceMinor: Minor;
  /** Of all that was ordered. */
  readonly netMinor: Minor;
} & { readonly [Step in Exclude<OrderStep, "ordered">]?: number | null | undefined };

export type StepSums = Readonly<Record<OrderStep, Minor | undefined>>;

/**
 * What all lines come to, without VAT and deposits, by each of their four numbers (DORD-02). A step that nobody has spoken of is
 * undefined; a line that is silent where others are not comes to nothing there.
 *
 * @example stepSums([{ ordered: 4, confirmed: 3, unitPriceMinor: 100, netMinor: 400 }])
 *   // { ordered: 400, confirmed: 300, delivered: undefined, invoiced: undefined }
 */
export function stepSums(lines: readonly SteppedLine[]): StepSums {
  const sumAt = (step: OrderStep) => {
    if (!lines.some((line) => typeof line[step] === "number")) return;
    return sumOf(
      lines,
      ({ ordered, unitPriceMinor, netMinor, [step]: counted }) =>
        lineDue({ ordered, confirmed: counted ?? 0, unitPriceMinor, netMinor, depositMinor: NO_MONEY })
          .netMinor,
    );
  };
  return {
    ordered: sumAt("ordered"),
    confirmed: sumAt("confirmed"),
    delivered: sumAt("delivered"),
    invoiced: sumAt("invoiced"),
  };
}
