import { describe, expect, it, test } from "vitest";
import { toId } from "../../kernel/ids.ts";
import type { PlaceObstacle } from "../place-order.ts";
import { boxesShort, judgeReplacement, obstaclesOfReplacement, type ShortLine } from "./replacement.ts";

const line: ShortLine = { lineNo: 1, ordered: 10, confirmed: null, delivered: null, replaced: 0, claimed: 0 };

describe("DDISP-06 how much of a line is missing", () => {
  test.each([
    ["of an order that waits", "received", {}, 0],
    ["of one that was taken back", "cancelled", { confirmed: 0 }, 0],
    ["confirmed in full", "confirmed", { confirmed: 10 }, 0],
    ["confirmed with less", "confirmed", { confirmed: 6 }, 4],
    ["loaded with less", "loaded", { confirmed: 6 }, 4],
    ["on its way with less, of which two come again", "on-the-way", { confirmed: 6, replaced: 2 }, 2],
    ["delivered as promised, which was less", "delivered", { confirmed: 6, delivered: 6 }, 4],
    ["delivered short", "partially-delivered", { confirmed: 10, delivered: 7 }, 3],
    ["delivered short, all of which comes again", "partially-delivered", { delivered: 7, replaced: 3 }, 0],
    ["delivered, and nobody has counted", "delivered", {}, 0],
  ] as const)("%s", (_case, state, more, expected) => {
    expect(boxesShort(state, { ...line, ...more })).toBe(expected);
  });
});

describe("DDISP-06 what may come in a replacement delivery", () => {
  const lines = [
    { ...line, delivered: 7 },
    { ...line, lineNo: 2, delivered: 10 },
    { ...line, lineNo: 3, delivered: 8, claimed: 1 },
  ];
  const order = { state: "partially-delivered", isProvisional: false, lines, knowsClaims: false } as const;
  test.each([
    ["all that is missing of a line", [{ lineNo: 1, boxes: 3 }], {}, "ok"],
    ["a part of it", [{ lineNo: 1, boxes: 1 }], {}, "ok"],
    ["one box more", [{ lineNo: 1, boxes: 4 }], {}, "more-than-short"],
    ["half a box", [{ lineNo: 1, boxes: 0.5 }], {}, "more-than-short"],
    ["no box", [{ lineNo: 1, boxes: 0 }], {}, "more-than-short"],
    ["of a line that came whole", [{ lineNo: 2, boxes: 1 }], {}, "more-than-short"],
    ["of a line that is none", [{ lineNo: 9, boxes: 1 }], {}, "line-unknown"],
    [
      "a line twice",
      [
        { lineNo: 1, boxes: 1 },
        { lineNo: 1, boxes: 1 },
      ],
      {},
      "line-twice",
    ],
    ["nothing", [], {}, "nothing-replaced"],
    ["of a claimed line, unseen", [{ lineNo: 3, boxes: 1 }], {}, "claimed-as-short"],
    ["of a claimed line, knowingly", [{ lineNo: 3, boxes: 1 }], { knowsClaims: true }, "ok"],
    [
      "while its prices are open",
      [{ lineNo: 1, boxes: 1 }],
      { isProvisional: true },
      "prices-before-replacement",
    ],
    ["of an order that waits", [{ lineNo: 1, boxes: 1 }], { state: "received" as const }, "nothing-short"],
  ])("%s", (_case, wanted, more, expected) => {
    const verdict = judgeReplacement(wanted, { ...order, ...more });
    expect(verdict.ok ? "ok" : verdict.refusal.kind).toBe(expected);
  });
});

it("DDISP-06 the calendar, the vehicle and goods that cannot be had stand against it; minimum, limits, units and prices do not", () => {
  const sku = toId<never>("100101");
  const closed = { kind: "day-closed", nextDay: null } as PlaceObstacle;
  const high = { kind: "limit-crossed", breach: { kind: "max-pallets-exceeded" } } as PlaceObstacle;
  const low = { kind: "limit-crossed", breach: { kind: "min-price-not-reached" } } as PlaceObstacle;
  const problem = (kind: string) => ({ kind: "line-problem", problem: { kind, sku } }) as PlaceObstacle;
  const unknown = problem("product-unknown");
  const waived = ["no-price", "unit-not-orderable", "product-limit-exceeded", "product-limit-reached"].map(
    problem,
  );
  expect(obstaclesOfReplacement([closed, low, ...waived, high, unknown])).toEqual([closed, high, unknown]);
});
