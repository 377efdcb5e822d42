import { describe, expect, test } from "vitest";
import {
  type HelpPage,
  isTutorialDue,
  type SeenTutorial,
  seenNow,
  sortedHelpPages,
  type TutorialFacts,
  tutorialOf,
} from "./tutorial.ts";

const page = (id: string, said: Partial<HelpPage> = {}): HelpPage => ({
  id,
  sortOrder: 1,
  isNewCapability: false,
  modifiedAt: undefined,
  ...said,
});

const order = page("order", { sortOrder: 2 });
const time = page("time");
const empties = page("empties", { sortOrder: 6, isNewCapability: true, modifiedAt: "2026-11-01T00:00:00Z" });

function shown(said: Partial<TutorialFacts<HelpPage>>) {
  const verdict = tutorialOf({
    isFirstLogin: false,
    counter: 2,
    isAcademyOnly: false,
    pages: [empties, order, time],
    seen: undefined,
    ...said,
  });
  return "pages" in verdict ? [verdict.kind, ...verdict.pages.map(({ id }) => id)] : [verdict.kind];
}

describe("which pages the tutorial shows", () => {
  test.each<[string, Partial<TutorialFacts<HelpPage>>, readonly string[]]>([
    [
      "TUTOR-11 TUTOR-19 a first login sees every page in its order",
      { isFirstLogin: true },
      ["first", "time", "order", "empties"],
    ],
    [
      "TUTOR-09 OP-09 without pages a first login sees the built-in steps",
      { isFirstLogin: true, pages: [] },
      ["built-in"],
    ],
    ["TUTOR-18 who comes back sees only what is new", {}, ["news", "empties"]],
    ["TUTOR-13 also when nobody counted yet", { counter: null }, ["news", "empties"]],
    ["TUTOR-14 also with a counter of nought", { counter: 0 }, ["news", "empties"]],
    ["OP-08 a window without a page opens for nobody", { pages: [order, time] }, ["none"]],
    ["SESSION-09 who has only the academy sees none", { isFirstLogin: true, isAcademyOnly: true }, ["none"]],
  ])("%s", (_name, said, expected) => {
    expect(shown(said)).toEqual(expected);
  });

  test.each<[string, SeenTutorial, boolean]>([
    ["seen, and unchanged since", { date: "2026-11-02T08:00:00Z", pages: ["empties"] }, false],
    ["changed after the last view", { date: "2026-10-31", pages: ["empties"] }, true],
    ["new since the last view", { date: "2026-11-02T08:00:00Z", pages: ["order"] }, true],
    ["OP-43 seen on an unknown day", { date: undefined, pages: [] }, false],
  ])("TUTOR-18 %s", (_name, seen, isShown) => {
    expect(shown({ seen })).toEqual(isShown ? ["news", "empties"] : ["none"]);
  });
});

test.each<[boolean, number | null, number, boolean]>([
  [true, 0, 0, true],
  [false, 1, 0, true],
  [false, null, 0, true],
  [false, 0, 1, true],
  [false, 0, 0, false],
])(
  "TUTOR-11 TUTOR-12 TUTOR-13 TUTOR-14 first login %s, counter %s, %i new pages: %s",
  (isFirstLogin, counter, newPages, isDue) => {
    expect(isTutorialDue({ isFirstLogin, counter, newPages })).toBe(isDue);
  },
);

test("TUTOR-19 pages of one number stand in the order of their ids", () => {
  expect(sortedHelpPages([page("b"), page("a"), order]).map(({ id }) => id)).toEqual(["a", "b", "order"]);
});

test("TUTOR-17 what was seen before stays seen", () => {
  const before = { date: "2026-10-01", pages: ["order"] };
  expect(seenNow(before, ["order", "empties"], "2026-11-23T08:00:00Z")).toEqual({
    date: "2026-11-23T08:00:00Z",
    pages: ["order", "empties"],
  });
});
