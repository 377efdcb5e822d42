import { screen, within } from "@testing-library/react";
import type { Contract } from "@vycep/contract/contracts/contracts.rest";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, expect, test } from "vitest";
import { addressOf, link, named, textOf } from "../../testing/find.ts";
import { api, openPortal, withPortal } from "../../testing/portal-page.tsx";

withPortal();

const someContract = (over: Partial<Contract> = {}): Contract => ({
  number: "K2026-0021",
  name: "Bonus za objem",
  type: "bonus",
  companyName: "Nápoje Brázda, a.s.",
  validFrom: "2020-01-01",
  validTo: null,
  volumeHl: 60,
  bonusPercent: 2.5,
  brands: ["Lipovrch"],
  text: "<p>Nad sjednané množství náleží bonus.</p>",
  ...over,
});

const evaluation = {
  ...{ number: "K2026-0021", from: "2026-01-01", to: "2026-12-31", agreedLitres: 6000 },
  ...{ takenLitres: 3700, beforeLitres: 3000, paceLitres: 5500, overLitres: 0 },
  bonus: { reached: 1250.5, atPace: 4800, currency: "CZK" },
  months: [{ month: "2026-01", takenLitres: 3700, beforeLitres: 3000 }],
};

beforeEach(() => {
  api.set("contracts", () => [
    someContract(),
    someContract({ number: "K1", name: "Výpůjčka", type: "equipment", volumeHl: 0, bonusPercent: null }),
    someContract({ number: "K0", name: "Stará smlouva", validTo: "2021-12-31" }),
  ]);
  api.set("contract-evaluation", () => [evaluation]);
});

test("ROUTE-15 CONTRACT-01 B10 the list says type, validity and how far a volume is; ended ones stand apart", async () => {
  const { user } = await openPortal("/contracts");
  const table = within(await screen.findByRole("table", { name: named("Smlouvy") }));
  const row = textOf(table.getByRole("row", { name: /Bonus za objem/ }));
  expect(row).toContain("Bonus");
  expect(row).toContain("2,5 % nad 60 hl za rok");
  expect(row).toContain("37 z 60 hl, tímto tempem 55 hl");
  expect(table.getByRole("meter").getAttribute("aria-valuetext")).toMatch(/^37\sz\s60/);
  expect(addressOf(link("Bonus za objem"))).toBe("/contracts/K2026-0021");
  expect(table.queryByText("Stará smlouva")).toBeNull();
  await user.click(screen.getByText(named("Ukončené smlouvy (1)"), { selector: "summary *" }));
  expect(addressOf(link("Stará smlouva"))).toBe("/contracts/K0");
  await expectAccessible();
});

test("CONTRACT-02 B10 a contract shows its text, the bar and the table behind it", async () => {
  await openPortal("/contracts/K2026-0021");
  expect(await screen.findByRole("heading", { level: 1, name: named("Bonus za objem") })).toBeTruthy();
  expect(textOf(screen.getByRole("main"))).toContain("Nad sjednané množství náleží bonus.");
  expect(textOf(screen.getByRole("main"))).toContain("Bonus dosud1 250,50 KčBonus tímto tempem4 800,00 Kč");
  const months = within(screen.getByRole("table", { name: named("Podle měsíců") }));
  expect(months.getAllByRole("row").map((one) => textOf(one))).toEqual([
    "MěsícTento rokStejné dny loni",
    "1/202637 hl30 hl",
    "Celkem37 hl30 hl",
  ]);
  await expectAccessible();
});

test("one that is not there, and none at all, say so", async () => {
  await openPortal("/contracts/K9");
  expect(await screen.findByRole("heading", { name: named("Tato smlouva tu není.") })).toBeTruthy();
  expect(addressOf(link("Všechny smlouvy"))).toBe("/contracts");
});

test("without a contract the list says how one buys", async () => {
  api.set("contracts", () => []);
  api.set("contract-evaluation", () => []);
  await openPortal("/contracts");
  expect(
    await screen.findByRole("heading", { name: named("Nemáte u nás žádnou platnou smlouvu.") }),
  ).toBeTruthy();
});
