import type { CustomerType } from "../access/customer-type.ts";
import type { CompanyId, ShipToId } from "../kernel/ids.ts";
import type { Weekday } from "../kernel/local-moment.ts";
import type { Country } from "../market/market.ts";

/** SHIPTO-14. */
export type ShipToStatus = "APPROVED" | "SUSPENDED";
/** How goods reach the place: '1' with the usual round, 'PD' with a truck of its own (SHIPTO-13). */
export type ShipToType = "1" | "PD";

/** Delivery weekdays per kind (OP-142); a missing list means that the place has none of its own (D17). */
export type ShipToSchedule = {
  readonly type1: readonly Weekday[];
  readonly pd: readonly Weekday[];
  readonly tank: readonly Weekday[];
  readonly unfiltered: readonly Weekday[];
};

/** What the ordering rules need to know of a place. */
export type ShipToFacts = {
  readonly id: ShipToId;
  readonly companyId: CompanyId;
  readonly name: string;
  readonly country: Country;
  readonly customerType: CustomerType;
  readonly status: ShipToStatus;
  readonly types: readonly ShipToType[];
  readonly isTankEnabled: boolean;
  readonly isUnfilteredEnabled: boolean;
  /** The verdict of the small-truck allow-list; the list itself stays on the server (OP-118). */
  readonly isSmallTruckAllowed: boolean;
  readonly schedule: ShipToSchedule;
  /** Litres of tank installed at the place; 0 when there is none. */
  readonly tankLitresInstalled: number;
};

/**
 * Reads the type text of a ship-to: PD, and any text containing '1' (SHIPTO-13, TRANSPORT-19).
 *
 * @example parseShipToTypes("1,PD") // ["1", "PD"]
 */
export function parseShipToTypes(text: string): readonly ShipToType[] {
  const types: ShipToType[] = [];
  if (text.includes("1")) types.push("1");
  if (text.split(",").some((part) => part.trim() === "PD")) types.push("PD");
  return types;
}
