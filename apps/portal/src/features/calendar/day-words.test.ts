import type { ClosedDay } from "@vycep/domain/calendar/delivery-day";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import { loadTexts, textsOf } from "@vycep/shell/words/i18n";
import { beforeAll, describe, expect, test } from "vitest";
import { FRIDAY } from "../../testing/some-place.ts";
import { closedReason } from "./closed-reason.ts";
import { momentInWords, shortMoment, untilInWords } from "./moment-in-words.ts";

const languages = ["cs", "sk", "en"] as const;
beforeAll(() => Promise.all(languages.map((language) => loadTexts(["delivery", "shell"], language))));

const day = (text: string) => toLocalDate(text);
const plain = (text: string) => text.replace(/\s/gu, " ");
const speaker = (language: Language) => ({ t: textsOf("delivery", language), language, now: FRIDAY });

describe("PICKER-09 why a day is closed", () => {
  const reason = (closed: ClosedDay, at = "2026-12-24", language: Language = "cs") =>
    plain(closedReason(closed, day(at), speaker(language)));

  test.each<[ClosedDay, string]>([
    [{ open: false, kind: "weekday-not-served" }, "V tento den týdne nerozvážíme."],
    [{ open: false, kind: "excluded", why: "holiday" }, "Svátek, nerozvážíme."],
    [{ open: false, kind: "excluded", why: "unavailable" }, "V tento den nerozvážíme."],
    [{ open: false, kind: "excluded", why: "cancelled" }, "Dodávka je zrušena."],
    [
      { open: false, kind: "excluded", why: "moved", movedTo: day("2026-12-23") },
      "Dodávka je přesunuta na středu 23.12.",
    ],
    [
      { open: false, kind: "too-early", earliest: day("2026-11-24") },
      "Na tento den už objednat nelze. Nejbližší den je úterý 24.11.",
    ],
    [
      { open: false, kind: "beyond-horizon", last: day("2027-01-22") },
      "Objednat lze nejdéle na pátek 22.01.2027.",
    ],
    [{ open: false, kind: "holidays-unknown", year: 2028 }, "Svátky roku 2028 zatím nejsou vypsány."],
  ])("%j", (closed, words) => {
    expect(reason(closed)).toBe(words);
  });

  test("a day that has passed says that, whatever else is against it", () => {
    expect(reason({ open: false, kind: "weekday-not-served" }, "2026-11-19")).toBe("Tento den už minul.");
  });

  test("in Slovak as well", () => {
    const closed = { open: false, kind: "excluded", why: "moved", movedTo: day("2026-12-23") } as const;
    expect(reason(closed, "2026-12-24", "sk")).toContain("stredu 23.12.");
  });

  test.each(languages)("every kind of reason has its words in %s", (language) => {
    const kinds: ClosedDay[] = [
      { open: false, kind: "weekday-not-served" },
      { open: false, kind: "excluded", why: "holiday" },
      { open: false, kind: "excluded", why: "unavailable" },
      { open: false, kind: "excluded", why: "cancelled" },
      { open: false, kind: "too-early", earliest: day("2026-11-24") },
      { open: false, kind: "beyond-horizon", last: day("2027-01-22") },
      { open: false, kind: "holidays-unknown", year: 2028 },
    ];
    for (const closed of kinds) {
      const words = reason(closed, "2026-12-24", language);
      expect(words).not.toMatch(/closed\.|[{}]/u);
      expect(words.length).toBeGreaterThan(8);
    }
  });
});

describe("moments as they are spoken", () => {
  const at = (date: string, minutes = 810) => ({ date: day(date), minutes });

  test.each([
    ["2026-11-20", "dnes do 13:30"],
    ["2026-11-21", "zítra do 13:30"],
    ["2026-11-25", "ve středu 25.11. do 13:30"],
    ["2027-01-04", "v pondělí 04.01.2027 do 13:30"],
  ])("until %s: %s", (date, words) => {
    expect(plain(untilInWords(at(date), speaker("cs")))).toBe(words);
  });

  test.each([
    ["2026-11-20", "pátku 20.11. 13:30"],
    ["2026-11-24", "úterý 24.11. 13:30"],
  ])("behind “do”: %s", (date, words) => {
    expect(plain(momentInWords(at(date), speaker("cs")))).toBe(words);
  });

  test("in tables short, with the year where it is another one", () => {
    expect(plain(shortMoment(at("2026-11-20"), speaker("cs")))).toBe("pá 20.11. 13:30");
    expect(plain(shortMoment(at("2027-01-04", 0), speaker("cs")))).toBe("po 04.01.2027 0:00");
  });
});
