import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { describe, expect, it } from "vitest";
import { decodeSections, encodeHolidays, encodeSections } from "./market.codec.ts";

describe("portal configuration on the wire (CONFIG-08)", () => {
  it("CALENDAR-21 days off come under their month, whatever the year", () => {
    const days = ["2026-12-24", "2027-01-01", "2027-12-25"].map(toLocalDate);
    const { december, january, june } = encodeHolidays(days);
    expect({ december, january, june }).toEqual({
      december: ["2026-12-24", "2027-12-25"],
      january: ["2027-01-01"],
      june: [],
    });
  });

  it("PERM-19 sections are read as they were written", () => {
    const sections = [{ label: "News & Articles", value: "1" }];
    expect(decodeSections(encodeSections(sections))).toEqual(sections);
  });

  it.each(["", "{", "null", "7", '[1, null, {"label": 3}]'])(
    "broken sections %j lock nobody out (OP-149)",
    (text) => {
      expect(decodeSections(text)).toEqual([]);
    },
  );
});
