import { expect, test } from "vitest";
import { driverCodeFrom, parseDriverCode } from "./driver-code.ts";

test("DSIGN-09 every letter of a code comes equally often, and bytes that would not are left out", () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const codes = Array.from({ length: 24 }, (_, at) => driverCodeFrom(all.slice(at * 10)) ?? "");
  const counts = Map.groupBy(codes.join("").replaceAll("-", ""), (letter) => letter);
  expect(counts.size).toBe(31);
  expect(driverCodeFrom(new Uint8Array(32).fill(255))).toBeUndefined();
  expect(driverCodeFrom(new Uint8Array(9))).toBeUndefined();
});

test.each([
  ["K7M2X-9QXD4", "K7M2X-9QXD4"],
  [" k7m2x 9qxd4 ", "K7M2X-9QXD4"],
  ["K7M2X9QXD4", "K7M2X-9QXD4"],
  ["K7M2X-9QXD", undefined],
  ["K7M2X-9QXD0", undefined],
  ["", undefined],
])("DSIGN-09 a code typed as %j is %s", (typed, expected) => {
  expect(parseDriverCode(typed)).toBe(expected);
});
