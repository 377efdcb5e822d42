import type { CalendarFacts } from "@vycep/domain/calendar/delivery-day";
import { parseShipToId } from "@vycep/domain/kernel/ids";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import type { ShipToAccess } from "@vycep/domain/ship-to/selectable";
import { describe, expect, it } from "vitest";
import type { CartInHand } from "../../shared/ordering/cart-in-hand.ts";
import { type ChoiceFacts, choiceOfCart, newsOf, nextChoice } from "./next-choice.ts";

const access = (id: string, status: ShipToAccess["status"] = "APPROVED"): ShipToAccess => {
  const shipToId = parseShipToId(id);
  if (shipToId === undefined) throw new Error(id);
  return { shipToId, status, permissions: ["Catalogue"] };
};

const calendar: CalendarFacts = {
  method: "selfpickup_selfpickup",
  scheduledWeekdays: [1, 4],
  addedWeekdays: [1, 2, 3, 4, 5],
  holidays: { years: [2026, 2027], daysOff: [] },
  leadTimes: [],
  unavailableDates: [],
  exceptions: [],
};

const emptyCart: CartInHand = {
  id: "c",
  hasItems: false,
  lineCount: 0,
  availableCount: 0,
  palletPlaces: 0,
  total: { minor: toMinor(0), currency: "CZK" },
  net: { minor: toMinor(0), currency: "CZK" },
  changedAt: undefined,
  shipToId: "500101",
  method: undefined,
  date: undefined,
  noteForDriver: undefined,
  customerOrderNumber: undefined,
  clear: async () => async () => undefined,
  saveForLater: async () => undefined,
  readAgain: async () => undefined,
};

const facts: ChoiceFacts = {
  accesses: [access("500101"), access("500102"), access("500104", "SUSPENDED")],
  preset: "500102",
  delivery: {
    shipToId: undefined,
    shipTo: undefined,
    offeredMethods: [],
    method: undefined,
    date: undefined,
    calendar: undefined,
  },
  cart: emptyCart,
  now: { date: toLocalDate("2026-11-16"), minutes: 600 },
};
const shipTo = {} as NonNullable<ChoiceFacts["delivery"]["shipTo"]>;

describe("what is chosen next", () => {
  it("OP-72: begins with the user's default ship-to", () => {
    expect(nextChoice(facts)).toEqual({ shipToId: "500102" });
  });

  it("SHIPTO-12: leaves a remembered ship-to that was suspended", () => {
    const delivery = { ...facts.delivery, shipToId: "500104" };
    expect(nextChoice({ ...facts, delivery })).toEqual({ shipToId: "500102" });
  });

  it("waits for the ship-to's data before it chooses a method", () => {
    expect(nextChoice({ ...facts, delivery: { ...facts.delivery, shipToId: "500101" } })).toBeUndefined();
  });

  it("SHIPTO-08, TRANSPORT-33: then the default method, with only-empties beside it", () => {
    const delivery = {
      ...facts.delivery,
      shipToId: "500101",
      shipTo,
      offeredMethods: ["flatrate_flatrate", "selfpickup_selfpickup"] as const,
    };
    expect(nextChoice({ ...facts, delivery })).toEqual({
      shippingMethod: "selfpickup_selfpickup",
      onlyEmpties: false,
    });
  });

  it("TRANSPORT-36, OP-65: then the first scheduled day with its three dates; then nothing is missing", () => {
    const delivery = {
      ...facts.delivery,
      shipToId: "500101",
      shipTo,
      offeredMethods: ["selfpickup_selfpickup"] as const,
      method: "selfpickup_selfpickup" as const,
      calendar,
    };
    const day = toLocalDate("2026-11-19");
    expect(nextChoice({ ...facts, delivery })).toEqual({
      deliveryDate: day,
      standardDeliveryDate: day,
      exceptiondate: undefined,
    });
    expect(nextChoice({ ...facts, delivery: { ...delivery, date: day } })).toBeUndefined();
  });
});

describe("a cart in progress", () => {
  const cart = { ...emptyCart, hasItems: true, method: "tank_tank", date: "2026-11-25" };

  it("INPROG-12: brings its ship-to, method and day along", () => {
    expect(choiceOfCart(cart, { accesses: facts.accesses, chosen: facts.delivery })).toMatchObject({
      shipToId: "500101",
      shippingMethod: "tank_tank",
      deliveryDate: "2026-11-25",
    });
  });

  it("brings nothing when it is chosen already, so that what follows is chosen at once", () => {
    const chosen = { shipToId: "500101", method: "tank_tank", date: toLocalDate("2026-11-25") } as const;
    expect(choiceOfCart(cart, { accesses: facts.accesses, chosen })).toBeUndefined();
  });

  it("brings nothing when it is empty or its ship-to may not be ordered for", () => {
    expect(choiceOfCart(emptyCart, { accesses: facts.accesses, chosen: facts.delivery })).toBeUndefined();
    expect(
      choiceOfCart({ ...cart, shipToId: "500104" }, { accesses: facts.accesses, chosen: facts.delivery }),
    ).toBeUndefined();
  });
});

