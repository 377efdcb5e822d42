import { describe, expect, it } from "vitest";
import { fromUid, toUid } from "./uid.ts";

describe("opaque ids", () => {
  it.each([
    ["", ""],
    ["4", "NA=="],
    ["44", "NDQ="],
    ["100101", "MTAwMTAx"],
    ["bundle/1/2/1", "YnVuZGxlLzEvMi8x"],
  ])("%j is written %j and read back", (name, uid) => {
    expect(toUid(name)).toBe(uid);
    expect(fromUid(uid)).toBe(name);
  });

  it.each(["N", "ND", "NDQ", "ND=Q", "N!Q=", "NDR="])("%j is none of ours", (uid) => {
    expect(fromUid(uid)).toBeUndefined();
  });
});
