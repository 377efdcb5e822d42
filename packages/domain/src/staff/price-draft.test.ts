import { describe, expect, test } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import { judgeDraftMove, type PriceDraftFacts, type PriceDraftMove } from "./price-draft.ts";

const right = (limit: number | undefined) => [{ area: "prices", power: "approve", limit } as const];
const houseRights = [
  { role: "catalogue", area: "prices", power: "approve", limit: 5 } as const,
  { role: "admin", area: "prices", power: "approve", limit: undefined } as const,
];
const actor = (uid: string, limit: number | undefined) => ({
  ...{ uid, rights: right(limit), houseRights, today: toLocalDate("2026-11-23") },
});
const draft = (facts: Partial<PriceDraftFacts>): PriceDraftFacts => ({
  ...{
    state: "open",
    validFrom: toLocalDate("2026-12-01"),
    lines: 3,
    conflicts: 0,
    percent: 4,
    authors: ["V"],
  },
  ...facts,
});

describe("DPRICE-03 four eyes", () => {
  test.each<[string, PriceDraftMove, Partial<PriceDraftFacts>, ReturnType<typeof actor>, string]>([
    ["handed in", "hand_in", {}, actor("V", 5), "ok"],
    ["without lines", "hand_in", { lines: 0 }, actor("V", 5), "no-lines"],
    ["for yesterday", "hand_in", { validFrom: toLocalDate("2026-11-22") }, actor("V", 5), "day-passed"],
    ["for today", "hand_in", { validFrom: toLocalDate("2026-11-23") }, actor("V", 5), "ok"],
    ["changed meanwhile", "hand_in", { conflicts: 1 }, actor("V", 5), "prices-changed"],
    ["handed in twice", "hand_in", { state: "waiting" }, actor("V", 5), "draft-not-so"],
    ["changed while it waits", "change", { state: "waiting" }, actor("V", 5), "draft-not-so"],
    ["approved by another", "approve", { state: "waiting", percent: 40 }, actor("M", undefined), "ok"],
    ["approved by who proposed", "approve", { state: "waiting" }, actor("V", undefined), "own-draft"],
    [
      "approved above the limit",
      "approve",
      { state: "waiting", percent: 5.01 },
      actor("W", 5),
      "over-your-limit",
    ],
    [
      "approved after its day",
      "approve",
      { state: "waiting", validFrom: toLocalDate("2026-11-01") },
      actor("M", undefined),
      "day-passed",
    ],
    ["approved twice", "approve", { state: "planned" }, actor("M", undefined), "draft-not-so"],
    ["taken back", "take_back", { state: "published" }, actor("V", 5), "ok"],
    [
      "taken back above the limit",
      "take_back",
      { state: "published", percent: 9 },
      actor("V", 5),
      "over-your-limit",
    ],
    ["taken back twice", "take_back", { state: "taken_back" }, actor("V", 5), "draft-not-so"],
    ["stopped before it is published", "return", { state: "planned" }, actor("V", 5), "ok"],
    ["dropped once published", "drop", { state: "published" }, actor("V", 5), "draft-not-so"],
  ])("%s", (_case, move, facts, who, verdict) => {
    const judged = judgeDraftMove(move, draft(facts), who);
    expect(judged.ok ? "ok" : judged.refusal.kind).toBe(verdict);
  });
});
