import { describe, expect, it } from "vitest";
import { isOddSize, renditionsOf } from "./picture.ts";

describe("CATALOG-04 the sizes in which a picture is kept", () => {
  it.each([
    [3000, 4000, ["144×192", "480×640", "960×1280"]],
    [960, 1280, ["144×192", "480×640", "960×1280"]],
    [700, 500, ["192×137", "640×457", "700×500"]],
    [640, 640, ["192×192", "640×640"]],
    [150, 150, ["150×150"]],
  ])("of %i × %i pixels", (width, height, sizes) => {
    expect(renditionsOf({ width, height }).map((made) => `${made.width}×${made.height}`)).toEqual(sizes);
  });

  it("those of the largest are those of the picture itself", () => {
    for (const size of [
      { width: 3023, height: 4031 },
      { width: 1999, height: 517 },
      { width: 101, height: 399 },
    ]) {
      const made = renditionsOf(size);
      const largest = made.at(-1) ?? size;
      expect(renditionsOf(largest).map(({ edge }) => edge)).toEqual(made.map(({ edge }) => edge));
    }
  });

  it.each([
    [96, 384, false],
    [95, 200, true],
    [100, 401, true],
    [4000, 3000, false],
  ])("%i × %i pixels are odd: %s", (width, height, isOdd) => {
    expect(isOddSize({ width, height })).toBe(isOdd);
    expect(isOddSize({ width: height, height: width })).toBe(isOdd);
  });
});
