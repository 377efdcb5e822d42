import { describe, expect, test } from "vitest";
import { addDays, toLocalDate, toLocalTime } from "../kernel/local-moment.ts";
import { at, CZECH_HOLIDAYS, SLOVAK_HOLIDAYS } from "../testing/builders.ts";
import {
  closingDays,
  cutOffsFrom,
  cutOffsOn,
  type MarketDays,
  type ReplacedDay,
  sameWeekdays,
} from "./closing-days.ts";

const weekdays = [1, 2, 3, 4, 5] as const;
const czech: MarketDays = { market: "CZ", holidays: CZECH_HOLIDAYS, added: weekdays };
const slovak: MarketDays = { market: "SK", holidays: SLOVAK_HOLIDAYS, added: weekdays };
const monday = toLocalDate("2026-11-23");
const never = () => false;

const said = (day: string, markets = [czech, slovak], replaced: readonly ReplacedDay[] = []) =>
  cutOffsOn({ markets, leadTimes: {}, replaced }, toLocalDate(day), never).map(
    ({ kind, day: of, orderBy, markets: where }) =>
      `${Math.floor(orderBy.minutes / 60)}:${orderBy.minutes % 60 || "00"} ${kind} ${of} ${where.join(" ")}`.trim(),
  );

describe("DTODAY-02 what closes on a day", () => {
  test.each([
    [
      "an ordinary Monday",
      "2026-11-23",
      [
        "12:00 unfiltered 2026-11-24 CZ SK",
        "13:30 truck 2026-11-25 CZ SK",
        "16:00 standard 2026-11-24 CZ SK",
        "16:00 tank 2026-11-24 CZ SK",
      ],
    ],
    ["a Sunday closes nothing", "2026-11-22", []],
    [
      "a holiday of one market closes in the other alone",
      "2026-11-17",
      [
        "12:00 unfiltered 2026-11-18 SK",
        "13:30 truck 2026-11-19 SK",
        "16:00 standard 2026-11-18 SK",
        "16:00 tank 2026-11-18 SK",
      ],
    ],
    ["a holiday of both closes nothing", "2026-12-24", []],
  ])("%s", (_what, day, expected) => {
    expect(said(day)).toEqual(expected);
  });

  test("weekdays that nobody is served on do not close, others do", () => {
    const friday = toLocalDate("2026-11-20");
    const days = (isServed: () => boolean) =>
      cutOffsOn({ markets: [czech], leadTimes: {}, replaced: [] }, friday, isServed)
        .filter(({ kind }) => kind === "standard")
        .map(({ day }) => day);
    expect(days(never)).toEqual(["2026-11-23"]);
    expect(days(() => true)).toEqual(["2026-11-23"]);
    const thursday = closingDays({ holidays: CZECH_HOLIDAYS, leadTimes: {} }, toLocalDate("2026-11-19"));
    expect(thursday.filter(({ kind }) => kind === "standard").map(({ day }) => day)).toEqual([
      ...["2026-11-20", "2026-11-21", "2026-11-22"],
    ]);
  });

  test("what was moved closes by its own moment, on that day alone", () => {
    const moved: ReplacedDay = {
      kind: "truck",
      day: toLocalDate("2026-11-27"),
      orderBy: at("2026-11-23 10:00"),
    };
    expect(said("2026-11-23", [], [moved])).toEqual(["10:00 truck 2026-11-27"]);
    expect(said("2026-11-24", [], [moved])).toEqual([]);
  });

  test("by the lead times that the brewery dated", () => {
    const leadTimes = { truck: [{ validFrom: monday, cutOff: toLocalTime("11:00"), days: 1 }] };
    const found = cutOffsOn({ markets: [czech], leadTimes, replaced: [] }, monday, never);
    expect(found.find(({ kind }) => kind === "truck")).toMatchObject({
      ...{ day: "2026-11-24", orderBy: at("2026-11-23 11:00") },
    });
  });

  test("DTODAY-04 there is always one to count down to: those of the next day that has any follow", () => {
    const on = (date: typeof monday) =>
      cutOffsOn({ markets: [czech], leadTimes: {}, replaced: [] }, date, never);
    const days = (today: string) => [
      ...new Set(cutOffsFrom(toLocalDate(today), on).map(({ orderBy }) => orderBy.date)),
    ];
    expect(days("2026-11-20")).toEqual(["2026-11-20", "2026-11-23"]);
    expect(days("2026-11-21")).toEqual(["2026-11-23"]);
    expect(cutOffsFrom(monday, () => [])).toEqual([]);
  });

  test("eight of the same weekdays are compared, without those on which nothing can come", () => {
    const wednesday = toLocalDate("2026-11-25");
    expect(sameWeekdays(wednesday, [])).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((week) => addDays(wednesday, -7 * week)),
    );
    const days = sameWeekdays(toLocalDate("2026-11-24"), [CZECH_HOLIDAYS]);
    expect(days).toHaveLength(8);
    expect(days).not.toContain("2026-11-17");
  });
});
