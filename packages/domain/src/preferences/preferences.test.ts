import { describe, expect, it, test } from "vitest";
import { judgeDay } from "../calendar/delivery-day.ts";
import { type ShipToId, toId } from "../kernel/ids.ts";
import { toLocalDate } from "../kernel/local-moment.ts";
import type { ShipToAccess } from "../ship-to/selectable.ts";
import { anyCalendar, at, FRIDAY_MORNING } from "../testing/builders.ts";
import { askOrApply, type Change, type ChangeFacts } from "./change.ts";
import { keepDate, rememberedDates } from "./preferences.ts";
import { type StartFacts, startOrder } from "./start-order.ts";

const day = (text: string) => toLocalDate(text);
const id = (text: string) => toId<ShipToId>(text);
const access = (text: string, said: Partial<ShipToAccess> = {}): ShipToAccess => ({
  shipToId: id(text),
  status: "APPROVED",
  permissions: ["Catalogue"],
  ...said,
});

describe("ask or apply", () => {
  const facts: ChangeFacts = {
    current: { shipToId: id("500101"), method: "selfpickup_selfpickup", date: day("2026-11-26") },
    cartHasItems: true,
    accesses: [
      access("500101"),
      access("500102"),
      access("500104", { status: "SUSPENDED" }),
      access("500105", { permissions: [] }),
    ],
    offered: ["selfpickup_selfpickup", "flatrate_flatrate"],
    calendar: anyCalendar(),
  };
  const shipTo = (text: string): Change => ({ kind: "ship-to", shipToId: id(text) });
  const method = (value: "selfpickup_selfpickup" | "flatrate_flatrate" | "tank_tank"): Change => ({
    kind: "method",
    method: value,
  });
  const date = (text: string): Change => ({ kind: "date", date: day(text) });

  test.each([
    ["SHIPTO-01 INPROG-23 another ship-to", shipTo("500102"), "ask"],
    ["SHIPTO-03 the same ship-to again", shipTo("500101"), "apply"],
    ["TRANSPORT-35 INPROG-23 another method", method("flatrate_flatrate"), "ask"],
    ["the same method again", method("selfpickup_selfpickup"), "apply"],
    ["INPROG-24 a later day", date("2026-11-30"), "ask"],
    ["INPROG-24 a working day before the first scheduled one is asked about too", date("2026-11-24"), "ask"],
    ["INPROG-25 the first offered day", date("2026-11-23"), "apply"],
    ["the same day again", date("2026-11-26"), "apply"],
  ])("with items: %s", (_, change, expected) => {
    expect(askOrApply(change, facts, FRIDAY_MORNING).kind).toBe(expected);
  });

  test.each([shipTo("500102"), method("flatrate_flatrate")])(
    "SHIPTO-05 without items %j applies at once",
    (change) => {
      expect(askOrApply(change, { ...facts, cartHasItems: false }, FRIDAY_MORNING)).toEqual({
        kind: "apply",
        change,
      });
    },
  );

  it("SHIPTO-05 without items a day applies at once, with the verdict that was found", () => {
    const asked = date("2026-11-30");
    expect(askOrApply(asked, { ...facts, cartHasItems: false }, FRIDAY_MORNING)).toEqual({
      kind: "apply",
      change: { ...asked, verdict: judgeDay(anyCalendar(), FRIDAY_MORNING, day("2026-11-30")) },
    });
  });

  it("OP-19 INPROG-28 two options, and two ends for the old products with saving first", () => {
    expect(askOrApply(shipTo("500102"), facts, FRIDAY_MORNING)).toEqual({
      kind: "ask",
      change: shipTo("500102"),
      options: ["continue", "start-new"],
      oldProducts: ["save-for-later", "remove-without-saving"],
    });
  });

  test.each([
    ["SHIPTO-16 suspended", shipTo("500104"), { kind: "ship-to-suspended" }],
    ["SHIPTO-11 without Catalogue", shipTo("500105"), { kind: "ship-to-without-catalogue" }],
    ["a foreign ship-to", shipTo("500201"), { kind: "ship-to-unknown" }],
    ["TRANSPORT-22 a method that is not offered", method("tank_tank"), { kind: "method-not-offered" }],
    [
      "CALENDAR-03 a closed day",
      date("2026-11-29"),
      { kind: "day-closed", because: { open: false, kind: "weekday-not-served" } },
    ],
  ])("refuses, with and without items: %s", (_, change, because) => {
    for (const cartHasItems of [true, false]) {
      expect(askOrApply(change, { ...facts, cartHasItems }, FRIDAY_MORNING)).toEqual({
        kind: "refuse",
        because,
      });
    }
  });

  it("a date cannot be chosen before ship-to and method", () => {
    const bare = { ...facts, current: { shipToId: null, method: null, date: null }, calendar: null };
    expect(askOrApply(date("2026-11-26"), bare, FRIDAY_MORNING)).toEqual({
      kind: "refuse",
      because: { kind: "no-calendar" },
    });
  });
});

