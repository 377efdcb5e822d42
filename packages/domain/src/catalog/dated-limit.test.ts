import { describe, expect, test } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import { type DatedLimit, judgeLimit, limitStanding } from "./dated-limit.ts";

const today = toLocalDate("2026-11-23");
const limit = (text: string): DatedLimit => {
  const [boxes = "", from = "", to = ""] = text.split(" ");
  return {
    maxBoxes: Number(boxes),
    validFrom: toLocalDate(`2026-${from}`),
    validTo: to === "" ? null : toLocalDate(`2026-${to}`),
  };
};

describe("DGOOD-04 a limit of a product at a place", () => {
  test.each([
    ["a new one from today on", "40 11-23", undefined, [], "ok"],
    ["one that forbids the product", "0 12-01 12-31", undefined, [], "ok"],
    ["half a box", "1.5 12-01", undefined, [], "boxes-invalid"],
    ["less than nothing", "-1 12-01", undefined, [], "boxes-invalid"],
    ["more than there is", "1000001 12-01", undefined, [], "boxes-invalid"],
    ["a new one for days that passed", "40 11-22", undefined, [], "day-passed"],
    ["an end before its start", "40 12-02 12-01", undefined, [], "ends-before-start"],
    ["a running one, raised", "60 11-01", "40 11-01", [], "ok"],
    ["a running one that ends today", "40 11-01 11-23", "40 11-01", [], "ok"],
    ["a running one that should have ended", "40 11-01 11-22", "40 11-01", [], "day-passed"],
    ["a running one that begins otherwise", "40 12-01", "40 11-01", [], "begun-already"],
    ["one that is over, its amount corrected", "50 11-01 11-10", "40 11-01 11-10", [], "ok"],
    ["one ahead that is moved", "40 12-10", "40 12-01", [], "ok"],
    ["the day after another ends", "40 12-11", undefined, ["20 12-01 12-10"], "ok"],
    ["the day on which another ends", "40 12-10", undefined, ["20 12-01 12-10"], "limits-overlap"],
    ["until another begins, without an end", "40 12-01", undefined, ["20 12-24"], "limits-overlap"],
    ["until the day before another begins", "40 12-01 12-23", undefined, ["20 12-24"], "ok"],
  ])("%s", (_case, wanted, was, others, expected) => {
    const verdict = judgeLimit(limit(wanted), {
      was: was === undefined ? undefined : limit(was),
      others: others.map(limit),
      today,
    });
    expect(verdict.ok ? "ok" : verdict.refusal.kind).toBe(expected);
  });

  test.each([
    ["40 11-24", "ahead"],
    ["40 11-23", "holds"],
    ["40 11-01 11-23", "holds"],
    ["40 11-01 11-22", "over"],
  ])("%s %s", (text, expected) => {
    expect(limitStanding(limit(text), today)).toBe(expected);
  });
});
