import { describe, expect, test } from "vitest";
import { readHistory } from "./read-history.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const header = "buyer,day,item,quantity\n";

describe("a history of orders to be judged", () => {
  test("is read by buyer and day, the oldest first, whatever the order of lines and columns; twice is added up", () => {
    const text = `item;quantity;note;day;buyer
keg;2;;2026-11-19;U Lípy
keg;5;;12.11.2026;U Lípy
crate;1;first;2026-11-19;U Lípy
keg;1,5;;2026-11-19;Růžek
keg;1;;2026-11-19;U Lípy`.replace("1,5", "1.5");
    expect(readHistory(bytes(text))).toEqual([
      {
        buyer: "U Lípy",
        orders: [
          { day: "2026-11-12", boxes: new Map([["keg", 5]]) },
          {
            day: "2026-11-19",
            boxes: new Map([
              ["keg", 3],
              ["crate", 1],
            ]),
          },
        ],
      },
      { buyer: "Růžek", orders: [{ day: "2026-11-19", boxes: new Map([["keg", 1.5]]) }] },
    ]);
  });

  test.each([
    ["a column is missing", "buyer,date,item\nA,2026-11-19,keg", /missing: day, quantity/],
    ["nothing is there", "", /nothing below the first line/],
    ["only a header", header, /nothing below the first line/],
    ["no day", `${header}A,soon,keg,1`, /^line 2: day is not a date such as 2026-11-23: soon$/],
    ["a day that never was", `${header}A,2026-02-30,keg,1`, /line 2: day is not a date/],
    ["a return", `${header}A,2026-11-19,keg,-1`, /line 2: quantity is not a number above 0: -1/],
    ["no amount", `${header}A,2026-11-19,keg,`, /line 2: quantity is not a number above 0/],
    ["no buyer", `${header},2026-11-19,keg,1`, /line 2: no buyer/],
    ["no item", `${header}A,2026-11-19,,1`, /line 2: no item/],
    ["a cell too many", `${header}A,2026-11-19,keg,1,2`, /line 2: as many cells .* found 5/],
    ["quotes that do not close", `${header}A,2026-11-19,"keg,1`, /no table of text/],
    ["much is wrong", header + "A,x,keg,1\n".repeat(14), /and 4 more$/],
  ])("is refused with the reason where %s", (_what, text, reason) => {
    expect(() => readHistory(bytes(text))).toThrow(reason);
  });
});
