import type { Weekday } from "@vycep/domain/kernel/local-moment";
import type { ShipToType } from "@vycep/domain/ship-to/ship-to";
import type { ShipToDraft } from "@vycep/domain/ship-to/ship-to-draft";
import type { DeskShipToInput } from "../../../platform/desk/desk-graphql.gen.ts";

type Wanted = Omit<DeskShipToInput, "id" | "version">;

const types: readonly ShipToType[] = ["1", "PD"];

/** What somebody wants of a place, with its texts trimmed; undefined where a weekday is none. */
export function shipToDraftOf({
  weekdays: { standard, truck, tank, unfiltered },
  types: wanted,
  tankLitres,
  ...rest
}: Wanted): ShipToDraft | undefined {
  const [type1, pd, ofTank, ofUnfiltered] = [standard, truck, tank, unfiltered].map(weekdaysOf);
  if (!type1 || !pd || !ofTank || !ofUnfiltered) return undefined;
  const said = (text: string) => text.toWellFormed().trim();
  return {
    ...{ name: said(rest.name), street: said(rest.street), city: said(rest.city), zip: said(rest.zip) },
    ...{ kind: said(rest.kind), deliveryWindow: said(rest.deliveryWindow) },
    types: types.filter((type) => wanted.includes(type)),
    isTankEnabled: rest.isTankEnabled,
    tankLitresInstalled: tankLitres,
    isUnfilteredEnabled: rest.isUnfilteredEnabled,
    isSmallTruckAllowed: rest.isSmallTruckAllowed,
    schedule: { type1, pd, tank: ofTank, unfiltered: ofUnfiltered },
  };
}

/** Each once, in their order. */
export function weekdaysOf(days: readonly number[]): readonly Weekday[] | undefined {
  const known = days.filter((day): day is Weekday => Number.isInteger(day) && day >= 1 && day <= 7);
  return known.length === days.length ? [...new Set(known)].toSorted((one, other) => one - other) : undefined;
}
