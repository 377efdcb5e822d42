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
  return faultsOfShipTo(draft)[0];
}

/**
 * All for which a place cannot be kept like this, one of a field (DCUST-02).
 *
 * @example
 *   faultsOfShipTo({ name: "U Lípy", street: "Náves 1", city: "", zip: "549 01", kind: "pub", deliveryWindow: "7:00-11:00", types: [],
 *     isTankEnabled: true, tankLitresInstalled: 500, isUnfilteredEnabled: false, isSmallTruckAllowed: false,
 *     schedule: { type1: [], pd: [], tank: [], unfiltered: [] } })
 *   // [{ field: "city", kind: "text-missing" }, { field: "types", kind: "no-delivery" }]
 */
export function faultsOfShipTo(draft: ShipToDraft): readonly ShipToFault[] {
  const tank = faultOfTank(draft);
  return [
    ...texts.flatMap((field) => faultOfText(field, draft[field].trim()) ?? []),
    ...(draft.types.length === 0 ? [{ field: "types", kind: "no-delivery" } as const] : []),
    ...(tank === undefined ? [] : [{ field: "tankLitres", kind: tank } as const]),
  ];
}

function faultOfText(field: (typeof texts)[number], text: string): ShipToFault | undefined {
  if (text === "") return { field, kind: "text-missing" };
  return [...text].length > LONGEST_SHIP_TO_TEXT ? { field, kind: "text-too-long" } : undefined;
}

function faultOfTank({ isTankEnabled, tankLitresInstalled: litres }: ShipToDraft) {
  if (!Number.isSafeInteger(litres) || litres < 0 || litres > mostLitres) return "litres-invalid";
  return isTankEnabled && litres === 0 ? "tank-without-litres" : undefined;
}
