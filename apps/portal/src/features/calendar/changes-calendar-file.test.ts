import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { describe, expect, test } from "vitest";
import { calendarFile } from "./changes-calendar-file.ts";

const stamp = Date.UTC(2026, 10, 20, 8, 41);
const entry = {
  uid: "500101-standard-2026-12-31",
  day: toLocalDate("2026-12-31"),
  title: "Náhradní dodávka; U Modré hvězdy, Lipovrch",
  text: "Původně pá 1.1.\nObjednat do st 30.12. 16:00",
};

describe("the changes for a calendar program", () => {
  test("CALENDAR-30 a change is a whole day, over the end of the year too", () => {
    const file = calendarFile([entry], stamp);
    expect(file).toContain("DTSTAMP:20261120T084100Z\r\n");
    expect(file).toContain("DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n");
    expect(file.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")).toBe(true);
    expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
  });

  test("CALENDAR-30 what would end a value is escaped", () => {
    expect(calendarFile([entry], stamp)).toContain(
      "SUMMARY:Náhradní dodávka\\; U Modré hvězdy\\, Lipovrch\r\nDESCRIPTION:Původně pá 1.1.\\nObjednat",
    );
  });

  test("CALENDAR-30 no line is longer than 75 octets, and unfolded it is what it was", () => {
    const title = "Příliš žluťoučký kůň úpěl ďábelské ódy ".repeat(5).trim();
    const file = calendarFile([{ ...entry, title }], stamp);
    const octets = file.split("\r\n").map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}`);
  });
});
