import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, toLocalDate, weekdayOf } from "../kernel/local-moment.ts";
import { at } from "../testing/builders.ts";
import { findTexts, type MarkedPart, stemsOf } from "./find-texts.ts";
import { isNewArticle, NEWS_DAYS } from "./news.ts";
import { type ServiceHours, serviceState } from "./service-hours.ts";
import { type HelpPage, isTutorialDue, seenNow, sortedHelpPages, tutorialOf } from "./tutorial.ts";

const anyWords = fc
  .array(fc.constantFrom("přepravka", "sud", "záloha", "DPH", "a", "🍺", "P\u030C", "—", "11°", "\n"), {
    maxLength: 40,
  })
  .map((words) => words.join(" "));
const written = (parts: readonly MarkedPart[]) => parts.map(({ text }) => text).join("");

describe("C25 what a search of texts shows", () => {
  it("is the title whole and a piece of the words, nothing of it invented, and something of it marked", () => {
    fc.assert(
      fc.property(
        anyWords,
        anyWords,
        fc.constantFrom("sud", "prepravka", "zaloha dph", "11", "ř"),
        (title, words, query) => {
          for (const found of findTexts([{ title, words }], query)) {
            expect(written(found.title)).toBe(title);
            const excerpt = written(found.excerpt);
            expect(words).toContain(excerpt.replace(/^…/, "").replace(/…$/, ""));
            expect([...found.title, ...found.excerpt].some(({ isHit }) => isHit)).toBe(true);
          }
        },
      ),
    );
  });

  it("the same with diacritics in one letter or in two, typed or kept", () => {
    const kept = [{ title: "Přepravka", words: "Vraťte ji." }];
    const apart = kept.map((text) => ({
      title: text.title.normalize("NFD"),
      words: text.words.normalize("NFD"),
    }));
    for (const texts of [kept, apart]) {
      for (const query of ["přepravky", "přepravky".normalize("NFD"), "PREPRAVKA", "vratte"]) {
        expect(findTexts(texts, query)).toHaveLength(1);
      }
    }
    const [found] = findTexts(apart, "prepravka");
    expect(found?.title).toEqual([{ text: "Přepravka".normalize("NFD"), isHit: true }]);
  });

  it.each([
    ["", []],
    [" — ! ", []],
    ["sud", ["sud"]],
    ["sudy", ["sudy"]],
    ["obaly", ["obal"]],
    ["přepravky", ["preprav"]],
    ["11° Lipovrch", ["11", "lipovr"]],
    ["50l", ["50l"]],
  ])("%j looks for %j", (query, stems) => expect(stemsOf(query)).toEqual(stems));

  const words = (before: number, after: number) =>
    [
      ...Array.from({ length: before }, () => "před"),
      "sudy",
      ...Array.from({ length: after }, () => "po"),
    ].join(" ");
  it.each([
    ["at the beginning", words(0, 21), "[sudy]", ""],
    ["with as much as is shown", words(4, 17), "před před před před [sudy]", ""],
    ["with a word more behind", words(4, 18), "před před před před [sudy]", "…"],
    ["with a word more before", words(5, 17), "…před před před před [sudy]", ""],
  ])("a hit %s is shown with what stands around it", (_where, text, begins, ends) => {
    const [found] = findTexts([{ title: "", words: text }], "sudy");
    const shown = found?.excerpt.map(({ text: part, isHit }) => (isHit ? `[${part}]` : part)).join("") ?? "";
    expect(shown.startsWith(begins)).toBe(true);
    expect(shown.endsWith("…")).toBe(ends === "…");
  });

  it("with all words in the title first, else as they stand, and each word must be found", () => {
    const texts = ["b sud", "a", "sud záloha"].map((title) => ({ title, words: "sud a záloha" }));
    expect(findTexts(texts, "sud záloha").map(({ text }) => text.title)).toEqual([
      "sud záloha",
      "b sud",
      "a",
    ]);
    expect(findTexts(texts, "sud lahev")).toEqual([]);
  });
});

describe("CONTENT-01 news", () => {
  it("is new for thirty days to who has not seen it, over every turn of month and year", () => {
    const anyDay = fc.integer({ min: 0, max: 2000 }).map((days) => addDays(toLocalDate("2024-01-01"), days));
    fc.assert(
      fc.property(anyDay, fc.nat(60), fc.boolean(), (publishedOn, days, isSeen) => {
        const isNew = isNewArticle({ publishedOn, isSeen }, addDays(publishedOn, days));
        expect(isNew).toBe(!isSeen && days <= NEWS_DAYS);
      }),
    );
    expect(NEWS_DAYS).toBe(30);
  });
});

