import { describe, expect, it, test } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import { anyCalendar, anyException, at, CZECH_HOLIDAYS, FRIDAY_MORNING } from "../testing/builders.ts";
import { datesStore } from "./dates-store.ts";
import {
  afterTakingBack,
  judgeChange,
  mayTakeBack,
  orderByOfKind,
  type WantedChange,
} from "./delivery-change.ts";
import { judgeDay } from "./delivery-day.ts";

const day = toLocalDate;
const moved: WantedChange = {
  ...{ typeOfChange: "moved", day: day("2026-12-24"), newDay: day("2026-12-23"), orderBy: undefined },
  kinds: ["standard"],
};

test.each<[string, Partial<WantedChange>, string | undefined]>([
  ["as it should be", {}, undefined],
  ["of nothing", { kinds: [] }, "kinds-missing"],
  ["of yesterday", { day: day("2026-11-19") }, "day-past"],
  ["in two years", { day: day("2028-01-03") }, "day-too-far"],
  ["to no day", { newDay: undefined }, "new-day-missing"],
  ["to the same day", { newDay: day("2026-12-24") }, "new-day-same"],
  ["to yesterday", { newDay: day("2026-11-19") }, "new-day-past"],
  ["to a day in two years", { newDay: day("2028-01-03") }, "new-day-too-far"],
  ["to be ordered after it came", { orderBy: at("2026-12-24 10:00") }, "order-by-late"],
  ["to be ordered yesterday", { orderBy: at("2026-11-19 10:00") }, "order-by-passed"],
  ["to be ordered on the day", { orderBy: at("2026-12-23 06:00") }, undefined],
  ["cancelled without a new day", { typeOfChange: "cancelled", newDay: undefined }, undefined],
  ["added, ordered too late", { typeOfChange: "added", orderBy: at("2026-12-25 06:00") }, "order-by-late"],
])("DCAL-02 a change %s", (_, said, kind) => {
  const verdict = judgeChange({ ...moved, ...said }, FRIDAY_MORNING);
  expect(verdict.ok ? undefined : verdict.refusal.kind).toBe(kind);
});

test.each([
  ["standard", "2026-12-23", { date: "2026-12-22", minutes: 960 }],
  ["truck", "2026-12-23", { date: "2026-12-21", minutes: 810 }],
  ["tank", "2026-11-20", "order-by-passed"],
  ["tank", "2031-01-02", "holidays-unknown"],
] as const)("DCAL-02 %s for %s is ordered until %j", (kind, on, expected) => {
  const verdict = orderByOfKind({
    holidays: CZECH_HOLIDAYS,
    leadTimes: {},
    kind,
    day: day(on),
    now: FRIDAY_MORNING,
  });
  expect(verdict.ok ? verdict.value : verdict.refusal.kind).toEqual(expected);
});

test.each([
  ["added", "2026-12-22", "called-off"],
  ["moved", "2026-12-22", "restored"],
  ["moved", "2026-12-24", "called-off"],
] as const)("DCAL-02 what was %s on %s and is taken back is %s", (typeOfChange, on, expected) => {
  expect(afterTakingBack({ typeOfChange, day: day(on) }, CZECH_HOLIDAYS)).toBe(expected);
});

test.each([
  ["2026-12-24", true],
  ["2026-12-28", true],
  ["2026-12-29", false],
])("DCAL-02 a delivery moved from the 24th to the 28th, taken back on %s", (today, expected) => {
  expect(mayTakeBack({ day: day("2026-12-24"), newDay: day("2026-12-28") }, day(today))).toBe(expected);
});

describe("DCAL-02 a delivery that is added", () => {
  const saturday = day("2026-12-19");
  const added = anyException({
    typeOfChange: "added",
    ...{ originalDate: saturday, scheduledDate: saturday, orderBy: at("2026-12-17 16:00") },
  });
  const facts = anyCalendar({ exceptions: [added] });

  it("opens its day until its own last moment, and takes none away", () => {
    expect(judgeDay(anyCalendar(), FRIDAY_MORNING, saturday)).toMatchObject({ open: false });
    expect(judgeDay(facts, FRIDAY_MORNING, saturday)).toEqual({
      open: true,
      isScheduled: true,
      exception: added,
    });
    expect(judgeDay(facts, at("2026-12-17 16:01"), saturday)).toMatchObject({ kind: "weekday-not-served" });
    const told = { method: facts.method, offered: [], scheduled: [], exceptions: [added], notices: [] };
    expect(datesStore(told)).toMatchObject({ unavailableDates: [], scheduleDates: [saturday] });
  });
});
