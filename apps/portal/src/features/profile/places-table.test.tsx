import { screen } from "@testing-library/react";
import type { SoldToPlace } from "@vycep/contract/ship-to/payers.rest";
import { changeLanguage, loadTexts } from "@vycep/shell/words/i18n";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { setWindowWidth } from "@vycep/ui/testing/window-width";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { named, rowsOf, textOf } from "../../testing/find.ts";
import { deliveryRounds } from "./delivery-days.ts";
import { PlacesTable } from "./places-table.tsx";

beforeEach(async () => {
  await loadTexts(["profile", "delivery"], "cs");
  changeLanguage("cs");
});

function somePlace(said: Partial<SoldToPlace> = {}): SoldToPlace {
  return {
    ...{ shiptosapid: "500101", name: "U Modré hvězdy", status: "APPROVED", deliveryWindow: "07:00-11:00" },
    ...{ street: "Sladovnická 12", city: "Lipovrch", zipcode: "549 01" },
    records: [
      { shiptosapid: "500101", type: "1", scheduleDays: [1, 4] },
      { shiptosapid: "500101", type: "PD", scheduleDays: [2] },
    ],
    ...{ tankDays: [3], unfilteredDays: [], offeredMethods: ["selfpickup_selfpickup", "tank_tank"] },
    ...said,
  };
}

function show(places: readonly SoldToPlace[], said: Partial<Parameters<typeof PlacesTable>[0]> = {}) {
  const onChoose = vi.fn();
  const choice = { defaultShipToId: "500101", whyNot: () => undefined, isBusy: false, onChoose };
  return { onChoose, ...draw(<PlacesTable places={places} {...choice} {...said} />) };
}
const mark = (place: string) =>
  screen.getByRole<HTMLInputElement>("radio", { name: named(`Začínat objednávky na místě: ${place}`) });

describe("PROFILE-02 when goods come to a place", () => {
  test.each<[string, Partial<SoldToPlace>, string]>([
    ["each round that has days", {}, "usual 1,4 | truck 2 | tank 3"],
    ["the unfiltered one too", { unfilteredDays: [5], tankDays: [] }, "usual 1,4 | truck 2 | unfiltered 5"],
    [
      "no truck where none comes",
      { records: [{ shiptosapid: "500101", type: "1", scheduleDays: [5] }] },
      "usual 5 | tank 3",
    ],
    ["nothing where nothing is known", { records: [], tankDays: [] }, ""],
  ])("%s", (_case, said, rounds) => {
    const told = deliveryRounds(somePlace(said)).map(({ round, days }) => `${round} ${days.join(",")}`);
    expect(told.join(" | ")).toBe(rounds);
  });
});

describe("PROFILE-02 PROFILE-06 the places of a company", () => {
  test("say where they are, how they stand, when and by which way goods come", async () => {
    show([
      somePlace(),
      somePlace({
        shiptosapid: "500104",
        name: "Pila",
        status: "SUSPENDED",
        offeredMethods: ["freight"],
        deliveryWindow: "",
      }),
    ]);
    const [, first, second] = rowsOf(screen.getByRole("table"));
    expect(first?.slice(1)).toEqual([
      "U Modré hvězdy500101 · Sladovnická 12, 549 01 Lipovrch",
      "schváleno",
      "po, čtkamion úttank stpříjem 7:00–11:00",
      "Standardní objednávkaObjednávka tankového piva",
    ]);
    expect(second?.[2]).toBe("pozastaveno");
    expect(second?.[3]).toBe("po, čtkamion úttank st");
    // A way that nobody knows is not named.
    expect(second?.[4]).toBe("");
    await expectAccessible();
  });

  test("one of them is where ordering begins; another is chosen by one tap, the same one not again", async () => {
    const { user, onChoose } = show([somePlace(), somePlace({ shiptosapid: "500102", name: "Na Růžku" })]);
    expect(mark("U Modré hvězdy").checked).toBe(true);
    await user.click(mark("U Modré hvězdy"));
    expect(onChoose).not.toHaveBeenCalled();
    await user.click(mark("Na Růžku"));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("500102");
  });

  test.each([
    ["suspended", "Pozastavené místo nemůže být výchozí."],
    ["no-catalogue", "Na tomto místě nemáte oprávnění objednávat."],
  ] as const)("which cannot be that says why: %s", async (reason, words) => {
    const { user, onChoose } = show([somePlace({ shiptosapid: "500102", name: "Pila" })], {
      whyNot: () => reason,
    });
    expect(mark("Pila").disabled).toBe(true);
    expect(textOf(mark("Pila")) || mark("Pila").title.replace(/\s+/gu, " ")).toBe(words);
    await user.click(mark("Pila"));
    expect(onChoose).not.toHaveBeenCalled();
  });

  test("on mobile each is a card with the same, and nothing is chosen while one is on its way", () => {
    setWindowWidth(390);
    show([somePlace()], { isBusy: true });
    expect(textOf(screen.getAllByRole("listitem")[0])).toContain("U Modré hvězdy500101 · Sladovnická 12");
    expect(mark("U Modré hvězdy").disabled).toBe(true);
  });
});