describe("starting the order", () => {
  const facts: StartFacts = {
    method: "selfpickup_selfpickup",
    date: day("2026-11-23"),
    shipToStatus: "APPROVED",
    calendar: anyCalendar(),
  };

  it("TRANSPORT-42 TRANSPORT-43 starts with a type, a date valid for it, and an approved ship-to", () => {
    expect(startOrder(facts, FRIDAY_MORNING)).toEqual({
      ok: true,
      value: {
        method: "selfpickup_selfpickup",
        date: "2026-11-23",
        day: { open: true, isScheduled: true, exception: null },
      },
    });
  });

  const closed = { date: day("2026-11-29") };
  const suspended = { shipToStatus: "SUSPENDED" } as const;
  test.each([
    [
      "ERROR-09 no type, though all else is wrong too",
      { method: null, date: null, ...suspended },
      "no-order-type",
    ],
    ["ERROR-10 no date comes second", { date: null, ...suspended }, "no-delivery-date"],
    ["ERROR-11 a closed day comes third", { ...closed, ...suspended }, "shipping-cannot-be-ordered"],
    ["ERROR-14 SHIPTO-12 suspended comes last", suspended, "ship-to-suspended"],
    ["no ship-to at all", { shipToStatus: null }, "no-ship-to"],
    ["ERROR-11 nothing known of the days", { calendar: null }, "shipping-cannot-be-ordered"],
  ])("ERROR-13 %s", (_, said, kind) => {
    expect(startOrder({ ...facts, ...said }, FRIDAY_MORNING)).toMatchObject({ ok: false, refusal: { kind } });
  });

  it("ERROR-11 ERROR-12 says why the day is closed and from where to go on", () => {
    expect(startOrder({ ...facts, ...closed }, FRIDAY_MORNING)).toEqual({
      ok: false,
      refusal: {
        kind: "shipping-cannot-be-ordered",
        because: { open: false, kind: "weekday-not-served" },
        nextDay: "2026-11-30",
      },
    });
  });

  it("OP-66 today can never be ordered for", () => {
    expect(startOrder({ ...facts, date: FRIDAY_MORNING.date }, FRIDAY_MORNING)).toMatchObject({
      refusal: { kind: "shipping-cannot-be-ordered", because: { kind: "too-early" } },
    });
  });

  it("OP-14 ERROR-11 a replacement day starts although the day check fails", () => {
    const exception = {
      typeOfChange: "moved",
      originalDate: day("2026-11-26"),
      originalHours: "",
      scheduledDate: day("2026-11-28"),
      scheduledHours: "",
      orderBy: at("2026-11-26 16:00"),
      countsFor: ["standard"],
    } as const;
    const moved = { ...facts, date: day("2026-11-28"), calendar: anyCalendar({ exceptions: [exception] }) };
    expect(startOrder(moved, FRIDAY_MORNING)).toMatchObject({ ok: true, value: { day: { exception } } });
    const verdict = judgeDay(moved.calendar, FRIDAY_MORNING, moved.date);
    expect(verdict.open && rememberedDates(moved.date, verdict), "OP-65").toEqual({
      deliveryDate: "2026-11-28",
      exceptionDate: "2026-11-28",
      standardDeliveryDate: "2026-11-26",
    });
  });
});

describe("what is remembered", () => {
  test.each([
    ["2026-11-19", null],
    ["2026-11-20", "2026-11-20"],
    ["2026-11-23", "2026-11-23"],
    [null, null],
  ])("CALENDAR-31 of a stored %s today keeps %s", (stored, expected) => {
    expect(keepDate(stored === null ? null : day(stored), FRIDAY_MORNING.date)).toBe(expected);
  });

  it("OP-65 an ordinary day is its own standard day", () => {
    expect(rememberedDates(day("2026-11-23"), { open: true, isScheduled: true, exception: null })).toEqual({
      deliveryDate: "2026-11-23",
      exceptionDate: null,
      standardDeliveryDate: "2026-11-23",
    });
  });
});
