import { screen, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { expect, test } from "vitest";
import { addressOf, button, link, named, textOf } from "../../testing/find.ts";
import { api, openPortal, withPortal } from "../../testing/portal-page.tsx";
import { someLinks } from "../../testing/some-links.ts";
import { someUserInfo } from "../../testing/some-user-info.ts";

withPortal();

const somePage = (page: number, name: string) => ({
  ...{ id: `help-${page}`, page, name, section: "", body: `O čem je ${name}` },
  ...{ file: null, newCapability: false, mgnllastModified: null },
});

test("ROUTE-21 leads to e-learning and shows the pages of the tutorial again", async () => {
  api.set("helppages", () => [somePage(2, "Čas doručení"), somePage(1, "Sledujte objednávky")]);
  const { user } = await openPortal("/training");
  expect(addressOf(link("Otevřít e-learning"))).toBe("https://lipovrch.example/eLearning");
  const cards = within(screen.getByRole("region", { name: named("Průvodce portálem") }));
  expect(cards.getAllByRole("heading", { level: 3 }).map((one) => textOf(one))).toEqual([
    "Sledujte objednávky",
    "Čas doručení",
  ]);
  await user.click(button("Spustit průvodce"));
  const tour = within(await screen.findByRole("dialog", { name: named("Průvodce portálem") }));
  await user.click(tour.getByRole("button", { name: named("Zavřít") }));
  expect(api.count("SetUserTutorialCounter")).toBe(0);
  await expectAccessible();
});

test("CONTENT-08 a Slovak is led to the Slovak e-learning", async () => {
  api.set("GetUserInfoById", () => someUserInfo({ country: "SVK" }));
  const slovak = { name: "skELearning", label: "E-learning", type: "elearning", order: 6 };
  api.set("portalExtLinks", () => [...someLinks, { ...slovak, url: "https://lipovrch.example/skELearning" }]);
  await openPortal("/training", { language: "sk" });
  expect(addressOf(link("Otvoriť e-learning"))).toBe("https://lipovrch.example/skELearning");
  expect(textOf()).toContain("Sprievodca teraz nemá žiadnu stránku.");
});

const someCourses = [
  { id: "t", name: "Čepování", lessons: 6, lessonsDone: 4, minutes: 45, completedOn: null },
  { id: "s", name: "Sanitace", lessons: 4, lessonsDone: 0, minutes: 30, completedOn: null },
  { id: "k", name: "Sudy", lessons: 3, lessonsDone: 3, minutes: null, completedOn: "2026-11-04" },
];

test("D45 shows how far one has come, as e-learning reports it", async () => {
  api.set("GetMyCourses", () => ({ courses: someCourses }));
  await openPortal("/training");
  const part = await screen.findByRole("region", { name: named("Moje kurzy") });
  expect(textOf(part)).toContain("dokončeno 1 z 3");
  const cards = within(part)
    .getAllByRole("listitem")
    .map((card) => textOf(card));
  expect(cards).toEqual([
    "Čepování6 lekcí · 45 minut · zbývají 2 lekcehotovo 66 %",
    "Sanitace4 lekce · 30 minutnezačato",
    "Sudy3 lekce · 04.11.2026dokončeno",
  ]);
  expect(
    within(part)
      .getByRole("meter", { name: named("Čepování") })
      .getAttribute("aria-valuenow"),
  ).toBe("4");
  await expectAccessible();
});

test("D45 shows no courses where e-learning reports none", async () => {
  await openPortal("/training");
  expect(screen.queryByRole("region", { name: named("Moje kurzy") })).toBeNull();
});
