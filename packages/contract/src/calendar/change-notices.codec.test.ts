import { changesAhead } from "@vycep/domain/calendar/change-notice";
import type { DeliveryException } from "@vycep/domain/calendar/exceptions";
import { type ShipToId, toId } from "@vycep/domain/kernel/ids";
import { toLocalDate, toLocalTime } from "@vycep/domain/kernel/local-moment";
import { describe, expect, it } from "vitest";
import { changeNoticesQuery, changeNoticesSchema } from "./calendar.rest.ts";
import { decodeChangeNotices, decodeShipToIds, encodeChangeNotices } from "./change-notices.codec.ts";

const day = toLocalDate;
const moved: DeliveryException = {
  typeOfChange: "moved",
  originalDate: day("2026-12-24"),
  originalHours: "7:00-11:00",
  scheduledDate: day("2026-12-23"),
  scheduledHours: "6:00-9:00",
  orderBy: { date: day("2026-12-22"), minutes: toLocalTime("16:00") },
  countsFor: ["standard"],
};
const cancelled: DeliveryException = {
  typeOfChange: "cancelled",
  originalDate: day("2026-12-30"),
  originalHours: "7:00-11:00",
  scheduledDate: null,
  scheduledHours: "",
  orderBy: null,
  countsFor: ["tank"],
};
const groups = changesAhead([cancelled, moved], day("2026-11-23"));
const notices = [{ shipToId: toId<ShipToId>("500101"), shipToName: "Restaurace U Modré hvězdy", groups }];

describe("announced changes on the wire (REST-51)", () => {
  it("CALENDAR-22 have the seeds' shape, and nothing of a new day when there is none", () => {
    const answer = encodeChangeNotices(notices);
    expect(changeNoticesSchema.parse(answer)).toEqual(answer);
    expect(answer).toEqual([
      {
        shipTo: "Restaurace U Modré hvězdy",
        shipToId: "500101",
        deliveryExceptions: [
          {
            transportation: "standard",
            deliveryExceptions: [
              {
                typeOfChange: "moved",
                originalDate: "2026-12-24",
                originalHours: "7:00-11:00",
                scheduledDate: "2026-12-23",
                scheduledHour: "6:00-9:00",
                orderBy: "2026-12-22T16:00",
              },
            ],
          },
          {
            transportation: "tank",
            deliveryExceptions: [
              {
                typeOfChange: "cancelled",
                originalDate: "2026-12-30",
                originalHours: "7:00-11:00",
                scheduledDate: null,
                scheduledHour: null,
                orderBy: null,
              },
            ],
          },
        ],
      },
    ]);
  });

  it("CALENDAR-22 are read as they were written", () => {
    expect(decodeChangeNotices(encodeChangeNotices(notices))).toEqual(notices);
  });

  it.each([
    ["500101,500102", ["500101", "500102"]],
    [" 500101 , ,500101,", ["500101"]],
    ["", []],
  ])("REST-51 the ids %j are %j", (text, ids) => expect(decodeShipToIds(text)).toEqual(ids));

  it("REST-51 holds the ids of 200 places, and not of everything", () => {
    const joined = (count: number) => Array.from({ length: count }, () => "500101").join(",");
    expect(changeNoticesQuery.safeParse({ shipToIds: joined(200) }).success).toBe(true);
    expect(changeNoticesQuery.safeParse({ shipToIds: joined(2000) }).success).toBe(false);
  });
});
