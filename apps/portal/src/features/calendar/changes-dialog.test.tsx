import { screen } from "@testing-library/react";
import type { ChangeNotice } from "@vycep/domain/calendar/change-notice";
import { type ShipToId, toId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { changeLanguage, loadTexts } from "@vycep/shell/words/i18n";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { button, link, named, rowsOf, textOf } from "../../testing/find.ts";
import { ChangesDialog } from "./changes-dialog.tsx";

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T08:41:00Z") });
  await loadTexts(["delivery"], "cs");
  changeLanguage("cs");
});
afterEach(() => {
  vi.useRealTimers();
});

type Change = ChangeNotice["groups"][number]["changes"][number];

function change(originalDate: string, scheduledDate: string | null): Change {
  return {
    originalDate: toLocalDate(originalDate),
    scheduledDate: scheduledDate === null ? null : toLocalDate(scheduledDate),
    typeOfChange: scheduledDate === null ? "cancelled" : "moved",
    orderBy: scheduledDate === null ? null : { date: toLocalDate("2026-12-21"), minutes: 810 },
    countsFor: ["standard"],
    ...{ originalHours: "", scheduledHours: "" },
  };
}
const notice = (id: string, shipToName: string, ...groups: ChangeNotice["groups"]): ChangeNotice => ({
  ...{ shipToId: toId<ShipToId>(id), shipToName, groups },
});

const notices = [
  notice("500101", "Restaurace", { kind: "standard", changes: [change("2026-12-25", null)] }),
  notice(
    "500102",
    "Na Růžku",
    { kind: "truck", changes: [change("2026-12-24", "2026-12-23")] },
    { kind: "standard", changes: [change("2026-12-17", "2026-12-18")] },
  ),
];
const places = [{ shipToId: "500102", shipToName: "Na Růžku", shipToAddress: "Hlavní 2, Lipovrch" }];

function show(shipToId: string | undefined = "500102") {
  const onClose = vi.fn();
  const onNoted = vi.fn();
  const { user } = draw(
    <ChangesDialog isOpen notices={notices} places={places} {...{ shipToId, onClose, onNoted }} />,
  );
  const dialog = () => screen.getByRole("dialog", { name: named("Upozornění na změnu budoucí dodávky") });
  /** Of the places that stand open, by name. */
  const tables = () =>
    new Map(
      [...dialog().querySelectorAll("details")]
        .filter(({ open }) => open)
        .map((place) => [textOf(place.querySelector("summary") ?? place), rowsOf(place)] as const),
    );
  return { user, onClose, onNoted, dialog, tables };
}

describe("CALENDAR-25 the notification of changed deliveries", () => {
  test("counts all of them, has the chosen place first and open, and each change by its day", async () => {
    const { dialog, tables } = show();
    expect(textOf(dialog())).toContain("Změny kvůli svátkům: 3 dodávky na 2 odběrných místech");
    const [[place, rows] = ["", []], ...others] = tables();
    expect(others).toEqual([]);
    expect(place).toContain("Na Růžku");
    expect(textOf(dialog()).indexOf("Na Růžku")).toBeLessThan(textOf(dialog()).indexOf("Restaurace"));
    expect(textOf(dialog())).toContain("500102 · Hlavní 2, Lipovrch");
    const [, first, second] = rows;
    expect(first?.slice(0, 2)).toEqual(["Přesunuto", "Standardní objednávka"]);
    expect(first?.slice(2, 4).map((cell) => /\d+\.12\./u.exec(cell)?.[0])).toEqual(["17.12.", "18.12."]);
    expect(first?.[4]).toContain("21.12. 13:30");
    expect(second?.[1]).toBe("Kamion");
    await expectAccessible();
  });

  test("CALENDAR-29 one that is called off has neither another day nor an order-by", async () => {
    const { tables } = show("500101");
    const [, row] = [...tables().values()][0] ?? [];
    expect(row?.[0]).toBe("Zrušeno");
    expect(row?.slice(3)).toEqual(["–", "–"]);
  });

  test("without a place the first stands open; all are opened and closed by one button each", async () => {
    const { user, tables } = show("500999");
    expect([...tables().keys()].map((place) => place.slice(0, 10))).toEqual(["Restaurace"]);
    await user.click(button("Zobrazit"));
    expect(tables().size).toBe(2);
    await user.click(button("Sbalit všechny změny"));
    expect(tables().size).toBe(0);
  });

  test("CALENDAR-30 all of it goes into a calendar: the new day, or the one that falls away", () => {
    show();
    const file = decodeURIComponent(link("Stáhnout do kalendáře (ICS)").getAttribute("href") ?? "");
    expect(file.match(/DTSTART;VALUE=DATE:\d+/gu)).toEqual([
      "DTSTART;VALUE=DATE:20261218",
      "DTSTART;VALUE=DATE:20261223",
      "DTSTART;VALUE=DATE:20261225",
    ]);
    expect(file).toContain("SUMMARY:Zrušeno: Restaurace");
  });

  test("is taken note of by a button; Escape only closes it", async () => {
    const { user, onClose, onNoted } = show();
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onNoted).not.toHaveBeenCalled();
    await user.click(button("Beru na vědomí"));
    expect(onNoted).toHaveBeenCalledTimes(1);
  });
});
