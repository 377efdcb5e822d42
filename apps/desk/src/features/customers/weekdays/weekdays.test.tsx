import { screen, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { expect, test } from "vitest";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../../testing/desk-page.tsx";

withDesk();

const money = {
  ...{ currency: "CZK", unpaidMinor: 0, overdueMinor: 0, creditLimitMinor: null, usedPercent: null },
  ...{ isOverdue: false, isOverLimit: false },
};
const place = (id: string) => ({
  ...{ id, name: `Hospoda ${id}`, companyId: "C1", companyName: "Hostince", street: "", city: "Lipovrch" },
  ...{ zip: "549 01", market: "CZ", customerType: "POS", priceList: "CZ-HORECA", isSuspended: false },
  ...{ unpaidMinor: 0, money, lastOrderAt: null },
  weekdays: { standard: [1, 4], truck: [], tank: [], unfiltered: [] },
});
const items = [place("500101"), place("500102")];
const lists = {
  ...{ Views: { views: [] }, ShipTos: { shipTos: { items, total: 2, isMore: false, next: null } } },
  WeekdayBatches: { weekdayBatches: [] },
};
const lenka = somebody(["customers", "see"], ["calendar", "change"]);
const batch = { id: "7", finishedAt: "2026-11-23T09:00:00.000Z", total: 2, done: 1, refused: 1 };
const refusals = [{ shipToId: "500102", name: "Hospoda 500102", message: "Takhle se tam nejezdí." }];
const answers = {
  SetWeekdays: { setWeekdays: { batch: { id: "7" }, refusal: null } },
  WeekdayBatch: { weekdayBatch: { ...batch, refusals } },
};

test("DCAL-03 chosen places get a day, and each that was left out says why", async () => {
  const { user } = await openDesk("/desk/ship-tos", { me: lenka, ...lists, ...answers });
  await user.click(await screen.findByRole("checkbox", { name: "Vybrat celou stránku" }));
  await user.click(screen.getByRole("button", { name: "Závozové dny" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("Pro 2 odběrná místa.")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Kamion" }));
  await user.click(dialog.getByRole("button", { name: "Dny: pátek" }));
  await expectAccessible();
  await user.click(dialog.getByRole("button", { name: "Změnit dny" }));
  expect(await screen.findByText("Takhle se tam nejezdí.")).toBeTruthy();
  expect(screen.getByText("Hotovo 1 z 2 míst")).toBeTruthy();
  expect(asked.find(({ operation }) => operation === "SetWeekdays")?.variables).toEqual({
    input: {
      ...{ key: expect.any(String), kind: "truck", action: "add", weekdays: [5] },
      shipTos: ["500101", "500102"],
    },
  });
});

test("DCAL-03 all that the list finds are meant; what is refused is said, and the days stay chosen", async () => {
  const { user } = await openDesk("/desk/ship-tos?market=SK", { me: lenka, ...lists });
  await user.click(await screen.findByRole("button", { name: "Závozové dny hromadně" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Dny: pondělí" }));
  const refusal = { code: "erp-owns-customers", message: "Zákazníky spravuje ERP.", field: null };
  answerWith({ SetWeekdays: { setWeekdays: { batch: null, refusal } } });
  await user.click(dialog.getByRole("button", { name: "Změnit dny" }));
  expect(await dialog.findByText(refusal.message)).toBeTruthy();
  expect(dialog.getByRole("button", { name: "Dny: pondělí" }).getAttribute("aria-pressed")).toBe("true");
  expect(asked.find(({ operation }) => operation === "SetWeekdays")?.variables).toMatchObject({
    input: { filter: { markets: ["SK"] } },
  });
});

test("DCAL-03 who may not change the calendar chooses no places", async () => {
  await openDesk("/desk/ship-tos", { me: somebody(["customers", "change"]), ...lists });
  await screen.findByRole("link", { name: "500101" });
  expect(screen.queryByRole("checkbox")).toBeNull();
});
