import { expect, test } from "vitest";
import { linkTo, type Mark, markText, pictureOf, putBelow, putInto } from "./marking.ts";

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
])("DCONT-01 %s of %j is %j", (mark, before, after) => {
  expect(markText(selectedIn(before), mark)).toEqual(selectedIn(after));
});

test("DCONT-01 a link stands where the words stood, and says what its brackets would end at", () => {
  const put = putInto(selectedIn("viz |ceník| a"), linkTo("ceník [2027]", "https://x.example/a(b) c"));
  expect(put).toEqual(selectedIn("viz [ceník [2027\\]](https://x.example/a%28b%29%20c)|| a"));
  expect(pictureOf(" Sud\n[5] ", "/p.webp")).toBe("![Sud [5\\]](/p.webp)");
});

test.each([
  ["|a| b\nc", "a b\n\nP\n||\nc"],
  ["a b||", "a b\n\nP\n||"],
  ["||", "P\n||"],
  ["a||\n\n\nb", "a\n\nP\n||\nb"],
])("DCONT-01 a picture put at %j stands on a line of its own", (before, after) => {
  expect(putBelow(selectedIn(before), "P")).toEqual(selectedIn(after));
});
