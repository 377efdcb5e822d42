import { describe, expect, it, test } from "vitest";
import { type LocalMoment, toLocalDate, toLocalTime } from "../kernel/local-moment.ts";
import { type TicketEvent, ticketClocks } from "./ticket-clock.ts";
import { shareInTime, ticketFigures } from "./ticket-figures.ts";
import type { TicketStatus } from "./ticket-status.ts";
import { DEFAULT_TARGET, judgeTarget } from "./ticket-target.ts";
import { afterWork, workMinutes } from "./work-time.ts";

/** Weekdays from 8 to 16, a holiday on Tuesday the 24th. */
const calendar = {
  hours: [{ weekdays: [1, 2, 3, 4, 5], from: 480, to: 960 }],
  isDayOff: (day: string) => day === "2026-11-24",
};
const at = (text: string): LocalMoment => {
  const [day = "", time = ""] = text.split(" ");
  return { date: toLocalDate(`2026-11-${day}`), minutes: toLocalTime(time) };
};
const text = (moment: LocalMoment | undefined) =>
  moment &&
  `${moment.date.slice(8)} ${Math.floor(moment.minutes / 60)}:${String(moment.minutes % 60).padStart(2, "0")}`;

describe("DTICK-04 minutes of service hours", () => {
  it.each([
    ["20 15:00", "20 15:45", 45],
    ["20 15:00", "23 09:00", 120],
    ["20 17:00", "21 12:00", 0],
    ["23 15:00", "25 09:00", 120],
    ["23 09:00", "23 08:00", 0],
  ])("from %s to %s are %d", (from, to, minutes) => {
    expect(workMinutes(at(from), at(to), calendar)).toBe(minutes);
    if (minutes > 0)
      expect(workMinutes(at(from), afterWork(at(from), minutes, calendar) ?? at(to), calendar)).toBe(minutes);
  });

  test("without hours every minute counts; a house that never opens keeps nobody waiting", () => {
    const always = { hours: [], isDayOff: () => true };
    expect(workMinutes(at("20 15:00"), at("21 15:00"), always)).toBe(1440);
    expect(afterWork(at("20 15:00"), 60, { ...calendar, isDayOff: () => true })).toBeUndefined();
  });
});

const status = (when: string, what: TicketStatus): TicketEvent => ({
  at: at(when),
  kind: "status",
  status: what,
});
const answer = (when: string): TicketEvent => ({ at: at(when), kind: "answer" });
const target = { answerMinutes: 120, solutionMinutes: 600 };

describe("DTICK-04 the clocks of a ticket that was opened on Friday at 15:00", () => {
  it.each<[string, readonly TicketEvent[], string, string, string]>([
    ["nobody spoke yet", [], "23 08:30", "running 90 due 23 9:00", "running 90 due 25 9:00"],
    ["nobody spoke in time", [], "23 10:00", "running 180 due 23 9:00 late", "running 180 due 25 9:00"],
    ["answered in time", [answer("23 08:30")], "23 10:00", "done 90", "running 180 due 25 9:00"],
    [
      "answered late",
      [answer("23 10:00")],
      "23 11:00",
      "done 180 due 23 9:00 late",
      "running 240 due 25 9:00",
    ],
    [
      "the customer is asked for details: neither clock counts",
      [answer("20 15:30"), status("20 15:30", "Waiting for Details")],
      ...(["25 12:00", "done 30", "waiting 30"] as const),
    ],
    [
      "what was asked for came, the clock goes on",
      [
        answer("20 15:30"),
        status("20 15:30", "Waiting for Details"),
        status("25 10:00", "Information Provided"),
      ],
      ...(["25 12:00", "done 30", "running 150 due 26 11:30"] as const),
    ],
    ["solved without a word", [status("23 08:10", "Problem Solved")], "30 12:00", "done 70", "done 70"],
    [
      "opened again: the solution begins anew, the answer stays",
      [answer("20 15:30"), status("20 15:40", "Problem Solved"), status("25 08:00", "In Progress")],
      ...(["25 09:00", "done 30", "running 60 due 26 10:00"] as const),
    ],
    ["cancelled: nobody was late", [status("27 08:00", "Cancelled")], "30 12:00", "off 1500", "off 1500"],
  ])("%s", (_what, events, now, answered, solved) => {
    const clocks = ticketClocks({ opened: at("20 15:00"), events, target, calendar, now: at(now) });
    const [one, other] = [clocks.answer, clocks.solution].map(({ state, usedMinutes, due, isLate }) =>
      [state, usedMinutes, ...(due ? ["due", text(due)] : []), ...(isLate ? ["late"] : [])].join(" "),
    );
    expect([one, other]).toEqual([answered, solved]);
  });
});

test("DTICK-04 minutes are told whole, and late is judged to the second", () => {
  const asked = (now: string, seconds: number) => {
    const moment = at(now);
    const late = { ...moment, minutes: moment.minutes + seconds / 60 };
    return ticketClocks({ opened: at("20 15:00"), events: [], target, calendar, now: late }).answer;
  };
  expect(asked("23 08:30", 50)).toMatchObject({ usedMinutes: 90, isLate: false });
  expect(asked("23 09:00", 30)).toMatchObject({ usedMinutes: 120, isLate: true });
});

describe("DTICK-04 whether a target may be dated like this", () => {
  const today = toLocalDate("2026-11-23");
  const known = [{ validFrom: toLocalDate("2026-12-01"), answerMinutes: 60, solutionMinutes: 600 }];
  it.each([
    ["2026-11-24", 120, 600, undefined],
    ["2026-11-23", 120, 600, "not-ahead"],
    ["2028-11-23", 120, 600, "target-too-far"],
    ["2026-11-24", 14, 600, "target-invalid"],
    ["2026-11-24", 120, 0.5, "target-invalid"],
    ["2026-11-24", 120, 119, "solution-before-answer"],
    ["2026-11-24", DEFAULT_TARGET.answerMinutes, DEFAULT_TARGET.solutionMinutes, "target-same"],
    ["2026-12-02", 60, 600, "target-same"],
  ])("from %s in %d and %d minutes: %s", (validFrom, answerMinutes, solutionMinutes, refusal) => {
    const verdict = judgeTarget(
      { validFrom: toLocalDate(validFrom), answerMinutes, solutionMinutes },
      { known, today },
    );
    expect(verdict.ok ? undefined : verdict.refusal.kind).toBe(refusal);
  });
});

test("DTICK-04 what share kept its targets: what is late counts before it is done, what ended without never", () => {
  const [now, opened] = [at("23 10:00"), at("20 15:00")];
  const events: readonly (readonly TicketEvent[])[] = [
    [],
    [answer("20 15:30")],
    [answer("23 09:30")],
    [answer("20 15:30"), status("20 15:40", "Problem Solved")],
    [status("20 15:10", "Merged")],
  ];
  const tickets = events.map((one) => ({
    category: "quality",
    clocks: ticketClocks({ opened, events: one, target, calendar, now }),
  }));
  const [figures] = ticketFigures(tickets);
  expect(figures).toEqual({
    ...{ category: "quality", tickets: 5 },
    answers: { inTime: 2, late: 2, open: 0 },
    solutions: { inTime: 1, late: 0, open: 3 },
  });
  expect([figures && shareInTime(figures.answers), shareInTime({ inTime: 0, late: 0, open: 3 })]).toEqual([
    0.5,
    undefined,
  ]);
});
