import { expect, test } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import { isNewArticle } from "./news.ts";

test.each([
  ["2026-11-23", false, true],
  ["2026-10-24", false, true],
  ["2026-10-23", false, false],
  ["2026-11-23", true, false],
])("CONTENT-01 an article of %s that was seen: %s is new on 23 November: %s", (day, isSeen, expected) => {
  expect(isNewArticle({ publishedOn: toLocalDate(day), isSeen }, toLocalDate("2026-11-23"))).toBe(expected);
});

test("an article without a day is never new", () => {
  expect(isNewArticle({ publishedOn: undefined, isSeen: false }, toLocalDate("2026-11-23"))).toBe(false);
});
