import { describe, expect, test } from "vitest";
import { askedOfDemo } from "./demo-orders.ts";
import { generatedBuyers, seeds } from "./generated-buyers.ts";
import { guessers } from "./guessers.ts";
import { askedDays, judge, type Verdict } from "./judge.ts";

type Judged = readonly [suggestion: Verdict, ...simple: Verdict[]];

function judged(asked: Parameters<typeof judge>[0]): Judged {
  const [suggestion, ...simple] = Object.values(guessers).map((guess) => judge(asked, guess));
  if (!suggestion) throw new Error("nobody guesses");
  return [suggestion, ...simple];
}

describe("B5 the suggestion on orders that were kept aside", () => {
  test.each([8, 26])(
    "of the demo, over %i weeks, beats every simple way and stays at 0.93",
    async (weeks) => {
      const asked = await askedOfDemo(weeks);
      expect(asked.length).toBeGreaterThan(50);
      const [suggestion, ...simple] = judged(asked);
      expect(simple).toHaveLength(3);
      expect(suggestion.f1OfLines).toBeGreaterThanOrEqual(0.925);
      for (const { f1OfLines, boxesOff } of simple) {
        expect(suggestion.f1OfLines).toBeGreaterThan(f1OfLines + 0.02);
        expect(suggestion.boxesOff).toBeLessThan(boxesOff - 0.02);
      }
    },
  );

  test("of wholesale buyers with hundreds of goods, on a seed that nothing was learned on, beats every simple way", () => {
    const all = askedDays(generatedBuyers("wholesale", { seed: seeds.judged, buyers: 6 }));
    const [suggestion, ...simple] = judged(all.filter((_, at) => at % 3 === 0));
    for (const { f1 } of simple) expect(suggestion.f1).toBeGreaterThan(f1 + 0.005);
    expect(suggestion.exact).toBeGreaterThan(0.55);
    expect(suggestion.nothing).toBe(0);
  });

  test.each(["smallPub", "twiceAWeek"] as const)(
    "of generated buyers of the kind %s beats every simple way",
    (kind) => {
      const all = askedDays(generatedBuyers(kind, { seed: seeds.judged, buyers: 2 }));
      const [suggestion, ...simple] = judged(all.filter((_, at) => at % 3 === 0));
      for (const { f1 } of simple) expect(suggestion.f1).toBeGreaterThan(f1);
    },
  );
});
