import { expect, test } from "vitest";
import { type ShipToId, toId } from "../kernel/ids.ts";
import { toLocalDate } from "../kernel/local-moment.ts";
import { anyException } from "../testing/builders.ts";
import { changeOfDay } from "./change-of-day.ts";

test.each([
  ["the day that falls away", "500101", "selfpickup_selfpickup", "2026-12-24", true],
  ["another day", "500101", "selfpickup_selfpickup", "2026-12-23", false],
  ["another way", "500101", "flatrate_flatrate", "2026-12-24", false],
  ["another place", "500102", "selfpickup_selfpickup", "2026-12-24", false],
  ["a day on which only something more comes", "500101", "selfpickup_selfpickup", "2026-12-28", false],
] as const)("DCAL-02 what became of the day of an order: %s", (_, shipToId, method, text, isFallen) => {
  const christmas = anyException();
  const added = anyException({
    ...{
      typeOfChange: "added",
      originalDate: toLocalDate("2026-12-28"),
      scheduledDate: toLocalDate("2026-12-28"),
    },
  });
  const groups = [{ kind: "standard", changes: [christmas, added] }] as const;
  const notices = [{ shipToId: toId<ShipToId>("500101"), shipToName: "U Modré hvězdy", groups }];
  expect(changeOfDay(notices, { shipToId, method, day: toLocalDate(text) })).toBe(
    isFallen ? christmas : undefined,
  );
});
