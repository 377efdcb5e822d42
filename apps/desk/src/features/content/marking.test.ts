import { expect, test } from "vitest";
import { type Mark, markText } from "./marking.ts";

/** What is selected stands between two bars. */
function selectedIn(shown: string) {
  const [before = "", words = "", after = ""] = shown.split("|");
  return { text: before + words + after, start: before.length, end: before.length + words.length };
}

test.each<readonly [Mark, string, string]>([
  ["bold", "Do |pátku|.", "Do **|pátku|**."],
  ["bold", "Do **|pátku|**.", "Do |pátku|."],
  ["emphasis", "Do || pátku", "Do _||_ pátku"],
  ["heading", "a\nKa|mi|on\nb", "a\n|## Kamion|\nb"],
  ["heading", "|## Kamion|", "|Kamion|"],
  ["list", "a\n|b\nc|\nd", "a\n|- b\n- c|\nd"],
  ["list", "|- b\nc|", "|- b\n- c|"],
  ["numbers", "|- b\n- c|", "|1. b\n2. c|"],
  ["numbers", "|1. b\n2. c|", "|b\nc|"],
  ["quote", "|a|", "|> a|"],
  ["list", "||", "|- |"],
  ["link", "viz |ceník|", "viz [ceník](|https://|)"],
  ["link", "viz ||", "viz [odkaz](|https://|)"],
])("DCONT-01 %s of %j is %j", (mark, before, after) => {
  expect(markText(selectedIn(before), mark, "odkaz")).toEqual(selectedIn(after));
});
