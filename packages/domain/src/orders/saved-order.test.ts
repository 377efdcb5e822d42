import { describe, expect, it } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import { anyCalendar, FRIDAY_MORNING as now } from "../testing/builders.ts";
import {
  type ResumeFacts,
  resumeDelivery,
  SAVED_ORDER_TITLE_MAX,
  type SavedDelivery,
} from "./saved-order.ts";

const method = "selfpickup_selfpickup";
const facts: ResumeFacts = { shipToStatus: "APPROVED", offered: [method], calendar: anyCalendar() };
const saved = (date: string | null): SavedDelivery => ({
  method,
  date: date === null ? null : toLocalDate(date),
});

describe("a cart that was put aside goes on", () => {
  it.each([
    ["on its own day while that is open", "2026-11-26", "2026-11-26"],
    ["on the next day when its own has passed", "2026-11-19", "2026-11-23"],
    ["on the next day when its own is closed", "2026-11-28", "2026-11-30"],
    ["without a day when it had none", null, null],
  ])("SAVED-08 %s", (_what, was, date) => {
    expect(resumeDelivery(saved(was), facts, now)).toEqual({ ok: true, value: { method, date } });
  });

  it("CALENDAR-31 without a day when none is open", () => {
    const closed = { ...facts, calendar: anyCalendar({ scheduledWeekdays: [], addedWeekdays: [] }) };
    expect(resumeDelivery(saved("2026-11-19"), closed, now)).toEqual({
      ok: true,
      value: { method, date: null },
    });
  });

  it("without a method when it had none: nothing is chosen yet", () => {
    const nothing = { method: null, date: null };
    expect(resumeDelivery(nothing, { ...facts, calendar: null }, now)).toEqual({ ok: true, value: nothing });
  });

  it.each([
    ["SHIPTO-12 a suspended place", { shipToStatus: "SUSPENDED", offered: [] }, "ship-to-suspended"],
    ["TRANSPORT-28 a method that is offered no more", { offered: [] }, "method-not-offered"],
  ] as const)("%s refuses it", (_what, said, kind) => {
    expect(resumeDelivery(saved("2026-11-26"), { ...facts, ...said }, now)).toEqual({
      ok: false,
      refusal: { kind },
    });
  });
});

it("SAVED-11 a name of forty characters", () => expect(SAVED_ORDER_TITLE_MAX).toBe(40));
