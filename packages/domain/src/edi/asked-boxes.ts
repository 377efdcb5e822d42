import type { Packaging } from "../catalog/product.ts";
import { ok, type Result, refused } from "../kernel/result.ts";
import type { EdiCounting, EdiLine, EdiUnit } from "./order-message.ts";

/** Goods that a line asks for, in whole boxes. */
export type AskedBoxes = {
  readonly boxes: number;
  /** How many of the partner's units one box is: 20 bottles, 1 box, an eighth of a layer. */
  readonly unitsPerBox: number;
  /** It was no whole box as it was asked. */
  readonly isRounded: boolean;
};

export type UncountableReason = "unit-unknown" | "quantity-invalid" | "part-box" | "unit-not-sold";

type Counted = {
  readonly packaging: Packaging;
  /** The code on the line names the bottle and not the box. */
  readonly namesPiece: boolean;
};

/** Nobody orders more boxes of a product, and no sum overflows. */
const MOST_BOXES = 100_000;

/**
 * How many boxes a line of a partner asks for. Pieces are what its code names or always bottles, as agreed; what is no
 * whole box goes up, down or is refused, as agreed. An amount that was meant never becomes nothing.
 *
 * @example askedBoxes({ quantity: 40, unit: "piece" }, { packaging: CRATE, namesPiece: true }, { pieces: "named",
 *   partBoxes: "refuse" }) // { ok: true, value: { boxes: 2, unitsPerBox: 20, isRounded: false } }
 */
export function askedBoxes(
  { quantity, unit }: Pick<EdiLine, "quantity" | "unit">,
  { packaging, namesPiece }: Counted,
  { pieces, partBoxes }: EdiCounting,
): Result<AskedBoxes, { readonly kind: UncountableReason }> {
  if (unit === null) return refused({ kind: "unit-unknown" });
  const boxesPerUnit = boxesIn(unit, packaging, namesPiece || pieces === "bottles");
  if (boxesPerUnit === 0) return refused({ kind: "unit-not-sold" });
  const exact = quantity * boxesPerUnit;
  if (!(exact > 0) || exact > MOST_BOXES) return refused({ kind: "quantity-invalid" });
  // A third of three is no whole number to a computer.
  const near = Math.round(exact * 1e6) / 1e6;
  const isRounded = !Number.isInteger(near);
  if (isRounded && partBoxes === "refuse") return refused({ kind: "part-box" });
  const boxes = partBoxes === "up" ? Math.ceil(near) : Math.max(1, Math.floor(near));
  return ok({ boxes, unitsPerBox: 1 / boxesPerUnit, isRounded });
}

function boxesIn(unit: EdiUnit, packaging: Packaging, isPiece: boolean): number {
  switch (unit) {
    case "piece":
      return isPiece ? 1 / Math.max(1, packaging.itemsPerBox) : 1;
    case "box":
      return 1;
    case "layer":
      return packaging.boxesPerLayer;
    case "pallet":
      return packaging.boxesPerPallet;
  }
}

/**
 * Boxes in the partner's units, to three decimals.
 *
 * @example inPartnerUnits(3, 0.125) // 0.375
 */
export function inPartnerUnits(boxes: number, unitsPerBox: number): number {
  return Math.round(boxes * unitsPerBox * 1000) / 1000;
}
