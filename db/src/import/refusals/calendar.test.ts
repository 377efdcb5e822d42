import { describe } from "vitest";
import { testRefusals } from "../../testing/trial-import.ts";
import { useDemo } from "../../testing/use-database.ts";
import { deliveryCalendars } from "../delivery-calendars.ts";
import { deliveryExceptions } from "../delivery-exceptions.ts";
import { holidays } from "../holidays.ts";

const database = useDemo("2026-11-20");

const noMoment = "is not a day and time written as 2026-12-31 16:00";
const noDay = "is not a day written as 2026-12-31";
const moved = {
  shipto: "500101",
  kind: "standard",
  typeOfChange: "moved",
  originalDate: "2027-01-01",
  originalHours: "7:00-11:00",
  scheduledDate: "2027-01-04",
  scheduledHour: "7:00-11:00",
  orderBy: "2026-12-30 16:00",
};
const cancelled = { ...moved, typeOfChange: "cancelled", scheduledDate: "", scheduledHour: "", orderBy: "" };

describe("CALENDAR-22 delivery exceptions", () => {
  testRefusals(database, deliveryExceptions, [
    ["a moved and a cancelled delivery", [moved, { ...cancelled, kind: "tank" }], "imported"],
    ["ordered until the last minute of the new day", [{ ...moved, orderBy: "2027-01-04 23:59" }], "imported"],
    ["hour 24", [{ ...moved, orderBy: "2026-12-30 24:00" }], `2 orderBy 2026-12-30 24:00 ${noMoment}`],
    ["hour 29", [{ ...moved, orderBy: "2026-12-30 29:59" }], `2 orderBy 2026-12-30 29:59 ${noMoment}`],
    ["minute 60", [{ ...moved, orderBy: "2026-12-30 16:60" }], `2 orderBy 2026-12-30 16:60 ${noMoment}`],
    [
      "a day that is none",
      [{ ...moved, orderBy: "2027-02-30 16:00" }],
      `2 orderBy 2027-02-30 16:00 ${noMoment}`,
    ],
    ["a time without a day", [{ ...moved, orderBy: "16:00" }], `2 orderBy 16:00 ${noMoment}`],
    ["a day without a time", [{ ...moved, orderBy: "2026-12-30" }], `2 orderBy 2026-12-30 ${noMoment}`],
    [
      "an order-by after the delivery itself",
      [{ ...moved, orderBy: "2027-01-05 00:00" }],
      "2 orderBy 2027-01-05 00:00 lies after the day of the delivery itself: scheduledDate",
    ],
    [
      "a delivery moved to the day that it had",
      [{ ...moved, scheduledDate: "2027-01-01" }],
      "2 scheduledDate 2027-01-01 is the very day that it should replace",
    ],
    [
      "days that do not exist",
      [{ ...moved, originalDate: "2027-02-30", scheduledDate: "0000-01-01" }],
      `2 originalDate 2027-02-30 ${noDay}`,
      `2 scheduledDate 0000-01-01 ${noDay}`,
    ],
    [
      "a moved delivery without its new day",
      [{ ...moved, scheduledDate: "", scheduledHour: "", orderBy: "" }],
      "2 scheduledDate must not be empty: the delivery is moved",
      "2 scheduledHour must not be empty: the delivery is moved",
      "2 orderBy must not be empty: the delivery is moved",
    ],
    [
      "a cancelled delivery with a new day",
      [{ ...moved, typeOfChange: "cancelled" }],
      "2 scheduledDate 2027-01-04 must be empty here: the delivery is cancelled",
      "2 scheduledHour 7:00-11:00 must be empty here: the delivery is cancelled",
      "2 orderBy 2026-12-30 16:00 must be empty here: the delivery is cancelled",
    ],
    [
      "words that no list has",
      [{ ...moved, shipto: "999999", kind: "plane", typeOfChange: "lost", originalHours: "" }],
      "2 kind plane is not one of the allowed values",
      "2 typeOfChange lost is not one of the allowed values",
      "2 originalHours must not be empty",
      "2 shipto 999999 names nothing that is known",
    ],
    [
      "the same delivery twice",
      [moved, moved],
      "3 shipto+kind+originalDate 500101 standard 2027-01-01 is used twice",
    ],
    [
      "every kind of fault in every row",
      [
        { ...moved, orderBy: "2026-12-30 24:00", scheduledDate: "2027-01-01" },
        { ...moved, kind: "tank", shipto: "1", orderBy: "2027-01-06 10:00" },
        { ...cancelled, kind: "plane", orderBy: "2026-12-30 16:00" },
        { ...moved, kind: "truck", scheduledDate: "" },
      ],
      `2 orderBy 2026-12-30 24:00 ${noMoment}`,
      "2 scheduledDate 2027-01-01 is the very day that it should replace",
      "3 shipto 1 names nothing that is known",
      "3 orderBy 2027-01-06 10:00 lies after the day of the delivery itself: scheduledDate",
      "4 kind plane is not one of the allowed values",
      "4 orderBy 2026-12-30 16:00 must be empty here: the delivery is cancelled",
      "5 scheduledDate must not be empty: the delivery is moved",
    ],
  ]);
});

