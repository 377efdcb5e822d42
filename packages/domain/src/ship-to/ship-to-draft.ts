import type { ShipToSchedule, ShipToType } from "./ship-to.ts";

/** What the brewery keeps of a place and may change (DCUST-02). */
export type ShipToDraft = {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  readonly kind: string;
  readonly deliveryWindow: string;
  readonly types: readonly ShipToType[];
  readonly isTankEnabled: boolean;
  readonly tankLitresInstalled: number;
  readonly isUnfilteredEnabled: boolean;
  readonly isSmallTruckAllowed: boolean;
  readonly schedule: ShipToSchedule;
};

/** Which part of it is to blame, and why. */
export type ShipToFault = {
  readonly field: "name" | "street" | "city" | "zip" | "kind" | "deliveryWindow" | "types" | "tankLitres";
  readonly kind: "text-missing" | "text-too-long" | "no-delivery" | "litres-invalid" | "tank-without-litres";
};

export const LONGEST_SHIP_TO_TEXT = 120;

const texts = ["name", "street", "city", "zip", "kind", "deliveryWindow"] as const;

/** More than any cellar holds. */
const mostLitres = 1_000_000;

/**
 * Why a place cannot be kept like this: texts are said and short, something reaches it, and who may order tank beer has a
 * tank. Weekdays may be none: then the standard ones hold (D17).
 *
 * @example
 *   whyNotShipTo({ name: " ", street: "", city: "", zip: "", kind: "", deliveryWindow: "", types: [], isTankEnabled: false,
 *     tankLitresInstalled: 0, isUnfilteredEnabled: false, isSmallTruckAllowed: false,
 *     schedule: { type1: [], pd: [], tank: [], unfiltered: [] } }) // { field: "name", kind: "text-missing" }
 */
export function whyNotShipTo(draft: ShipToDraft): ShipToFault | undefined {
  for (const field of texts) {
    const text = draft[field].trim();
    if (text === "") return { field, kind: "text-missing" };
    if ([...text].length > LONGEST_SHIP_TO_TEXT) return { field, kind: "text-too-long" };
  }
  if (draft.types.length === 0) return { field: "types", kind: "no-delivery" };
  const { tankLitresInstalled: litres } = draft;
  if (!Number.isSafeInteger(litres) || litres < 0 || litres > mostLitres)
    return { field: "tankLitres", kind: "litres-invalid" };
  return draft.isTankEnabled && litres === 0
    ? { field: "tankLitres", kind: "tank-without-litres" }
    : undefined;
}
