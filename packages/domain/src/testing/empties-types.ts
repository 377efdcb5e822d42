import type { EmptiesType, EmptiesTypes } from "../empties/empties-type.ts";
import { toMinor } from "../kernel/money.ts";

const type = (
  code: string,
  [unitsPerPallet, deposit, emptyGrams]: readonly [number, number, number],
  carries: EmptiesType["carries"] = null,
): [string, EmptiesType] => [
  code,
  { code, unitsPerPallet, depositMinor: toMinor(deposit), emptyGrams, carries },
];

/** Bottles, crates, kegs and a pallet, worth what they are in Czechia. */
export const EMPTIES_TYPES: EmptiesTypes = new Map([
  type("BTL05", [800, 300, 370]),
  type("BTL025", [1344, 300, 240]),
  type("CR20", [40, 10_000, 1900], { code: "BTL05", units: 20 }),
  type("CR24S", [56, 10_000, 1700], { code: "BTL025", units: 24 }),
  type("KEG50", [12, 150_000, 12_300]),
  type("KEG30", [18, 150_000, 9000]),
  type("KEG20", [30, 150_000, 6600]),
  type("PALEUR", [15, 30_000, 25_000]),
]);
