import { expectAccessible } from "../harness/accessibility.ts";
import { jana, kegs } from "../harness/checkout.ts";
import { cartLink, day, place } from "../harness/delivery.ts";
import { chooseMethod, listWith, putIntoCart, signIn } from "../harness/ordering.ts";
import { expect, test } from "../harness/product.ts";
import { serverClockFrom } from "../harness/server-clock.ts";

/** Where, how and when are chosen. */

test("B1 C19 LAYOUT-28: at the cut-off the order goes on to the next day by itself and says so", async ({
  page,
}) => {
  test.slow();
  await signIn(page, jana, listWith(kegs));
  await putIntoCart(page, kegs);
  await serverClockFrom(page, "2026-11-20T15:59:35+01:00");
  await page.goto("/");
  await expect(page.getByText(/^Do uzávěrky 0:[0-2]\d$/)).toBeVisible();
  const passed = page.getByRole("alertdialog", { name: "Uzávěrka minula" });
  await expect(passed).toBeVisible({ timeout: 40_000 });
  await expect(passed.getByText(/Nejbližší možné dodání je čtvrtek\s26\.11\./)).toBeVisible();
  await expect(day(page)).toContainText("26.11.2026");
  await expect(cartLink(page)).toHaveAccessibleName(/1 položka/);
});

test("PICKER-01 C24: Escape gives the focus back, a click elsewhere closes the picker and counts where it fell", async ({
  page,
}) => {
  await signIn(page, jana, "/catalog/products");
  const picker = page.getByRole("dialog", { name: "Požadované datum" });
  await day(page).press("Enter");
  await expect(picker.getByRole("button", { name: "Následující měsíc" })).toBeVisible();
  await picker.press("Escape");
  await expect(picker).toBeHidden();
  await expect(day(page)).toBeFocused();
  await day(page).click();
  await expect(picker).toBeVisible();
  await day(page).click();
  await expect(picker).toBeHidden();
  await day(page).click();
  await expect(picker).toBeVisible();
  await page.getByRole("searchbox").first().click();
  await expect(picker).toBeHidden();
  await expect(page.getByRole("searchbox").first()).toBeFocused();
});

test("TRANSPORT-30 TRANSPORT-31: a way that the new place does not offer gives way to one that it does", async ({
  page,
}) => {
  await signIn(page, jana);
  await chooseMethod(page, "Kamion");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("GetDeliveryAvailableDate")) asked.push(request.url());
  });
  await place(page).click();
  await page.getByRole("option", { name: /^Výčep Na Růžku/ }).click();
  await expect(page.getByRole("button", { name: /^Způsob dopravy/ })).toContainText("Standardní objednávka");
  await expect(day(page)).toContainText(/\d\d\.\d\d\.2026/);
  expect(asked.filter((address) => address.includes("flatrate"))).toEqual([]);
});

test("PICKER-07 PICKER-16: on a phone a day is held and taken with Select, closed days say why", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, jana);
  await page.getByRole("button", { name: /^Údaje objednávky/ }).click();
  await day(page).click();
  const sheet = page.getByRole("dialog", { name: "Požadované datum" });
  await expect(sheet.getByRole("button", { name: /^sobota 28\.11\.2026/ })).toHaveAccessibleDescription(
    "V tento den týdne nerozvážíme.",
  );
  await sheet.getByRole("button", { name: /^čtvrtek 26\.11\.2026/ }).click();
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Vybrat" }).click();
  await expect(sheet).toBeHidden();
  await expect(day(page)).toContainText("26.11.2026");
});

test("TRANSPORT-40 TRANSPORT-47 TRANSPORT-48 TRANSPORT-49 TRANSPORT-50: what hangs on the choice is read again after the order has started", async ({
  page,
}) => {
  await signIn(page, jana, "/catalog/100212");
  await expect(page.getByRole("heading", { level: 1, name: /^Lipovrch 11/ })).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => {
    const operation = /(?:query|mutation) (\w+)/.exec(request.postData() ?? "")?.[1];
    if (operation !== undefined) asked.push(operation);
  });
  await chooseMethod(page, "Kamion");
  await expect.poll(() => asked).toContain("SetTransportType");
  const after = () => asked.slice(asked.indexOf("SetTransportType") + 1);
  await expect.poll(after).toEqual(expect.arrayContaining(["CustomerCart", "ProductDetail"]));
  expect(after().some((operation) => /wishlist|favourite/i.test(operation))).toBe(true);
});

test("PREFS-03: among two hundred places one is found by name, number or street, with the keyboard alone", async ({
  page,
}) => {
  await page.route("**/users/GetUserInfoById/**", async (route) => {
    const answer = (await (await route.fetch()).json()) as { permissionSchema: { shipToId: string }[] };
    const [own] = answer.permissionSchema;
    const others = Array.from({ length: 196 }, (_each, index) => ({
      ...own,
      shipToId: String(900_000 + index),
      shipToName: `Hospoda č. ${index}`,
      shipToAddress: `Dlouhá ${index}, 549 01 Lipovrch`,
    }));
    await route.fulfill({ json: { ...answer, permissionSchema: [...answer.permissionSchema, ...others] } });
  });
  await signIn(page, jana);
  await expect(place(page)).toContainText("Restaurace U Modré hvězdy");
  for (const [words, found] of [
    ["dlouha 77,", /^Hospoda č\. 77/],
    ["900123", /^Hospoda č\. 123/],
    ["ruzk", /^Výčep Na Růžku/],
  ] as const) {
    await place(page).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("searchbox", { name: "Hledat podle názvu, čísla nebo ulice" }).fill(words);
    await expect(page.getByRole("option")).toHaveCount(1);
    await expect(page.getByRole("option", { name: found })).toBeVisible();
    if (words === "ruzk") break;
    // The first Escape empties the search, the second one leaves the list.
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("option")).toHaveCount(0);
  }
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(place(page)).toContainText("Výčep Na Růžku");
});
