import { describe, expect, it } from "vitest";
import { type ShipToId, toId } from "../kernel/ids.ts";
import { toLocalDate } from "../kernel/local-moment.ts";
import { anyException, at } from "../testing/builders.ts";
import { datesStore, type ToldDates } from "./dates-store.ts";

const day = (text: string) => toLocalDate(text);
const christmas = anyException({ originalDate: day("2026-12-24"), scheduledDate: day("2026-12-23") });
const stephen = anyException({ originalDate: day("2026-12-25"), scheduledDate: day("2026-12-23") });
const cancelled = anyException({ originalDate: day("2026-12-17"), scheduledDate: null, orderBy: null });
const truckOnly = anyException({
  originalDate: day("2026-12-08"),
  scheduledDate: day("2026-12-09"),
  orderBy: at("2026-12-07 13:30"),
  countsFor: ["truck"],
});
const notice = {
  shipToId: toId<ShipToId>("500101"),
  shipToName: "Restaurace U Modré hvězdy",
  groups: [{ kind: "standard", changes: [christmas] }],
} as const;

const told: ToldDates = {
  method: "selfpickup_selfpickup",
  offered: ["2026-11-24", "2026-11-26"].map(day),
  scheduled: ["2026-11-26"].map(day),
  exceptions: [stephen, christmas, cancelled, truckOnly],
  notices: [notice],
};

describe("CALENDAR-24 OP-69 the six lists of the dates store", () => {
  it("CALENDAR-24 OP-69 are filled from the days, the exceptions of the kind and the notices", () => {
    expect(datesStore(told)).toEqual({
      availableDays: ["2026-11-24", "2026-11-26"],
      filteredDeliveryDates: ["2026-11-26"],
      availableExceptions: [stephen, christmas, cancelled],
      scheduleDates: ["2026-12-23"],
      unavailableDates: ["2026-12-17", "2026-12-24", "2026-12-25"],
      notificationExceptions: [notice],
    });
  });

  it("CALENDAR-18 hold of the same answer only what counts for the method", () => {
    expect(datesStore({ ...told, method: "flatrate_flatrate" })).toMatchObject({
      availableExceptions: [truckOnly],
      scheduleDates: ["2026-12-09"],
      unavailableDates: ["2026-12-08"],
    });
    expect(datesStore({ ...told, method: "tank_tank" })).toMatchObject({
      availableExceptions: [],
      scheduleDates: [],
      unavailableDates: [],
    });
  });

  it("are empty when nothing was told", () => {
    const nothing = { offered: [], scheduled: [], exceptions: [], notices: [] };
    expect(Object.values(datesStore({ ...told, ...nothing }))).toEqual([[], [], [], [], [], []]);
  });
});
