import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { namesIn } from "../kernel/closed-list.ts";
import { type OrderNumber, toId } from "../kernel/ids.ts";
import { addDays, toLocalDate } from "../kernel/local-moment.ts";
import { ORDER_STATES } from "../orders/order-states.ts";
import { answerClaims, claimStateOf, type OpenClaimLine } from "./answer-claims.ts";
import { boxesToClaim, type ClaimFacts, judgeClaim, whyNotClaim } from "./claim.ts";
import { claimTermOf, lastDayToClaim } from "./claim-deadline.ts";
import { CLAIM_REASONS, categoryOfClaim } from "./claim-reason.ts";
import { claimDraftKey } from "./draft-key.ts";

const delivered = toLocalDate("2028-02-27");
const facts: ClaimFacts = {
  state: "delivered",
  deliveryDate: delivered,
  today: delivered,
  term: { days: 3, spoiledDays: 1 },
  lines: [{ lineNo: 1, delivered: 10, credited: 0, claimed: 0, settled: 0 }],
};
const anyReason = fc.constantFrom(...CLAIM_REASONS);
const anyTerm = fc.record({ days: fc.nat(9), spoiledDays: fc.nat(9) });

describe("B2 how many boxes may be claimed", () => {
  const line = { lineNo: 1, delivered: 10, credited: 0, claimed: 0, settled: 0 };
  it.each([
    ["all that came", {}, 10],
    ["none of what did not come", { delivered: 0 }, 0],
    ["not what is claimed already", { claimed: 4 }, 6],
    ["nor what was given back unasked", { credited: 3 }, 7],
    ["a claim that was credited counts once", { claimed: 4, credited: 4, settled: 4 }, 6],
    ["beyond the claim it counts as well", { claimed: 2, credited: 5, settled: 2 }, 5],
    ["never fewer than none", { claimed: 10, credited: 10, settled: 0 }, 0],
    ["more settled than credited changes nothing", { claimed: 4, credited: 1, settled: 4 }, 6],
  ])("%s", (_what, change, boxes) => expect(boxesToClaim({ ...line, ...change })).toBe(boxes));

  it.each([
    [1, "ok"],
    [10, "ok"],
    [11, "more-than-delivered"],
    [0, "more-than-delivered"],
    [-1, "more-than-delivered"],
    [1.5, "more-than-delivered"],
    [Number.NaN, "more-than-delivered"],
    [Number.POSITIVE_INFINITY, "more-than-delivered"],
  ])("of ten %d: %s", (boxes, expected) => {
    const verdict = judgeClaim([{ lineNo: 1, reason: "short", boxes }], facts);
    expect(verdict.ok ? "ok" : verdict.refusal).toEqual(
      expected === "ok" ? "ok" : { kind: expected, lineNo: 1, most: 10 },
    );
  });
});

