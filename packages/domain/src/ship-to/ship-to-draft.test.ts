import { describe, expect, test } from "vitest";
import { faultsOfShipTo, LONGEST_SHIP_TO_TEXT, type ShipToDraft, whyNotShipTo } from "./ship-to-draft.ts";

const sound: ShipToDraft = {
  ...{ name: "U Modré hvězdy", street: "Sladovnická 12", city: "Lipovrch", zip: "549 01", kind: "pub" },
  ...{ deliveryWindow: "7:00-11:00", types: ["1"], isTankEnabled: true, tankLitresInstalled: 2000 },
  ...{ isUnfilteredEnabled: false, isSmallTruckAllowed: true },
  schedule: { type1: [1, 4], pd: [], tank: [], unfiltered: [] },
};

describe("DCUST-02 what a place may be", () => {
  test.each<[string, Partial<ShipToDraft>, object | undefined]>([
    ["all of it said", {}, undefined],
    ["no weekday of its own", { schedule: { type1: [], pd: [], tank: [], unfiltered: [] } }, undefined],
    ["no name", { name: " " }, { field: "name", kind: "text-missing" }],
    ["no town", { city: "" }, { field: "city", kind: "text-missing" }],
    ["the longest name", { name: "ž".repeat(LONGEST_SHIP_TO_TEXT) }, undefined],
    [
      "a letter too many",
      { name: "ž".repeat(LONGEST_SHIP_TO_TEXT + 1) },
      { field: "name", kind: "text-too-long" },
    ],
    ["nothing that reaches it", { types: [] }, { field: "types", kind: "no-delivery" }],
    ["half a litre", { tankLitresInstalled: 0.5 }, { field: "tankLitres", kind: "litres-invalid" }],
    ["below nought", { tankLitresInstalled: -1 }, { field: "tankLitres", kind: "litres-invalid" }],
    [
      "tank beer without a tank",
      { tankLitresInstalled: 0 },
      { field: "tankLitres", kind: "tank-without-litres" },
    ],
    ["no tank and no tank beer", { tankLitresInstalled: 0, isTankEnabled: false }, undefined],
  ])("%s", (_case, part, fault) => {
    expect(whyNotShipTo({ ...sound, ...part })).toEqual(fault);
  });

  test("all that is wrong is told, once of each field", () => {
    const all = { name: "", zip: " ", kind: "ž".repeat(200), types: [], tankLitresInstalled: -1 };
    expect(faultsOfShipTo({ ...sound, ...all })).toEqual([
      { field: "name", kind: "text-missing" },
      { field: "zip", kind: "text-missing" },
      { field: "kind", kind: "text-too-long" },
      { field: "types", kind: "no-delivery" },
      { field: "tankLitres", kind: "litres-invalid" },
    ]);
    expect(faultsOfShipTo(sound)).toEqual([]);
  });
});
