import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { billedLines } from "../billing/bill-lines.ts";
import { billTotals } from "../billing/bill-totals.ts";
import { type OrderNumber, type Sku, toId } from "../kernel/ids.ts";
import { toLocalDate } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import { answerClaims, claimStateOf } from "./answer-claims.ts";
import { boxesToClaim, type ClaimFacts, type ClaimLine, judgeClaim, whyNotClaim } from "./claim.ts";
import { type AgreedTerm, claimTermOf } from "./claim-deadline.ts";
import { CLAIM_REASONS, categoryOfClaim } from "./claim-reason.ts";
import { expectedCredit } from "./expected-credit.ts";

const delivered = toLocalDate("2026-11-20");
const facts: ClaimFacts = {
  state: "delivered",
  deliveryDate: delivered,
  today: delivered,
  term: claimTermOf(delivered, []),
  lines: [
    { lineNo: 1, delivered: 10, credited: 0, claimed: 0, settled: 0 },
    { lineNo: 2, delivered: 4, credited: 1, claimed: 3, settled: 1 },
    { lineNo: 3, delivered: 0, credited: 0, claimed: 0, settled: 0 },
  ],
};
const line = (lineNo: number, boxes: number, reason: ClaimLine["reason"] = "short"): ClaimLine => ({
  lineNo,
  boxes,
  reason,
});

test.each<[string, readonly AgreedTerm[], { days: number; spoiledDays: number }]>([
  ["nothing was told", [], { days: 3, spoiledDays: 1 }],
  [
    "the brewery told what holds for all",
    [{ for: "everybody", days: 5, spoiledDays: 2 }],
    { days: 5, spoiledDays: 2 },
  ],
  [
    "the company agreed on less than all have",
    [
      { for: "everybody", days: 5, spoiledDays: 2 },
      { for: "company", days: 2, spoiledDays: 0 },
    ],
    { days: 2, spoiledDays: 0 },
  ],
  [
    "a contract says something else than the company",
    [
      { for: "company", days: 9, spoiledDays: 9 },
      { for: "contract", days: 8, spoiledDays: 2 },
    ],
    { days: 8, spoiledDays: 2 },
  ],
  [
    "two contracts hold at once",
    [
      { for: "contract", days: 8, spoiledDays: 2 },
      { for: "contract", days: 4, spoiledDays: 4 },
    ],
    { days: 8, spoiledDays: 4 },
  ],
])("B2 the term when %s", (_what, agreed, expected) => {
  expect(claimTermOf(delivered, agreed)).toMatchObject(expected);
});

describe("B2 a claim", () => {
  test.each<[string, readonly ClaimLine[], Partial<ClaimFacts>, string]>([
    ["of what came", [line(1, 10)], {}, "ok"],
    ["of a part that did not come whole", [line(1, 1, "wrong")], { state: "partially-delivered" }, "ok"],
    ["of two lines", [line(1, 2), line(2, 1, "damaged")], {}, "ok"],
    ["of nothing", [], {}, "nothing-claimed"],
    ["before the delivery", [line(1, 1)], { state: "on-the-way" }, "not-delivered"],
    ["of a cancelled order", [line(1, 1)], { state: "cancelled" }, "not-delivered"],
    ["of a line that is not there", [line(9, 1)], {}, "line-unknown"],
    ["of one line twice", [line(1, 1), line(1, 2, "damaged")], {}, "line-twice"],
    ["of more than came", [line(1, 11)], {}, "more-than-delivered"],
    ["of no box", [line(1, 0)], {}, "more-than-delivered"],
    ["of what was claimed before", [line(2, 2)], {}, "more-than-delivered"],
    ["of what never came and is not billed", [line(3, 1)], {}, "more-than-delivered"],
    ["on the last day", [line(1, 1)], { today: toLocalDate("2026-11-23") }, "ok"],
    ["a day late", [line(1, 1)], { today: toLocalDate("2026-11-24") }, "claim-too-late"],
    ["of spoiled beer on its last day", [line(1, 1, "spoiled")], { today: toLocalDate("2026-11-21") }, "ok"],
    [
      "of spoiled beer too late",
      [line(1, 1, "spoiled")],
      { today: toLocalDate("2026-11-22") },
      "claim-too-late",
    ],
    [
      "by a term that was agreed",
      [line(1, 1, "spoiled")],
      {
        today: toLocalDate("2026-11-22"),
        term: claimTermOf(delivered, [{ for: "contract", days: 8, spoiledDays: 2 }]),
      },
      "ok",
    ],
  ])("%s is judged", (_what, wanted, change, expected) => {
    const verdict = judgeClaim(wanted, { ...facts, ...change });
    expect(verdict.ok ? "ok" : verdict.refusal.kind).toBe(expected);
  });

  test("says beforehand whether there is anything to claim", () => {
    expect(whyNotClaim(facts)).toBeUndefined();
    expect(whyNotClaim({ ...facts, state: "loaded" })).toBe("not-delivered");
    expect(whyNotClaim({ ...facts, today: toLocalDate("2026-11-24") })).toBe("claim-too-late");
  });

  test("stands in a category of its own reason", () => {
    expect(CLAIM_REASONS.map((reason) => categoryOfClaim([reason]).subcategory)).toEqual([
      "delivery-short",
      "delivery-damaged",
      "delivery-wrong",
      "delivery-date",
      "quality-claim",
    ]);
  });
});