describe("B2 until when it may be claimed", () => {
  it.each(CLAIM_REASONS)("%s: on its last day and no day later, over a leap day as well", (reason) => {
    fc.assert(
      fc.property(anyTerm, fc.integer({ min: -1, max: 12 }), (term, days) => {
        const today = addDays(delivered, days);
        const verdict = judgeClaim([{ lineNo: 1, reason, boxes: 1 }], { ...facts, term, today });
        const most = reason === "spoiled" ? term.spoiledDays : term.days;
        expect(verdict.ok).toBe(days <= most);
        if (!verdict.ok) {
          expect(verdict.refusal).toEqual({
            ...{ kind: "claim-too-late", lineNo: 1, lastDay: addDays(delivered, most) },
          });
        }
      }),
    );
  });

  it("it is said to be too late only when it is so for every reason", () => {
    fc.assert(
      fc.property(anyTerm, fc.integer({ min: 0, max: 12 }), (term, days) => {
        const now = { ...facts, term, today: addDays(delivered, days) };
        const isOpen = CLAIM_REASONS.some((reason) => judgeClaim([{ lineNo: 1, reason, boxes: 1 }], now).ok);
        expect(whyNotClaim(now)).toBe(isOpen ? undefined : "claim-too-late");
      }),
    );
  });

  it.each([
    ["short", "2028-03-01"],
    ["damaged", "2028-03-01"],
    ["wrong", "2028-03-01"],
    ["short-dated", "2028-03-01"],
    ["spoiled", "2028-02-28"],
  ] as const)("what came on 27 February 2028 and is %s: until %s", (reason, last) => {
    expect(lastDayToClaim(delivered, reason, claimTermOf(delivered, []))).toBe(last);
  });

  it("agreed terms take the place of the usual one, those nearest to the company first, the longest of several", () => {
    const scopes = ["contract", "company", "everybody"] as const;
    const anyAgreed = fc.array(
      fc.record({ for: fc.constantFrom(...scopes), days: fc.nat(9), spoiledDays: fc.nat(9) }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(anyAgreed, (agreed) => {
        const nearest = scopes.find((scope) => agreed.some((term) => term.for === scope));
        const own = agreed.filter((term) => term.for === nearest);
        expect(claimTermOf(delivered, agreed)).toEqual({
          days: Math.max(...own.map(({ days }) => days)),
          spoiledDays: Math.max(...own.map(({ spoiledDays }) => spoiledDays)),
        });
      }),
    );
  });

  it("before all rows there is no usual one", () => {
    expect(claimTermOf(toLocalDate("2000-01-01"), [])).toMatchObject({ days: 3, spoiledDays: 1 });
    expect(claimTermOf(toLocalDate("1999-12-31"), [])).toEqual({ days: 0, spoiledDays: 0 });
  });
});

test("B2 only what was delivered, whole or in part, can be claimed", () => {
  for (const state of namesIn(ORDER_STATES)) {
    const may = state === "delivered" || state === "partially-delivered";
    const verdict = judgeClaim([{ lineNo: 1, reason: "short", boxes: 1 }], { ...facts, state });
    expect([state, verdict.ok]).toEqual([state, may]);
    expect(whyNotClaim({ ...facts, state })).toBe(may ? undefined : "not-delivered");
  }
});

test("B2 a claim stands in the category of the first reason of the list that it has", () => {
  fc.assert(
    fc.property(fc.array(anyReason, { minLength: 1, maxLength: 6 }), (reasons) => {
      const first = CLAIM_REASONS.find((reason) => reasons.includes(reason)) ?? "short";
      expect(categoryOfClaim(reasons)).toEqual(categoryOfClaim([first]));
    }),
  );
  expect(categoryOfClaim(["spoiled"])).toEqual({ category: "quality", subcategory: "quality-claim" });
  expect(categoryOfClaim(["spoiled", "short-dated"]).subcategory).toBe("delivery-date");
  expect(categoryOfClaim([]).subcategory).toBe("delivery-short");
});

describe("B2 what a credit note answers", () => {
  const anyOpen = fc
    .array(
      fc.record({
        lineNo: fc.integer({ min: 1, max: 3 }),
        boxes: fc.integer({ min: 1, max: 9 }),
        done: fc.nat(9),
      }),
      { maxLength: 6 },
    )
    .map((lines) =>
      lines.map(
        ({ lineNo, boxes, done }, at): OpenClaimLine => ({
          ...{ caseNumber: `CS${at}`, lineNo, boxes, credited: Math.min(done, boxes) },
        }),
      ),
    );
  const anyCredit = fc.array(fc.record({ lineNo: fc.integer({ min: 1, max: 4 }), boxes: fc.nat(20) }), {
    maxLength: 5,
  });
  const boxesOf = (lines: readonly { readonly boxes: number }[]) =>
    lines.reduce((sum, { boxes }) => sum + boxes, 0);

  it("is of its own lines, never more than it gives back nor than was asked, and as much as fits", () => {
    fc.assert(
      fc.property(anyOpen, anyCredit, (open, credited) => {
        const answered = answerClaims(open, credited);
        expect(answered.every(({ boxes }) => boxes > 0)).toBe(true);
        for (const lineNo of [1, 2, 3, 4]) {
          const ofLine = <Line extends { readonly lineNo: number }>(lines: readonly Line[]) =>
            lines.filter((line) => line.lineNo === lineNo);
          const asked = ofLine(open).reduce((sum, line) => sum + line.boxes - line.credited, 0);
          expect(boxesOf(ofLine(answered))).toBe(Math.min(asked, boxesOf(ofLine(credited))));
        }
        for (const line of open) {
          const own = answered.filter(
            ({ caseNumber, lineNo }) => caseNumber === line.caseNumber && lineNo === line.lineNo,
          );
          expect(boxesOf(own)).toBeLessThanOrEqual(line.boxes - line.credited);
        }
      }),
    );
  });

  it("a younger claim waits until the older one is answered whole", () => {
    const open = [1, 2, 3].map((at) => ({ caseNumber: `CS${at}`, lineNo: 7, boxes: 2, credited: 0 }));
    expect(answerClaims(open, [{ lineNo: 7, boxes: 3 }])).toEqual([
      { caseNumber: "CS1", lineNo: 7, boxes: 2 },
      { caseNumber: "CS2", lineNo: 7, boxes: 1 },
    ]);
  });

  it("a line that it has twice is not answered twice", () => {
    const open = [{ caseNumber: "CS1", lineNo: 7, boxes: 2, credited: 0 }];
    const twice = [
      { lineNo: 7, boxes: 1 },
      { lineNo: 7, boxes: 4 },
    ];
    expect(answerClaims(open, twice)).toEqual([{ caseNumber: "CS1", lineNo: 7, boxes: 2 }]);
  });

  it.each([
    [[], "credited"],
    [[[2, 0]], "sent"],
    [[[2, 1]], "partly-credited"],
    [[[2, 2]], "credited"],
    [[[2, 3]], "credited"],
    [
      [
        [2, 2],
        [1, 0],
      ],
      "partly-credited",
    ],
  ])("lines of %j: %s", (lines, state) => {
    expect(claimStateOf(lines.map(([boxes = 0, credited = 0]) => ({ boxes, credited })))).toBe(state);
  });
});

test("photos of a claim wait under its order alone", () => {
  expect(claimDraftKey(toId<OrderNumber>("4700200001"))).toBe("claim 4700200001");
});