describe("CONTENT-13 CONTENT-14 CONTENT-17 when customer service is there", () => {
  const hours: readonly ServiceHours[] = [
    { weekdays: [1, 2, 3, 4, 5], from: "08:00", to: "12:00" },
    { weekdays: [1, 2, 3, 4, 5], from: "13:00", to: "16:30" },
    { weekdays: [6], from: "09:00", to: "11:00" },
  ];
  const said = (moment: string, daysOff: readonly string[] = []) => {
    const state = serviceState({ hours, daysOff: daysOff.map(toLocalDate) }, at(moment));
    if (state.kind === "open") return `open until ${state.until}`;
    return state.opens ? `${state.opens.date} ${state.opens.minutes / 60}` : "closed";
  };

  it.each([
    ["2026-11-23 00:00", "2026-11-23 8"],
    ["2026-11-23 11:59", "open until 12:00"],
    ["2026-11-23 12:00", "2026-11-23 13"],
    ["2026-11-23 16:29", "open until 16:30"],
    ["2026-11-23 23:59", "2026-11-24 8"],
    ["2026-11-28 10:59", "open until 11:00"],
    ["2026-11-28 11:00", "2026-11-30 8"],
    ["2026-11-29 12:00", "2026-11-30 8"],
    // Both Sundays on which clocks are set, and the night before a leap day.
    ["2026-03-29 02:30", "2026-03-30 8"],
    ["2026-10-25 02:30", "2026-10-26 8"],
    ["2028-02-28 17:00", "2028-02-29 8"],
    ["2026-12-31 17:00", "2027-01-01 8"],
  ])("at %s: %s", (moment, expected) => expect(said(moment)).toBe(expected));

  it("a day off is closed, whatever its hours, and days off in a row are passed over", () => {
    expect(said("2026-11-17 10:00", ["2026-11-17"])).toBe("2026-11-18 8");
    expect(said("2026-12-23 17:00", ["2026-12-24", "2026-12-25", "2026-12-26"])).toBe("2026-12-28 8");
  });

  it("what is not within two weeks is not told", () => {
    const off = Array.from({ length: 14 }, (_, ahead) => addDays(toLocalDate("2026-11-23"), ahead));
    expect(said("2026-11-23 10:00", off)).toBe("2026-12-07 8");
    expect(said("2026-11-23 10:00", [...off, "2026-12-07"])).toBe("closed");
  });

  it("it opens later than now, on a day with hours, and is open then", () => {
    const anyMoment = fc.record({
      date: fc.nat(800).map((days) => addDays(toLocalDate("2026-01-01"), days)),
      minutes: fc.nat(1439),
    });
    fc.assert(
      fc.property(anyMoment, (now) => {
        const state = serviceState({ hours, daysOff: [] }, now);
        if (state.kind === "open") return;
        const { opens } = state;
        expect(opens).toBeDefined();
        if (opens === undefined) return;
        expect(opens.date > now.date || (opens.date === now.date && opens.minutes > now.minutes)).toBe(true);
        expect(weekdayOf(opens.date)).toBeLessThan(7);
        expect(serviceState({ hours, daysOff: [] }, opens).kind).toBe("open");
      }),
    );
  });
});

describe("the tutorial", () => {
  const anyPage: fc.Arbitrary<HelpPage> = fc.record({
    id: fc.constantFrom("a", "b", "c", "d"),
    sortOrder: fc.nat(3),
    isNewCapability: fc.boolean(),
    modifiedAt: fc.constantFrom(undefined, "2026-10-01T00:00:00Z", "2026-11-20T00:00:00Z"),
  });
  const pages = fc.uniqueArray(anyPage, { selector: ({ id }) => id });

  it("TUTOR-17 TUTOR-18 what was shown is no news to the same person at once after it", () => {
    fc.assert(
      fc.property(pages, fc.option(fc.nat(3)), (all, counter) => {
        const facts = { isFirstLogin: false, counter, isAcademyOnly: false, pages: all } as const;
        const first = tutorialOf({ ...facts, seen: undefined });
        const news = all.filter(({ isNewCapability }) => isNewCapability);
        expect(first.kind).toBe(news.length > 0 ? "news" : "none");
        const seen = seenNow(
          undefined,
          news.map(({ id }) => id),
          "2026-11-23T08:00:00Z",
        );
        expect(tutorialOf({ ...facts, seen }).kind).toBe("none");
      }),
    );
  });

  it("SESSION-09 who has only the academy sees none, TUTOR-11 a first login all of them in their order", () => {
    fc.assert(
      fc.property(pages, fc.boolean(), (all, isAcademyOnly) => {
        const verdict = tutorialOf({
          isFirstLogin: true,
          counter: null,
          isAcademyOnly,
          pages: all,
          seen: undefined,
        });
        if (isAcademyOnly) expect(verdict).toEqual({ kind: "none" });
        else if (all.length === 0) expect(verdict).toEqual({ kind: "built-in" });
        else expect(verdict).toEqual({ kind: "first", pages: sortedHelpPages(all) });
      }),
    );
  });

  it.each([
    [1, true],
    [0, false],
    [null, true],
  ])("TUTOR-12 TUTOR-13 TUTOR-14 with a counter of %s and nothing new it is due: %s", (counter, isDue) => {
    expect(isTutorialDue({ isFirstLogin: false, counter, newPages: 0 })).toBe(isDue);
  });

  it("TUTOR-17 pages are remembered once, those of before first", () => {
    const before = { date: undefined, pages: ["b", "a"] };
    expect(seenNow(before, ["a", "c", "c"], "2026-11-23T08:00:00Z").pages).toEqual(["b", "a", "c"]);
  });
});
