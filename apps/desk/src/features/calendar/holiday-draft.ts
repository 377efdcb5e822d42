import { aFlag, aText, objectOf, type ValueOf } from "@vycep/shell/storage/shape";
import type { HolidayShops } from "../../shared/graphql.gen/graphql.ts";

/** How shops can be on a day, the usual first. */
export const SHOPS = [
  "open",
  "closed",
  "large_closed",
  "closed_from_noon",
  "large_closed_from_noon",
] as const;

export function shopsIn(text: string): HolidayShops | undefined {
  return SHOPS.find((one) => one === text);
}

/** The shape of a day that is kept while it is checked. */
export const aDay = objectOf({
  ...{ day: aText, name: aText, nameEn: aText, isDayOff: aFlag, shops: aText },
  ...{ doubt: aText, isChecked: aFlag },
});

/** A day as it is being checked (DEDIT-06). */
export type DraftDay = ValueOf<typeof aDay>;
