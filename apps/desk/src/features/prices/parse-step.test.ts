import { describe, expect, test } from "vitest";
import { parseStep, pastedRows } from "./parse-step.ts";

describe("DPRICE-02 what is typed", () => {
  test.each([
    ["4 %", { percentHundredths: 400 }],
    ["+3,2%", { percentHundredths: 320 }],
    ["−2,5 %", { percentHundredths: -250 }],
    ["10 Kč", { amountMinor: 1000 }],
    ["-0,50", { amountMinor: -50 }],
    ["", undefined],
    ["a lot", undefined],
    ["4 % 5", undefined],
  ])("%j is %o", (text, step) => {
    expect(parseStep(text)).toEqual(step);
  });

  test("rows of a spreadsheet, with and without a head", () => {
    const rows = pastedRows("Číslo;Cena\r\n100101;228,50\n\n100201\t1 250\t1 200,10\n100301;x\n");
    expect(rows).toEqual([
      { text: "100101;228,50", sku: "100101", baseMinor: 22_850 },
      { text: "100201\t1 250\t1 200,10", sku: "100201", baseMinor: 125_000, yourMinor: 120_010 },
      { text: "100301;x", sku: undefined },
    ]);
  });
});
