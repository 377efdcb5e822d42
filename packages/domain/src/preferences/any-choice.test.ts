import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { judgeDay, offeredDays } from "../calendar/delivery-day.ts";
import { type ShipToId, toId } from "../kernel/ids.ts";
import { addDays, toLocalDate } from "../kernel/local-moment.ts";
import type { ShipToAccess } from "../ship-to/selectable.ts";
import { anyCalendar, anyException, at, FRIDAY_MORNING } from "../testing/builders.ts";
import { SHIPPING_METHODS } from "../transport/method.ts";
import { carryDate, carryMethod } from "./carry-over.ts";
import { askOrApply, type Change, type ChangeFacts } from "./change.ts";
import { keepDate, rememberedDates } from "./preferences.ts";
import { type StartFacts, startOrder } from "./start-order.ts";

const day = (text: string) => toLocalDate(text);
const id = (text: string) => toId<ShipToId>(text);
const places: readonly ShipToAccess[] = [
  { shipToId: id("500101"), status: "APPROVED", permissions: ["Catalogue"] },
  { shipToId: id("500102"), status: "APPROVED", permissions: ["Catalogue", "Support"] },
  { shipToId: id("500104"), status: "SUSPENDED", permissions: ["Catalogue"] },
  { shipToId: id("500105"), status: "APPROVED", permissions: ["Support"] },
];
const offered = ["selfpickup_selfpickup", "flatrate_flatrate", "tank_tank"] as const;

const aMethod = fc.constantFrom(...SHIPPING_METHODS);
const aDay = fc.integer({ min: -10, max: 380 }).map((count) => addDays(FRIDAY_MORNING.date, count));
const aPlace = fc.constantFrom(...places.map(({ shipToId }) => shipToId), id("500999"));
const aChange: fc.Arbitrary<Change> = fc.oneof(
  aPlace.map((shipToId) => ({ kind: "ship-to" as const, shipToId })),
  aMethod.map((method) => ({ kind: "method" as const, method })),
  aDay.map((date) => ({ kind: "date" as const, date })),
);
const someFacts: fc.Arbitrary<ChangeFacts> = fc.record({
  current: fc.record({ shipToId: fc.option(aPlace), method: fc.option(aMethod), date: fc.option(aDay) }),
  cartHasItems: fc.boolean(),
  accesses: fc.constant(places),
  offered: fc.constant(offered),
  calendar: fc.constantFrom(null, anyCalendar(), anyCalendar({ scheduledWeekdays: [], addedWeekdays: [] })),
});

describe("any change of where, how or when", () => {
  it("SHIPTO-05 INPROG-23 is asked about only with goods in the cart, and refused with and without them alike", () => {
    fc.assert(
      fc.property(aChange, someFacts, (change, facts) => {
        const withGoods = askOrApply(change, { ...facts, cartHasItems: true }, FRIDAY_MORNING);
        const without = askOrApply(change, { ...facts, cartHasItems: false }, FRIDAY_MORNING);
        expect(without.kind).not.toBe("ask");
        if (withGoods.kind === "refuse") expect(without).toEqual(withGoods);
        else expect(without).toEqual({ kind: "apply", change: withGoods.change });
      }),
    );
  });

  it("is allowed exactly where the place, the way or the day is", () => {
    fc.assert(
      fc.property(aChange, someFacts, (change, facts) => {
        const isAllowed =
          change.kind === "ship-to"
            ? ["500101", "500102"].includes(change.shipToId)
            : change.kind === "method"
              ? facts.offered.includes(change.method)
              : facts.calendar !== null && judgeDay(facts.calendar, FRIDAY_MORNING, change.date).open;
        expect(askOrApply(change, facts, FRIDAY_MORNING).kind !== "refuse").toBe(isAllowed);
      }),
    );
  });

  it("INPROG-25 to what is chosen already is never asked about", () => {
    fc.assert(
      fc.property(someFacts, fc.constantFrom("ship-to", "method", "date"), (facts, kind) => {
        const { shipToId, method, date } = facts.current;
        const same: Change | null =
          kind === "ship-to"
            ? shipToId && { kind: "ship-to", shipToId }
            : kind === "method"
              ? method && { kind: "method", method }
              : date && { kind: "date", date };
        if (same) expect(askOrApply(same, facts, FRIDAY_MORNING).kind).not.toBe("ask");
      }),
    );
  });

  test.each([
    ["INPROG-25 the first offered day", "2026-11-23", "apply"],
    ["INPROG-24 the one after it", "2026-11-24", "ask"],
    ["the first scheduled one after it", "2026-11-26", "ask"],
  ])("%s", (_, date, kind) => {
    const facts: ChangeFacts = {
      current: { shipToId: id("500101"), method: "selfpickup_selfpickup", date: day("2026-11-30") },
      cartHasItems: true,
      accesses: places,
      offered,
      calendar: anyCalendar(),
    };
    expect(askOrApply({ kind: "date", date: day(date) }, facts, FRIDAY_MORNING).kind).toBe(kind);
  });

  it("SHIPTO-01 another place is asked about, though the first day is chosen", () => {
    const facts: ChangeFacts = {
      current: { shipToId: id("500101"), method: "selfpickup_selfpickup", date: day("2026-11-23") },
      cartHasItems: true,
      accesses: places,
      offered,
      calendar: anyCalendar(),
    };
    expect(askOrApply({ kind: "ship-to", shipToId: id("500102") }, facts, FRIDAY_MORNING).kind).toBe("ask");
    expect(
      askOrApply({ kind: "method", method: "tank_tank" }, { ...facts, calendar: null }, FRIDAY_MORNING).kind,
    ).toBe("ask");
  });
});

