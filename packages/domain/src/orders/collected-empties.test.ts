import { describe, expect, it, test } from "vitest";
import { judgeCollected } from "./collected-empties.ts";

const takenBack = new Set(["KEG50", "KEG30", "CR20"]);
const planned = [
  { lineNo: 1, code: "KEG50", units: 7 },
  { lineNo: 2, code: "CR20", units: 30 },
];
const as = (units: Readonly<Record<string, number>>) =>
  Object.entries(units).map(([code, count]) => ({ code, units: count }));
const judged = (told: Parameters<typeof judgeCollected>[0], lines = planned) =>
  judgeCollected(told, { planned: lines, takenBack });

describe("EMPTIES-01 D11 what the driver really took over", () => {
  test.each([
    ["as planned", { KEG50: 7, CR20: 30 }, [7, 30], {}],
    ["less and more", { CR20: 31, KEG50: 5 }, [5, 31], {}],
    ["nothing at all", { KEG50: 0, CR20: 0 }, [0, 0], {}],
    ["what was not planned", { KEG50: 7, CR20: 30, KEG30: 2 }, [7, 30], { KEG30: 2 }],
    ["nothing of what was not planned", { KEG50: 7, CR20: 30, KEG30: 0 }, [7, 30], {}],
  ])("%s", (_, told, units, unplanned) => {
    expect(judged(as(told))).toEqual({
      ok: true,
      value: {
        lines: units.map((count, at) => ({ lineNo: at + 1, units: count })),
        unplanned: as(unplanned),
      },
    });
  });

  test.each([
    ["a type that nobody takes back", as({ KEG50: 7, CR20: 30, BARREL: 1 }), "empties-unknown", "BARREL"],
    ["a type twice", [...as({ KEG50: 7, CR20: 30 }), { code: "KEG50", units: 7 }], "empties-twice", "KEG50"],
    ["a new type twice", [...as({ KEG30: 1 }), ...as({ KEG30: 1 })], "empties-twice", "KEG30"],
    ["a planned type left out", as({ KEG50: 7 }), "empties-missing", "CR20"],
  ])("%s is refused", (_, told, kind, code) => {
    expect(judged(told)).toEqual({ ok: false, refusal: { kind, code } });
  });

  it("a planned type counts as known, also when it is not taken back any more", () => {
    expect(judged(as({ BARREL: 1 }), [{ lineNo: 1, code: "BARREL", units: 2 }])).toMatchObject({ ok: true });
  });

  it("one type in two lines fills the first up to its plan", () => {
    const two = [
      { lineNo: 1, code: "KEG50", units: 4 },
      { lineNo: 2, code: "KEG50", units: 3 },
    ];
    expect(judged(as({ KEG50: 9 }), two)).toMatchObject({
      value: {
        lines: [
          { lineNo: 1, units: 4 },
          { lineNo: 2, units: 5 },
        ],
      },
    });
  });
});
