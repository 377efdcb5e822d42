import { addDays, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { LANGUAGES } from "@vycep/domain/market/language";
import { beforeAll, describe, expect, it, test } from "vitest";
import { loadTexts } from "./i18n.ts";
import { dayInWords, type WeekdayForm, weekdayForm } from "./weekday-forms.ts";

const monday = toLocalDate("2026-11-23");
const today = toLocalDate("2026-11-20");
const week = (form: WeekdayForm, language: "cs" | "sk" | "en") =>
  Array.from({ length: 7 }, (_, index) => weekdayForm(addDays(monday, index), form, language))
    .join(", ")
    .replaceAll("\u00a0", " ");

beforeAll(async () => {
  await Promise.all(LANGUAGES.map((language) => loadTexts(["shell"], language)));
});

describe("LANG-17 a weekday in a sentence", () => {
  test.each([
    ["cs", "name", "pondělí, úterý, středa, čtvrtek, pátek, sobota, neděle"],
    ["cs", "on", "v pondělí, v úterý, ve středu, ve čtvrtek, v pátek, v sobotu, v neděli"],
    ["cs", "to", "pondělí, úterý, středu, čtvrtek, pátek, sobotu, neděli"],
    ["cs", "until", "pondělí, úterý, středy, čtvrtka, pátku, soboty, neděle"],
    ["sk", "name", "pondelok, utorok, streda, štvrtok, piatok, sobota, nedeľa"],
    ["sk", "on", "v pondelok, v utorok, v stredu, vo štvrtok, v piatok, v sobotu, v nedeľu"],
    ["sk", "to", "pondelok, utorok, stredu, štvrtok, piatok, sobotu, nedeľu"],
    ["sk", "until", "pondelka, utorka, stredy, štvrtka, piatka, soboty, nedele"],
  ] as const)("%s, %s: all seven days", (language, form, days) => {
    expect(week(form, language)).toBe(days);
  });

  it("holds together with its date, and tells the year only when it is another one", () => {
    expect(dayInWords(monday, "on", { language: "cs", today })).toBe("v\u00a0pondělí\u00a023.11.");
    expect(dayInWords(monday, "until", { language: "sk", today })).toBe("pondelka\u00a023.11.");
    const newYear = toLocalDate("2027-01-04");
    expect(dayInWords(newYear, "on", { language: "en", today })).toBe("on\u00a0Monday\u00a004.01.2027");
  });
});