describe("CALENDAR-03 delivery calendars", () => {
  testRefusals(database, deliveryCalendars, [
    ["Monday and Thursday", [{ weekdays: "Thu,Mon" }], "imported"],
    ["no weekday", [{ weekdays: "" }], "2 weekdays must not be empty"],
    ["a weekday in Czech", [{ weekdays: "Mon,Čt" }], "2 weekdays Mon,Čt is not one of the allowed values"],
    ["an unknown kind", [{ kind: "plane" }], "2 kind plane is not one of the allowed values"],
    ["an unknown place", [{ shipto: "1" }], "2 shipto 1 names nothing that is known"],
    [
      "one place and kind twice",
      ([first = {}]) => [first, { ...first, weekdays: "Sun" }],
      "3 shipto+kind 500101 standard is used twice",
    ],
  ]);
});

describe("D07 holidays", () => {
  const of2028 = (demo: readonly Record<string, string>[], change = (row: Record<string, string>) => [row]) =>
    demo
      .filter((row) => row.country === "CZ" && row.date?.startsWith("2027"))
      .map((row) => ({ ...row, date: row.date?.replace("2027", "2028") ?? "" }))
      .flatMap(change);
  const workingDay = "(a working day keeps its row, with day_off 0)";
  testRefusals(database, holidays, [
    ["a whole year", (demo) => of2028(demo), "imported"],
    [
      "a holiday that becomes a working day",
      (demo) => of2028(demo, (row) => [row.name === "Svátek práce" ? { ...row, day_off: "0" } : row]),
      "imported",
    ],
    [
      "one row is no year",
      (demo) => of2028(demo, (row) => (row.date === "2028-05-01" ? [row] : [])).slice(0, 1),
      "2 date 2028-05-01 is a year of which the file lacks holidays: none is in month 1 of the year",
      "2 date 2028-05-01 is a year of which the file lacks holidays: none is in month 12 of the year",
      ...[
        "Den obnovy samostatného českého státu; Nový rok",
        "Velký pátek",
        "Velikonoční pondělí",
        "Den vítězství",
        "Den slovanských věrozvěstů Cyrila a Metoděje",
        "Den upálení mistra Jana Husa",
        "Den české státnosti",
        "Den vzniku samostatného československého státu",
        "Den boje za svobodu a demokracii a Mezinárodní den studentstva",
        "Štědrý den",
        "1. svátek vánoční",
        "2. svátek vánoční",
      ].map(
        (name) =>
          `2 date 2028-05-01 is a year of which the file lacks holidays: "${name}" of 2027 ${workingDay}`,
      ),
    ],
    [
      "a year without Good Friday",
      (demo) => of2028(demo, (row) => (row.name === "Velký pátek" ? [] : [row])),
      `2 date 2028-01-01 is a year of which the file lacks holidays: "Velký pátek" of 2027 ${workingDay}`,
    ],
    [
      "a row that cannot be read is told, and not that it is missing",
      (demo) => of2028(demo, (row) => [row.name === "Velký pátek" ? { ...row, date: "14.4.2028" } : row]),
      `3 date 14.4.2028 ${noDay}`,
    ],
    [
      "cells of no list",
      (demo) =>
        of2028(demo, (row) => [row.date === "2028-05-01" ? { ...row, day_off: "ano", shops: "" } : row]),
      "5 day_off ano is not one of the allowed values",
      "5 shops must not be empty",
    ],
    [
      "a country without a market",
      (demo) => [...demo, { ...demo[0], country: "PL" }],
      "62 country PL names nothing that is known",
      "62 date 2026-01-01 is a year of which the file lacks holidays: none is in month 12 of the year",
    ],
    ["one day twice", (demo) => [...demo, demo[0] ?? {}], "62 country+date CZ 2026-01-01 is used twice"],
  ]);
});
