import { describe, expect, test } from "vitest";
import { orderableUnitNames, parseOrderableUnits } from "../catalog/orderable-units.ts";
import { toLocalDate } from "../kernel/local-moment.ts";
import {
  judgePortalSettings,
  METHODS_WITH_UNITS,
  type PortalSettings,
  SWITCHED_SECTIONS,
  TYPES_WITH_UNITS,
} from "./portal-settings.ts";

const today = toLocalDate("2026-11-23");
const fine: PortalSettings = {
  bannerRotation: 8,
  sections: ["Catalogue", "My Orders"],
  units: TYPES_WITH_UNITS.flatMap((customerType) =>
    METHODS_WITH_UNITS.map((method) => ({ customerType, method, units: ["packages", "pallets"] as const })),
  ),
};

describe("DCONF-01 what the portal shows is refused", () => {
  const [first, ...others] = fine.units;
  if (first === undefined) throw new Error("no units");
  test.each<[string, Partial<PortalSettings>, string]>([
    ["when a banner flickers", { bannerRotation: 2 }, "rotation-invalid"],
    ["when a banner never leaves", { bannerRotation: 61 }, "rotation-invalid"],
    ["in halves of a second", { bannerRotation: 7.5 }, "rotation-invalid"],
    ["when nothing could be ordered", { sections: ["My Orders"] }, "catalogue-off"],
    ["of what is always on", { sections: ["Catalogue", "Home Page"] }, "section-always-on"],
    ["when a method has no units", { units: others }, `units-missing POS ${first.method}`],
    [
      "when a method has an empty list of units",
      { units: [...others, { ...first, units: [] }] },
      `units-missing POS ${first.method}`,
    ],
    ["when a method is named twice", { units: [...fine.units, first] }, `units-missing POS ${first.method}`],
    [
      "of units that are none",
      { units: [...others, { ...first, method: "emptiespickup_emptiespickup" }] },
      "units-unknown POS emptiespickup_emptiespickup",
    ],
  ])("%s", (_case, change, expected) => {
    const verdict = judgePortalSettings({ ...fine, ...change }, { validFrom: today, today });
    expect(verdict.ok ? "ok" : Object.values(verdict.refusal).join(" ")).toBe(expected);
  });

  test("of days that have passed, and not of today", () => {
    const yesterday = judgePortalSettings(fine, { validFrom: toLocalDate("2026-11-22"), today });
    expect(yesterday).toMatchObject({ refusal: { kind: "day-passed" } });
    expect(judgePortalSettings(fine, { validFrom: today, today }).ok).toBe(true);
  });
});

test("PERM-18 the four that are always on cannot be switched", () => {
  expect(SWITCHED_SECTIONS).not.toContain("Home Page");
  expect(SWITCHED_SECTIONS).toContain("Catalogue");
});

test("CONFIG-08 units are read as they were written", () => {
  expect(orderableUnitNames(["pallets", "packages"])).toEqual(["Packaging", "Pallets"]);
  expect(parseOrderableUnits(orderableUnitNames(["layers", "pallets"]).join(","))).toEqual([
    "layers",
    "pallets",
  ]);
});
