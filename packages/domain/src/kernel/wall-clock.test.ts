import { describe, expect, it } from "vitest";
import { localMomentIn } from "./local-moment.ts";
import { wallClockAt } from "./wall-clock.ts";

describe("C19 the wall clock of many moments", () => {
  it("shows what the clock of one shows, all through the years that orders are kept", () => {
    const everyMs = 12_599_000;
    for (let at = Date.parse("2023-12-30"); at < Date.parse("2028-01-05"); at += everyMs) {
      expect(wallClockAt(at, "Europe/Prague")).toEqual(localMomentIn(at, "Europe/Prague"));
    }
  });
});
