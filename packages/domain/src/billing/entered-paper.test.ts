import { describe, expect, test } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import { type EnteredPaper, type EnteredRate, judgeEnteredPaper } from "./entered-paper.ts";

describe("DDOC-01 a paper that is typed from its file", () => {
  const today = toLocalDate("2026-11-23");
  const invoice: EnteredPaper = {
    ...{ kind: "invoice", issued: "2026-11-20", due: "2026-12-04" },
    depositsMinor: 223_521,
    rates: [{ netMinor: 1_630_700, vatPct: 21, vatMinor: 342_447 }],
  };
  const one = (part: Partial<EnteredRate> = {}): Pick<EnteredPaper, "rates"> => ({
    rates: [{ netMinor: 1_630_700, vatPct: 21, vatMinor: 342_447, ...part }],
  });
  const more = (...rates: readonly EnteredRate[]) => ({ rates: [...one().rates, ...rates] });

  test.each<[string, Partial<EnteredPaper>, string]>([
    ["as it is", {}, "2196668"],
    ["packaging went back", { depositsMinor: -100_000 }, "1873147"],
    ["VAT rounded by the line", one({ vatMinor: 342_500 }), "2196721"],
    [
      "a credit note",
      { kind: "credit-note", depositsMinor: 0, ...one({ netMinor: -10_000, vatMinor: -2_100 }) },
      "-12100",
    ],
    [
      "three rates",
      more({ vatPct: 12, netMinor: 10_005, vatMinor: 1_201 }, { vatPct: 0, netMinor: 5_000, vatMinor: 0 }),
      "2212874",
    ],
    ["no rate at all", { rates: [] }, "netMinor amount-invalid"],
    [
      "VAT of another rate in the second row",
      more({ vatPct: 12, netMinor: 100_000, vatMinor: 21_000 }),
      "vatMinor.1 vat-not-of-rate",
    ],
    ["one rate in two rows", more({ vatPct: 21, netMinor: 10_000, vatMinor: 2_100 }), "vatPct.1 rate-twice"],
    ["due on the day", { due: "2026-11-20" }, "2196668"],
    ["no day", { issued: "20. 11. 2026" }, "issued day-unreadable"],
    ["no day of payment", { due: "" }, "due day-unreadable"],
    ["issued tomorrow", { issued: "2026-11-24" }, "issued day-ahead"],
    ["due before it was issued", { due: "2026-11-19" }, "due due-before-issued"],
    ["half a haléř", one({ netMinor: 0.5 }), "netMinor amount-invalid"],
    ["too much", { depositsMinor: 1e12 }, "depositsMinor amount-invalid"],
    ["a rate above all", one({ vatPct: 101 }), "vatPct amount-invalid"],
    ["no rate", one({ vatPct: Number.NaN }), "vatPct amount-invalid"],
    ["VAT of another rate", one({ vatMinor: 195_684 }), "vatMinor vat-not-of-rate"],
    [
      "an invoice that gives back",
      { depositsMinor: 0, ...one({ netMinor: -100, vatMinor: -21 }) },
      "netMinor amount-invalid",
    ],
    ["a credit note that takes", { kind: "credit-note" }, "netMinor amount-invalid"],
  ])("%s: %o", (_case, part, expected) => {
    const verdict = judgeEnteredPaper({ ...invoice, ...part }, today);
    expect(
      verdict.ok ? String(verdict.value.totalMinor) : `${verdict.refusal.field} ${verdict.refusal.kind}`,
    ).toBe(expected);
  });
});