describe("what is carried over to another place or way", () => {
  it("SHIPTO-08 a way is carried exactly where it is offered", () => {
    fc.assert(
      fc.property(fc.option(aMethod), fc.uniqueArray(aMethod), (chosen, methods) => {
        const isOffered = chosen !== null && methods.includes(chosen);
        expect(carryMethod(chosen, methods)).toBe(isOffered ? chosen : null);
      }),
    );
  });

  it("SHIPTO-09 TRANSPORT-36 a day is carried while it is open; what comes in its place is always open", () => {
    fc.assert(
      fc.property(fc.option(aDay), fc.subarray([1, 2, 3, 4, 5] as const), (chosen, addedWeekdays) => {
        const facts = anyCalendar({ scheduledWeekdays: [], addedWeekdays });
        const carried = carryDate(chosen, facts, FRIDAY_MORNING);
        const open = offeredDays(facts, FRIDAY_MORNING).map((one) => one.day);
        if (chosen !== null && open.includes(chosen)) expect(carried).toBe(chosen);
        else expect(carried).toBe(open[0] ?? null);
      }),
      { numRuns: 50 },
    );
  });

  it("CALENDAR-31 a remembered day is kept from today on", () => {
    fc.assert(
      fc.property(aDay, (stored) => {
        const isAhead = stored >= FRIDAY_MORNING.date;
        expect(keepDate(stored, FRIDAY_MORNING.date)).toBe(isAhead ? stored : null);
      }),
    );
  });

  it("OP-65 of a replacement day the one that it replaces is remembered beside it, of any other only itself", () => {
    const exception = anyException({ originalDate: day("2026-12-24"), scheduledDate: day("2026-12-23") });
    expect(rememberedDates(day("2026-12-23"), { open: true, isScheduled: true, exception })).toEqual({
      deliveryDate: "2026-12-23",
      exceptionDate: "2026-12-23",
      standardDeliveryDate: "2026-12-24",
    });
    expect(rememberedDates(day("2026-12-22"), { open: true, isScheduled: false, exception: null })).toEqual({
      deliveryDate: "2026-12-22",
      exceptionDate: null,
      standardDeliveryDate: "2026-12-22",
    });
  });
});

describe("any start of an order", () => {
  const starts: fc.Arbitrary<StartFacts> = fc.record({
    method: fc.option(aMethod),
    date: fc.option(aDay),
    shipToStatus: fc.constantFrom(null, "APPROVED" as const, "SUSPENDED" as const),
    calendar: fc.constantFrom(null, anyCalendar()),
  });

  it("ERROR-09 ERROR-10 ERROR-11 ERROR-14 the first check that fails is the answer, and none failing starts it", () => {
    fc.assert(
      fc.property(starts, (facts) => {
        const { method, date, calendar, shipToStatus } = facts;
        const isOpen = date !== null && calendar !== null && judgeDay(calendar, FRIDAY_MORNING, date).open;
        const failed = [
          [method === null, "no-order-type"],
          [date === null, "no-delivery-date"],
          [!isOpen, "shipping-cannot-be-ordered"],
          [shipToStatus === "SUSPENDED", "ship-to-suspended"],
          [shipToStatus === null, "no-ship-to"],
        ].find(([isWrong]) => isWrong);
        const started = startOrder(facts, FRIDAY_MORNING);
        expect(started.ok ? undefined : started.refusal.kind).toBe(failed?.[1]);
        if (started.ok) expect(started.value).toMatchObject({ method, date, day: { open: true } });
      }),
    );
  });

  it("ERROR-12 a closed day names the next one, and none where nothing is known or nothing is open", () => {
    const facts: StartFacts = {
      method: "selfpickup_selfpickup",
      date: day("2026-11-28"),
      shipToStatus: "APPROVED",
      calendar: anyCalendar(),
    };
    expect(startOrder(facts, at("2026-11-20 16:01"))).toMatchObject({ refusal: { nextDay: "2026-11-30" } });
    expect(startOrder({ ...facts, calendar: null }, FRIDAY_MORNING)).toEqual({
      ok: false,
      refusal: { kind: "shipping-cannot-be-ordered", because: null, nextDay: null },
    });
    const never = anyCalendar({ scheduledWeekdays: [], addedWeekdays: [] });
    expect(startOrder({ ...facts, calendar: never }, FRIDAY_MORNING)).toMatchObject({
      refusal: { because: { kind: "weekday-not-served" }, nextDay: null },
    });
  });
});