describe("what the customer is told when the choice is repaired by itself", () => {
  const thursday = toLocalDate("2026-11-19");
  const chosen = {
    ...facts.delivery,
    shipToId: "500101",
    shipTo,
    offeredMethods: ["selfpickup_selfpickup"] as const,
    method: "selfpickup_selfpickup" as const,
    calendar,
    date: thursday,
  };
  const at = (day: string, minutes: number): ChoiceFacts => ({
    ...facts,
    delivery: chosen,
    now: { date: toLocalDate(day), minutes },
  });
  const choiceAndNews = (asked: ChoiceFacts) => {
    const patch = nextChoice(asked);
    return { day: patch?.deliveryDate, news: patch && newsOf(asked, patch) };
  };

  it("B1 C19 at the cut-off the day stands, a minute later the next one is taken and said", () => {
    expect(choiceAndNews(at("2026-11-18", 16 * 60))).toEqual({ day: undefined, news: undefined });
    expect(choiceAndNews(at("2026-11-18", 16 * 60 + 1))).toEqual({
      day: "2026-11-23",
      news: { kind: "dayLost", lost: thursday, next: "2026-11-23" },
    });
  });

  it("B1 CALENDAR-31 a day that passed while nobody looked is said, too", () => {
    expect(choiceAndNews(at("2026-11-20", 600)).news).toEqual({
      kind: "dayLost",
      lost: thursday,
      next: "2026-11-23",
    });
  });

  it("DCAL-02 a day that the brewery moved or called off is said, and the day that comes instead is taken", () => {
    const off = (scheduledDate: LocalDate | null): CalendarFacts => {
      const moved = {
        typeOfChange: "moved",
        originalDate: thursday,
        originalHours: "",
        scheduledHours: "",
      } as const;
      return {
        ...calendar,
        exceptions: [{ ...moved, scheduledDate, orderBy: null, countsFor: ["standard"] }],
      };
    };
    const news = (scheduledDate: LocalDate | null) =>
      choiceAndNews({ ...at("2026-11-16", 600), delivery: { ...chosen, calendar: off(scheduledDate) } }).news;
    const friday = toLocalDate("2026-11-20");
    expect(news(friday)).toEqual({ kind: "dayOff", lost: thursday, next: friday });
    expect(news(null)).toEqual({ kind: "dayOff", lost: thursday, next: "2026-11-23" });
  });

  it("DCAL-02 a cart for a later day that is moved or called off does not come earlier than that", () => {
    const later = toLocalDate("2026-11-26");
    const off = (scheduledDate: LocalDate | null): CalendarFacts => ({
      ...calendar,
      exceptions: [
        {
          ...{
            typeOfChange: "moved",
            originalDate: later,
            originalHours: "",
            scheduledDate,
            scheduledHours: "",
          },
          ...{ orderBy: null, countsFor: ["standard"] },
        },
      ],
    });
    const news = (scheduledDate: LocalDate | null) =>
      choiceAndNews({
        ...at("2026-11-16", 600),
        delivery: { ...chosen, date: later, calendar: off(scheduledDate) },
      }).news;
    for (const instead of [toLocalDate("2026-11-27"), toLocalDate("2026-11-25")])
      expect(news(instead)).toEqual({ kind: "dayOff", lost: later, next: instead });
    expect(news(null)).toEqual({ kind: "dayOff", lost: later, next: "2026-11-30" });
  });

  it("OP-66 without another day it says that there is none", () => {
    const closed = { ...calendar, scheduledWeekdays: [], addedWeekdays: [] };
    const asked = { ...at("2026-11-18", 961), delivery: { ...chosen, calendar: closed } };
    // Nothing is served any more, so the day was not lost to a cut-off.
    expect(choiceAndNews(asked).news).toBeUndefined();
  });

  it("SHIPTO-16 OP-73 a remembered ship-to that is suspended by now is said, an unknown one is not", () => {
    const remembered = (shipToId: string) => ({ ...facts, delivery: { ...facts.delivery, shipToId } });
    const suspended = remembered("500104");
    expect(newsOf(suspended, nextChoice(suspended) ?? {})).toEqual({ kind: "ship-to-suspended" });
    const unknown = remembered("599999");
    expect(newsOf(unknown, nextChoice(unknown) ?? {})).toBeUndefined();
  });

  it("a beginning needs no word", () => {
    expect(newsOf(facts, nextChoice(facts) ?? {})).toBeUndefined();
    const undated = { ...facts, delivery: { ...chosen, date: undefined } };
    expect(newsOf(undated, nextChoice(undated) ?? {})).toBeUndefined();
  });
});