const bill = {
  orderNumber: toId<OrderNumber>("4700200001"),
  currency: "CZK",
  payment: "transfer",
  day: delivered,
} as const;
const goods = fc.record({
  sku: fc.constantFrom("1", "2", "3").map((sku) => toId<Sku>(sku)),
  boxes: fc.nat(2000),
  unitPriceMinor: fc.nat(5_000_000).map(toMinor),
  vatPct: fc.constantFrom(0, 12, 19, 21, 23),
  unitDepositMinor: fc.constantFrom(0, 360, 16_000, 150_000).map(toMinor),
  /** A number for each of three claims, in a row. */
  wanted: fc.tuple(fc.nat(2000), fc.nat(2000), fc.nat(2000)),
});

test("B2 the credit to expect is never more than was billed, whatever is claimed of a delivery", () => {
  fc.assert(
    fc.property(
      fc.array(goods, { minLength: 1, maxLength: 8 }),
      fc.constantFrom("transfer", "cash"),
      (lines, payment) => {
        const paid = { ...bill, payment } as const;
        const billed = billTotals(billedLines({ ...bill, goods: lines, empties: [] }), paid);
        let claimed = lines.map(() => 0);
        let [net, deposits] = [0, 0];
        for (const turn of [0, 1, 2] as const) {
          const boxes = lines.map(({ boxes: came, wanted }, at) =>
            Math.min(
              wanted[turn],
              boxesToClaim({
                lineNo: at,
                delivered: came,
                credited: 0,
                claimed: claimed[at] ?? 0,
                settled: 0,
              }),
            ),
          );
          const credit = expectedCredit(
            lines.map((own, at) => ({ ...own, boxes: boxes[at] ?? 0 })),
            paid,
          );
          claimed = claimed.map((sum, at) => sum + (boxes[at] ?? 0));
          net += credit.netMinor;
          deposits += credit.depositMinor;
          expect(credit.totalMinor).toBeLessThanOrEqual(billed.totalMinor);
          expect(credit.vatMinor).toBeLessThanOrEqual(billed.vatMinor);
          expect(credit.netMinor + credit.vatMinor + credit.depositMinor + credit.roundingMinor).toBe(
            credit.totalMinor,
          );
        }
        expect(net).toBeLessThanOrEqual(billed.netMinor);
        expect(deposits).toBeLessThanOrEqual(billed.depositsOutMinor);
      },
    ),
    { numRuns: 2000 },
  );
});

test("B2 all of a delivery claimed is all of what was billed", () => {
  fc.assert(
    fc.property(fc.array(goods, { maxLength: 8 }), (lines) => {
      const billed = billTotals(billedLines({ ...bill, goods: lines, empties: [] }), bill);
      expect(expectedCredit(lines, bill).totalMinor).toBe(billed.totalMinor);
    }),
    { numRuns: 500 },
  );
});

test("B2 a credit note answers the oldest claim of a line first, and no more than was claimed", () => {
  const open = [
    { caseNumber: "CS1", lineNo: 1, boxes: 2, credited: 1 },
    { caseNumber: "CS2", lineNo: 1, boxes: 2, credited: 0 },
    { caseNumber: "CS2", lineNo: 2, boxes: 1, credited: 0 },
  ];
  expect(answerClaims(open, [{ lineNo: 1, boxes: 2 }])).toEqual([
    { caseNumber: "CS1", lineNo: 1, boxes: 1 },
    { caseNumber: "CS2", lineNo: 1, boxes: 1 },
  ]);
  expect(
    answerClaims(open, [
      { lineNo: 2, boxes: 9 },
      { lineNo: 3, boxes: 1 },
    ]),
  ).toEqual([{ caseNumber: "CS2", lineNo: 2, boxes: 1 }]);
  expect(
    [
      [0, 0],
      [1, 0],
      [2, 1],
    ].map(([one = 0, two = 0]) =>
      claimStateOf([
        { boxes: 2, credited: one },
        { boxes: 1, credited: two },
      ]),
    ),
  ).toEqual(["sent", "partly-credited", "credited"]);
});
