import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { DayGrid, type DayLook } from "./day-grid.tsx";
import { weekdayIndex } from "./month-days.ts";

const weekdays = ["Pondělí", "Úterý", "Středa", "Čtvrtek", "Pátek", "Sobota", "Neděle"].map((long) => ({
  long,
  short: long.slice(0, 2),
}));

const dayName = (day: string) => `${weekdays[weekdayIndex(day)]?.long ?? ""} ${day}`;

function lookOf(day: string, selected: string): DayLook {
  if (day === selected) return { state: "active", isSelectable: true };
  if (day === "2026-11-17") return { state: "holiday", reason: "Státní svátek.", isSelectable: false };
  if (weekdayIndex(day) >= 5)
    return { state: "disabled", reason: "O víkendu nevozíme.", isSelectable: false };
  return weekdayIndex(day) === 0
    ? { state: "working", isSelectable: true }
    : { state: "delivery", isSelectable: true };
}

function drawMonth({ today = "2026-11-20", start = "2026-11-25" } = {}) {
  const chosen = vi.fn();
  const Month = () => {
    const [month, setMonth] = useState("2026-11");
    const [day, setDay] = useState(start);
    return (
      <DayGrid
        label="Požadované datum"
        month={month}
        onMonthChange={setMonth}
        minMonth="2026-11"
        maxMonth="2027-01"
        monthTitle={`měsíc ${month}`}
        weekdays={weekdays}
        previousLabel="Předchozí měsíc"
        nextLabel="Další měsíc"
        dayName={dayName}
        lookOf={(text) => lookOf(text, day)}
        selected={day}
        today={today}
        onSelect={(text) => {
          chosen(text);
          setDay(text);
        }}
        legend={[
          { state: "delivery", text: "Závozové dny" },
          { state: "holiday", text: "Svátek" },
        ]}
      />
    );
  };
  const { user } = draw(<Month />);
  return { user, chosen };
}

const day = (text: string) => screen.getByRole("button", { name: dayName(text) });
/** In a grid a td is a gridcell, which jsdom's reader of roles does not know. */
const isSelected = (text: string) => day(text).closest("td")?.getAttribute("aria-selected");
const expectFocus = (text: string) => expect(document.activeElement).toBe(day(text));

test("is a grid of six weeks, named, described by its month, with the weekdays in full for who listens", async () => {
  drawMonth();
  const grid = screen.getByRole("grid", { name: "Požadované datum", description: "měsíc 2026-11" });
  expect(within(grid).getAllByRole("row")).toHaveLength(7);
  expect(
    within(grid)
      .getAllByRole("columnheader")
      .map((header) => header.getAttribute("abbr")),
  ).toEqual(weekdays.map(({ long }) => long));
  expect(within(grid).getAllByRole("button")).toHaveLength(42);
  expect(isSelected("2026-11-25")).toBe("true");
  expect(isSelected("2026-11-26")).toBe("false");
  expect(day("2026-11-20").getAttribute("aria-current")).toBe("date");
  expect(screen.getByText("Závozové dny")).toBeTruthy();
  await expectAccessible();
});

describe("the one stop of the Tab key", () => {
  test.each([
    { of: "the chosen day", given: {}, stop: "2026-11-25" },
    { of: "today where the chosen day is elsewhere", given: { start: "2027-03-01" }, stop: "2026-11-20" },
    {
      of: "the first where both are",
      given: { start: "2027-03-01", today: "2026-10-31" },
      stop: "2026-11-01",
    },
  ])("is $of", async ({ given, stop }) => {
    const { user } = drawMonth(given);
    await user.tab();
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(day(stop));
  });
});

test("arrows go by days and weeks, Home and End to the ends of the week, Page keys by months", async () => {
  const { user } = drawMonth();
  day("2026-11-25").focus();
  const walk = [
    ["{ArrowRight}", "2026-11-26"],
    ["{ArrowDown}", "2026-12-03"],
    ["{ArrowUp}", "2026-11-26"],
    ["{ArrowLeft}", "2026-11-25"],
    ["{Home}", "2026-11-23"],
    ["{End}", "2026-11-29"],
    ["{PageDown}", "2026-12-29"],
    ["{PageDown}", "2027-01-29"],
    ["{PageUp}", "2026-12-29"],
  ] as const;
  for (const [key, to] of walk) {
    await user.keyboard(key);
    expectFocus(to);
    expect(screen.getByText(`měsíc ${to.slice(0, 7)}`)).toBeTruthy();
  }
});

test("no key leads beyond the first and the last month", async () => {
  const { user } = drawMonth();
  day("2026-11-25").focus();
  await user.keyboard("{PageUp}");
  expect(screen.getByText("měsíc 2026-11")).toBeTruthy();
  await user.keyboard("{PageDown}{PageDown}");
  expectFocus("2027-01-25");
  await user.keyboard("{PageDown}");
  expectFocus("2027-01-25");
});

test("the two buttons turn the months and stop at both ends", async () => {
  const { user } = drawMonth();
  const previous = screen.getByRole("button", { name: "Předchozí měsíc" });
  const next = screen.getByRole("button", { name: "Další měsíc" });
  expect(previous.getAttribute("aria-disabled")).toBe("true");
  await user.click(previous);
  expect(screen.getByText("měsíc 2026-11")).toBeTruthy();
  await user.click(next);
  await user.click(next);
  await user.click(next);
  expect(screen.getByText("měsíc 2027-01")).toBeTruthy();
  expect(next.getAttribute("aria-disabled")).toBe("true");
});

test("a day is chosen by a click, by Enter and by the space bar", async () => {
  const { user, chosen } = drawMonth();
  await user.click(day("2026-11-26"));
  expect(chosen).toHaveBeenLastCalledWith("2026-11-26");
  await user.keyboard("{ArrowRight}");
  expectFocus("2026-11-27");
  await user.keyboard("{Enter}");
  expect(chosen).toHaveBeenLastCalledWith("2026-11-27");
  await user.keyboard("{Home}");
  expectFocus("2026-11-23");
  await user.keyboard("[Space]");
  expect(chosen).toHaveBeenLastCalledWith("2026-11-23");
  expect(isSelected("2026-11-23")).toBe("true");
});

test("a closed day can be reached, says why to eye and ear, and cannot be chosen", async () => {
  const { user, chosen } = drawMonth();
  const holiday = day("2026-11-17");
  expect(holiday.getAttribute("aria-disabled")).toBe("true");
  expect(holiday.getAttribute("aria-description")).toBe("Státní svátek.");
  day("2026-11-18").focus();
  await user.keyboard("{ArrowLeft}");
  expectFocus("2026-11-17");
  expect(screen.getByText("Úterý 2026-11-17: Státní svátek.")).toBeTruthy();
  await user.keyboard("{Enter}");
  await user.click(holiday);
  expect(chosen).not.toHaveBeenCalled();
  await expectAccessible();
});

test("what a day means is written while it is pointed at", async () => {
  const { user } = drawMonth();
  await user.hover(day("2026-11-21"));
  expect(screen.getByText("Sobota 2026-11-21: O víkendu nevozíme.")).toBeTruthy();
  await user.hover(screen.getByText("Svátek"));
  expect(screen.queryByText(/O víkendu nevozíme/u)).toBeNull();
});
