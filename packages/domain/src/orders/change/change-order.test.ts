import { describe, expect, test } from "vitest";
import { toId } from "../../kernel/ids.ts";
import { toLocalDate, toLocalTime } from "../../kernel/local-moment.ts";
import type { PlaceObstacle } from "../place-order.ts";
import {
  type ChangeFacts,
  type ChangeUntil,
  changedGoods,
  judgeChange,
  lineNumbers,
  obstaclesOfChange,
} from "./change-order.ts";

const at = (minutes: `${number}:${number}`) => ({
  date: toLocalDate("2026-11-24"),
  minutes: toLocalTime(minutes),
});
const facts: ChangeFacts = {
  ...{ state: "received", isBlocked: false, isCollection: false, isProvisional: false },
  replacement: undefined,
  ...{ orderBy: at("13:30"), now: at("13:30") },
};

describe("DORD-04 until when an order is changed, and which", () => {
  test.each<readonly [string, Partial<ChangeFacts>, ChangeUntil, string]>([
    ["received at its cut-off", {}, "cut-off", "ok"],
    ["confirmed before its cut-off", { state: "confirmed" }, "cut-off", "ok"],
    ["a minute after its cut-off", { now: at("13:31") }, "cut-off", "change-too-late"],
    ["for a day that is not delivered any more", { orderBy: undefined }, "cut-off", "change-too-late"],
    ["after its cut-off, until confirmation", { now: at("13:31") }, "confirmation", "ok"],
    ["confirmed, until confirmation", { state: "confirmed" }, "confirmation", "change-too-late"],
    ["confirmed after its cut-off, until loading", { state: "confirmed", now: at("13:31") }, "loading", "ok"],
    ["loaded, until loading", { state: "loaded" }, "loading", "change-too-late"],
    ["cancelled", { state: "cancelled" }, "loading", "change-too-late"],
    ["delivered", { state: "delivered" }, "loading", "change-too-late"],
    ["looked into", { isBlocked: true }, "cut-off", "order-blocked"],
    ["of empties alone", { isCollection: true }, "cut-off", "collection-stays"],
    ["that is a replacement delivery", { replacement: "is-one" as const }, "cut-off", "replacement-stays"],
    ["of which something comes again", { replacement: "has-one" as const }, "cut-off", "replaced-already"],
    ["with provisional prices", { isProvisional: true }, "cut-off", "provisional-prices-first"],
  ])("%s", (_case, more, until, expected) => {
    const verdict = judgeChange({ ...facts, ...more }, until);
    expect(verdict.ok ? "ok" : verdict.refusal.kind).toBe(expected);
  });
});

describe("DORD-04 what stands against its new form", () => {
  const closed: PlaceObstacle = {
    ...{ kind: "day-closed", nextDay: null },
    because: { open: false, kind: "too-early", earliest: toLocalDate("2026-11-27") },
  } as PlaceObstacle;
  const low = { kind: "limit-crossed", breach: { kind: "min-price-not-reached" } } as PlaceObstacle;
  const high = { kind: "limit-crossed", breach: { kind: "max-pallets-exceeded" } } as PlaceObstacle;
  const standing = { day: toLocalDate("2026-11-25"), today: toLocalDate("2026-11-24") };
  test.each([
    ["another day that is closed", { keepsDay: false, overridden: [] }, [closed, low, high]],
    ["the cut-off of its own day is no obstacle", { keepsDay: true, overridden: [] }, [low, high]],
    [
      "nor is a minimum that it was let off",
      { keepsDay: true, overridden: ["minimum", "cut-off"] as const },
      [high],
    ],
    [
      "a cut-off it was let off holds for that day alone",
      { keepsDay: false, overridden: ["cut-off"] as const },
      [closed, low, high],
    ],
  ])("%s", (_case, of, left) => {
    expect(obstaclesOfChange([closed, low, high], { ...standing, ...of })).toEqual(left);
  });
});

test("DORD-04 goods that stay keep the number of their line, and no number comes twice", () => {
  const goods = (sku: string, bundleSku: string | null = null) => ({
    ...{ sku: toId<never>(sku), bundleSku: bundleSku === null ? null : toId<never>(bundleSku) },
  });
  const before = [
    { lineNo: 1, ...goods("100101") },
    { lineNo: 2, ...goods("100112") },
    { lineNo: 3, ...goods("100101", "900001") },
  ];
  const after = [goods("100101", "900001"), goods("100103"), goods("100101"), goods("100104")];
  expect(lineNumbers(before, after)).toEqual([3, 4, 1, 5]);
  expect(lineNumbers([], [goods("100101")])).toEqual([1]);
});

test("DORD-04 what was changed, taken out and added", () => {
  const before = [
    { lineNo: 1, boxes: 3 },
    { lineNo: 2, boxes: 4 },
    { lineNo: 3, boxes: 5 },
  ];
  const after = [
    { lineNo: 1, boxes: 3 },
    { lineNo: 3, boxes: 8 },
    { lineNo: 4, boxes: 1 },
  ];
  expect(changedGoods(before, after)).toEqual([
    { line: { lineNo: 2, boxes: 4 }, before: 4, after: 0 },
    { line: { lineNo: 3, boxes: 8 }, before: 5, after: 8 },
    { line: { lineNo: 4, boxes: 1 }, before: 0, after: 1 },
  ]);
});
