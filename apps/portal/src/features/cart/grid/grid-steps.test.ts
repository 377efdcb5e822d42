import { describe, expect, test } from "vitest";
import { gridStep, inOtherUnit, shownUnit } from "./grid-steps.ts";

const czech = { packages: "B", layers: "V", pallets: "P" };
const pressed = (key: string, said = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...said,
});

describe("C24 the grid by keyboard", () => {
  test.each([
    ["Enter", {}, { kind: "move", by: 1 }],
    ["Enter", { shiftKey: true }, { kind: "move", by: -1 }],
    ["ArrowDown", {}, { kind: "move", by: 1 }],
    ["ArrowUp", {}, { kind: "move", by: -1 }],
    ["v", {}, { kind: "unit", unit: "layers" }],
    ["P", { shiftKey: true }, { kind: "unit", unit: "pallets" }],
    ["z", { ctrlKey: true }, { kind: "undo" }],
    ["z", { metaKey: true }, { kind: "undo" }],
    ["v", { ctrlKey: true }, undefined],
    ["Escape", {}, { kind: "revert" }],
    ["7", {}, undefined],
    ["Tab", {}, undefined],
  ])("%s %o", (key, said, step) => {
    expect(gridStep(pressed(key, said), czech)).toEqual(step);
  });

  test("a row begins with the unit that is ordered, then the one for new rows, then what there is", () => {
    const none = { packages: 0, layers: 0, pallets: 0 };
    expect(shownUnit({ ...none, layers: 2 }, ["packages", "layers"], "pallets")).toBe("layers");
    expect(shownUnit(none, ["packages", "layers"], "layers")).toBe("layers");
    expect(shownUnit(none, ["packages"], "pallets")).toBe("packages");
  });

  test("C22 a switched unit takes the number along", () => {
    expect(inOtherUnit({ packages: 0, layers: 2, pallets: 1 }, "layers", "pallets")).toEqual({
      packages: 0,
      layers: 0,
      pallets: 3,
    });
    const same = { packages: 0, layers: 0, pallets: 1 };
    expect(inOtherUnit(same, "layers", "packages")).toBe(same);
  });
});
