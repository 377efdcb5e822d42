import { screen, within } from "@testing-library/react";
import type { Contract } from "@vycep/contract/contracts/contracts.rest";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, expect, test } from "vitest";
import { addressOf, button, link, named, rowsOf, textOf } from "../../testing/find.ts";
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
  terms: [{ from: "2020-01-01", volumeHl: 60, bonusPercent: 2.5, brands: ["Lipovrch"] }],
  papers: [],
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

test("CONTRACT-02 its papers can be had; one that cannot be is told in the seeds' words (ERROR-47)", async () => {
  const papers = [
    { position: 1, title: "Dodatek č. 3", signedOn: "2025-12-15", bytes: 12_139 },
    { position: 2, title: "Příloha A", signedOn: null, bytes: 1_500_000 },
  ];
  api.set("contracts", () => [someContract({ papers })]);
  const { user } = await openPortal("/contracts/K2026-0021");
  const card = await screen.findByRole("region", { name: named("Soubory") });
  expect(
    within(card)
      .getAllByRole("listitem")
      .map((one) => textOf(one)),
  ).toEqual(["Dodatek č. 3PDF, 12 kB · podepsáno 15.12.2025PDF", "Příloha APDF, 1 465 kBPDF"]);
  api.refuse("papers", {
    code: "file-not-downloaded",
    message: "Soubor se nepodařilo stáhnout.",
    status: 404,
  });
  await user.click(button("Stáhnout PDF: Příloha A"));
  expect(await screen.findByText(named("Soubor se nepodařilo stáhnout."))).toBeTruthy();
  expect(api.lastOf("papers")).toMatchObject({ id: "2" });
  await expectAccessible();
});

test("B10 terms that changed stand with the day from which they hold, the newest on top", async () => {
  const before = { from: "2026-01-01", volumeHl: 60, bonusPercent: 2.5, brands: ["Lipovrch"] };
  const terms = [before, { ...before, from: "2026-10-01", bonusPercent: 3 }];
  api.set("contracts", () => [someContract({ terms, bonusPercent: 3 })]);
  await openPortal("/contracts/K2026-0021");
  const table = await screen.findByRole("table", { name: named("Jak se podmínky měnily") });
  expect(rowsOf(table).slice(1)).toEqual([
    ["01.10.2026", "3 % nad 60 hl za rok", "Lipovrch"],
    ["01.01.2026", "2,5 % nad 60 hl za rok", "Lipovrch"],
  ]);
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
