import { describe, expect, test } from "vitest";
import { type Currency, toMinor } from "../kernel/money.ts";
import {
  type CreditLine,
  type CreditMove,
  type CreditState,
  judgeCredit,
  judgeCreditMove,
  lineComingAgain,
} from "./credit-proposal.ts";

const lines = [
  { lineNo: 1, boxes: 4, credited: 1, invoiced: 10, creditedOfOrder: 1 },
  { lineNo: 2, boxes: 3, credited: 0, invoiced: 5, creditedOfOrder: 3 },
  { lineNo: 3, boxes: 1, credited: 1, invoiced: 9, creditedOfOrder: 1 },
];
const credit = (lineNo: number, boxes: number): CreditLine => ({ lineNo, boxes });

describe("DTICK-03 how much of a claim comes back", () => {
  test.each<[string, readonly CreditLine[], unknown]>([
    ["all that is left of two lines", [credit(1, 3), credit(2, 2)], "ok"],
    ["less than was claimed", [credit(1, 1)], "ok"],
    ["nothing", [], { kind: "nothing-credited" }],
    ["a line that was not claimed", [credit(9, 1)], { kind: "credit-line-unknown", lineNo: 9 }],
    ["a line twice", [credit(1, 1), credit(1, 1)], { kind: "credit-line-unknown", lineNo: 1 }],
    ["more than was claimed and is left", [credit(1, 4)], { kind: "more-than-claimed", lineNo: 1, most: 3 }],
    ["more than is on invoices", [credit(2, 3)], { kind: "more-than-claimed", lineNo: 2, most: 2 }],
    ["what came back already", [credit(3, 1)], { kind: "more-than-claimed", lineNo: 3, most: 0 }],
    ["no box", [credit(1, 0)], { kind: "more-than-claimed", lineNo: 1, most: 3 }],
    ["half a box", [credit(1, 0.5)], { kind: "more-than-claimed", lineNo: 1, most: 3 }],
  ])("%s", (_what, wanted, expected) => {
    const verdict = judgeCredit(wanted, lines);
    expect(verdict.ok ? "ok" : verdict.refusal).toEqual(expected);
  });

  test("of what is not invoiced nothing", () => {
    const [first] = lines;
    const open = first === undefined ? [] : [{ ...first, invoiced: 0 }];
    expect(judgeCredit([credit(1, 1)], open)).toMatchObject({ refusal: { kind: "not-invoiced" } });
  });
});

describe("DTICK-03 who decides on a credit", () => {
  const proposal = (state: CreditState, minor: number, currency: Currency = "CZK") => ({
    ...{ state, by: "S02", credit: { minor: toMinor(minor), currency } },
  });
  test.each<[string, CreditMove, ReturnType<typeof proposal>, string, number | undefined, string]>([
    ["another within the limit", "approve", proposal("waiting", 500_000), "S09", 500_000, "ok"],
    ["another above it", "approve", proposal("waiting", 500_001), "S09", 500_000, "over-your-limit"],
    ["200 € are 5 000 Kč", "approve", proposal("waiting", 20_000, "EUR"), "S09", 500_000, "ok"],
    [
      "and a cent more is not",
      "approve",
      proposal("waiting", 20_001, "EUR"),
      "S09",
      500_000,
      "over-your-limit",
    ],
    ["finance without a limit", "approve", proposal("waiting", 9_000_000), "S07", undefined, "ok"],
    ["who proposed it", "approve", proposal("waiting", 1), "S02", undefined, "own-credit"],
    ["who proposed it does not decline", "decline", proposal("waiting", 1), "S02", undefined, "own-credit"],
    ["but takes it back", "withdraw", proposal("waiting", 1), "S02", 0, "ok"],
    ["another takes nothing back", "withdraw", proposal("waiting", 1), "S07", undefined, "not-own-credit"],
    ["approved twice", "approve", proposal("credited", 1), "S07", undefined, "credit-not-waiting"],
    [
      "declined after it was made",
      "decline",
      proposal("credited", 1),
      "S07",
      undefined,
      "credit-not-waiting",
    ],
  ])("%s", (_what, move, facts, uid, limit, expected) => {
    const rights = [{ area: "papers", power: "approve", limit } as const];
    const verdict = judgeCreditMove(move, facts, { uid, rights });
    expect(verdict.ok ? "ok" : verdict.refusal.kind).toBe(expected);
  });
});

describe("DDISP-06 what is claimed as short and comes again", () => {
  const lines = [
    { lineNo: 1, reason: "short", replaced: 2 },
    { lineNo: 2, reason: "short", replaced: 0 },
    { lineNo: 3, reason: "damaged", replaced: 2 },
  ] as const;
  test.each([
    ["a short line that comes again", [1], 1],
    ["one of which nothing comes", [2], undefined],
    ["one that was damaged", [3], undefined],
    ["one among others", [2, 3, 1], 1],
    ["a line that is none", [9], undefined],
  ] as const)("%s", (_case, wanted, expected) => {
    expect(
      lineComingAgain(
        wanted.map((lineNo) => ({ lineNo, boxes: 1 })),
        lines,
      ),
    ).toBe(expected);
  });
});
