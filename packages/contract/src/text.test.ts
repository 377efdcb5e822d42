import { describe, expect, test } from "vitest";
import { asOneLine, isReadableText } from "./text.ts";

describe("ERROR-56 what counts as text", () => {
  test.each(["", "Žatec", "🍺", "a\u0001b", "\u202egate", "\ufffd"])("%j does", (text) => {
    expect(isReadableText(text)).toBe(true);
  });
  test.each(["\ud83c", "\udf7a", "\udf7a\ud83c", "a\u0000b"])("%j does not", (text) => {
    expect(isReadableText(text)).toBe(false);
  });
});

describe("a text in one line", () => {
  test.each([
    [" zvonek\n\tu vrat ", "zvonek u vrat"],
    ["a\u2028b\u0085c\u0007\u0007d", "a b c d"],
    ["\u202eetag eht\u202c", "etag eht"],
    ["a\u2066b\u2069c\u200fd\u061ce", "abcde"],
    ["👨‍👩‍👧 Ž̵a", "👨‍👩‍👧 Ž̵a"],
    ["\u202e\u202c \n", ""],
    ["a\u0000b\ud83cc", "a b\ufffdc"],
  ])("%j is %j", (text, line) => expect(asOneLine(text)).toBe(line));
});
