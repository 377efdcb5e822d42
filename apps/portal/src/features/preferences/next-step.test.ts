import type { CalendarFacts } from "@vycep/domain/calendar/delivery-day";
import { parseShipToId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { ShipToAccess } from "@vycep/domain/shipto/selectable";
import { describe, expect, it } from "vitest";
import type { CartInHand } from "../../shared/delivery/cart-in-hand.ts";
import { choiceOfCart, nextStep, type StepFacts } from "./next-step.ts";

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
  unavailableDates: [],
  exceptions: [],
};

const emptyCart: CartInHand = {
  id: "c",
  hasItems: false,
  shipToId: "500101",
  method: undefined,
  date: undefined,
  clear: async () => undefined,
  readAgain: async () => undefined,
};

const facts: StepFacts = {
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
const shipTo = {} as NonNullable<StepFacts["delivery"]["shipTo"]>;

describe("settling the choice step by step", () => {
  it("OP-72: begins with the user's default ship-to", () => {
    expect(nextStep(facts)).toEqual({ shipToId: "500102" });
  });

  it("SHIPTO-12: leaves a remembered ship-to that was suspended", () => {
    const delivery = { ...facts.delivery, shipToId: "500104" };
    expect(nextStep({ ...facts, delivery })).toEqual({ shipToId: "500102" });
  });

  it("waits for the ship-to's data before it chooses a method", () => {
    expect(nextStep({ ...facts, delivery: { ...facts.delivery, shipToId: "500101" } })).toBeUndefined();
  });

  it("SHIPTO-08, TRANSPORT-33: then the default method, with only-empties beside it", () => {
    const delivery = {
      ...facts.delivery,
      shipToId: "500101",
      shipTo,
      offeredMethods: ["flatrate_flatrate", "selfpickup_selfpickup"] as const,
    };
    expect(nextStep({ ...facts, delivery })).toEqual({
      shippingMethod: "selfpickup_selfpickup",
      onlyEmpties: false,
    });
  });

  it("TRANSPORT-36, OP-65: then the first scheduled day with its three dates; then all is settled", () => {
    const delivery = {
      ...facts.delivery,
      shipToId: "500101",
      shipTo,
      offeredMethods: ["selfpickup_selfpickup"] as const,
      method: "selfpickup_selfpickup" as const,
      calendar,
    };
    const day = toLocalDate("2026-11-19");
    expect(nextStep({ ...facts, delivery })).toEqual({
      deliveryDate: day,
      standardDeliveryDate: day,
      exceptiondate: undefined,
    });
    expect(nextStep({ ...facts, delivery: { ...delivery, date: day } })).toBeUndefined();
  });
});

describe("a cart in progress", () => {
  const cart = { ...emptyCart, hasItems: true, method: "tank_tank", date: "2026-11-25" };

  it("INPROG-12: brings its ship-to, method and day along", () => {
    expect(choiceOfCart(cart, facts.accesses)).toMatchObject({
      shipToId: "500101",
      shippingMethod: "tank_tank",
      deliveryDate: "2026-11-25",
    });
  });

  it("brings nothing when it is empty or its ship-to may not be ordered for", () => {
    expect(choiceOfCart(emptyCart, facts.accesses)).toBeUndefined();
    expect(choiceOfCart({ ...cart, shipToId: "500104" }, facts.accesses)).toBeUndefined();
  });
});
