import { aText, listOf, objectOf, recordOf, type ValueOf } from "@vycep/shell/storage/shape";
import type { DeskOrderUnit } from "../../shared/graphql.gen/graphql.ts";
import type { Dated, Units } from "./use-portal-settings.ts";

export const UNITS = ["packages", "layers", "pallets"] as const satisfies readonly DeskOrderUnit[];

export const aSettingsDraft = objectOf({
  validFrom: aText,
  bannerRotation: aText,
  sections: listOf(aText),
  /** By customer type and method. */
  units: recordOf(listOf(aText)),
});

export type SettingsDraft = ValueOf<typeof aSettingsDraft>;

export function keyOfUnits({ customerType, method }: Pick<Units, "customerType" | "method">): string {
  return `${customerType} ${method}`;
}

/** What holds, as the form begins. */
export function draftOf({ bannerRotation, sections, units }: Dated, validFrom: string): SettingsDraft {
  return {
    validFrom,
    bannerRotation: String(bannerRotation),
    sections: [...sections],
    units: Object.fromEntries(units.map((of) => [keyOfUnits(of), [...of.units]])),
  };
}

/** As the API takes it. */
export function inputOf({ bannerRotation, sections, units }: SettingsDraft) {
  return {
    bannerRotation: /^\d{1,4}$/.test(bannerRotation.trim()) ? Number(bannerRotation) : 0,
    sections: [...sections],
    units: Object.entries(units).map(([key, chosen]) => {
      const [customerType = "", method = ""] = key.split(" ");
      return { customerType, method, units: UNITS.filter((unit) => chosen.includes(unit)) };
    }),
  };
}

/** How many things are other than what holds. */
export function changesIn(draft: SettingsDraft, held: Dated): number {
  const before = draftOf(held, "");
  const sections = new Set([...draft.sections, ...before.sections]);
  return (
    Number(draft.bannerRotation.trim() !== before.bannerRotation) +
    [...sections].filter((one) => draft.sections.includes(one) !== before.sections.includes(one)).length +
    Object.entries(before.units).filter(([key, units]) =>
      UNITS.some((unit) => units.includes(unit) !== draft.units[key]?.includes(unit)),
    ).length
  );
}
