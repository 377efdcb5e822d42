import type { ProductRow } from "./product-row.ts";

/** What a customer calls one box of the goods (D09): the word of the first stepper, and of every count. */
export type BoxUnit =
  | "crate"
  | "tray"
  | "multipack"
  | "carton"
  | "pack"
  | "keg"
  | "pouch"
  | "tank"
  | "piece"
  /** A bundle, which holds boxes of several kinds. */
  | "bundle";

/** What tells the word for one box. */
export type BoxFacts = Pick<ProductRow, "package_type" | "packaging" | "number_of_items_in_box">;

const byLetter: Readonly<Record<string, BoxUnit>> = { C: "crate", K: "carton", T: "tray", F: "pack" };

/**
 * Kegs, pouches, tanks and cartons are their own box. What comes in bottles and cans is told by its packaging code:
 * "B05C20" is a crate of 20, "C05T24" a tray, "B05M8" a multipack, "C05M6" four of them in one pack (CATALOG-15).
 *
 * @example boxUnitOf({ package_type: "bottle", packaging: "B05C20", number_of_items_in_box: 20 }) // "crate"
 */
export function boxUnitOf({ package_type, packaging, number_of_items_in_box }: BoxFacts): BoxUnit {
  switch (package_type) {
    case "keg":
    case "pouch":
    case "tank":
    case "carton":
      return package_type;
    case "bottle":
    case "can":
    case "PET bottle":
      return unitOfCode(packaging ?? "", number_of_items_in_box ?? 1);
    default:
      return packaging === "BUNDLE" ? "bundle" : "piece";
  }
}

function unitOfCode(code: string, itemsInBox: number): BoxUnit {
  const [, letter = "", inside = ""] = /^[A-Z]+\d+([A-Z])(\d+)$/.exec(code) ?? [];
  if (letter === "M") return Number(inside) === itemsInBox ? "multipack" : "pack";
  return byLetter[letter] ?? "pack";
}
