import type { Brand } from "./brand.ts";

/** Goods are counted in whole boxes: crate, tray, carton, keg, or 500 l of tank beer (D09). */
export type Boxes = Brand<number, "Boxes">;

/**
 * Reads a number of boxes; undefined unless it is whole and not negative.
 *
 * @example parseBoxes(24) // 24
 */
export function parseBoxes(count: number): Boxes | undefined {
  return Number.isSafeInteger(count) && count >= 0 ? (count as Boxes) : undefined;
}

/**
 * Takes a number of boxes from a source we trust; throws when it cannot be one.
 *
 * @example toBoxes(24) // 24
 */
export function toBoxes(count: number): Boxes {
  const boxes = parseBoxes(count);
  if (boxes === undefined) throw new RangeError(`not a number of boxes: ${count}`);
  return boxes;
}
