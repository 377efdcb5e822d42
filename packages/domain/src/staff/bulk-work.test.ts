import { describe, expect, test } from "vitest";
import { judgeBulk, MOST_IN_BULK } from "./bulk-work.ts";

describe("DLIST-03 how many records a batch has", () => {
  test.each([
    ["none", 0, "nothing-chosen"],
    ["one", 1, undefined],
    ["as many as there may be", MOST_IN_BULK, undefined],
    ["one more", MOST_IN_BULK + 1, "too-many-chosen"],
  ])("%s", (_case, records, kind) => {
    const verdict = judgeBulk(records);
    expect(verdict.ok ? undefined : verdict.refusal.kind).toBe(kind);
  });
});
