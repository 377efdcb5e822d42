import type { Page } from "@playwright/test";
import { expectAccessible } from "../harness/accessibility.ts";
import { jana, kegs } from "../harness/checkout.ts";
import { cartLink, day, pickDay, place, question } from "../harness/delivery.ts";
import { chooseMethod, listWith, putIntoCart, signIn } from "../harness/ordering.ts";
import { expect, test } from "../harness/product.ts";

/** Where, how or when is changed while goods are in the cart, or an order is in progress elsewhere (SHIPTO, INPROG). */

test.describe("a change with goods in the cart", () => {
  async function filled(page: Page) {
    await signIn(page, jana, listWith(kegs));
    await putIntoCart(page, kegs);
  }
  async function askForOtherPlace(page: Page) {
    await place(page).click();
    await page.getByRole("option", { name: /^Výčep Na Růžku/ }).click();
    const dialog = question(page, "Změnit odběrné místo?");
    await expect(dialog.getByText("V košíku je 1 položka za", { exact: false })).toBeVisible();
    return dialog;
  }

  test("SHIPTO-01 SHIPTO-02 SHIPTO-03 INPROG-29 ERROR-33: to continue, to cancel and Escape change nothing", async ({
    page,
  }) => {
    await filled(page);
    const leaving = [
      async (dialog: ReturnType<typeof question>) => {
        await dialog.getByRole("radio", { name: /^Pokračovat s původním/ }).check();
        await dialog.getByRole("button", { name: "Pokračovat" }).click();
      },
      (dialog: ReturnType<typeof question>) => dialog.getByRole("button", { name: "Zrušit" }).click(),
      (dialog: ReturnType<typeof question>) => dialog.press("Escape"),
    ];
    for (const leave of leaving) {
      const dialog = await askForOtherPlace(page);
      await expect(place(page)).toContainText("Restaurace U Modré hvězdy");
      await leave(dialog);
      await expect(dialog).toBeHidden();
      await expect(place(page)).toContainText("Restaurace U Modré hvězdy");
      await expect(cartLink(page)).toHaveAccessibleName(/1 položka/);
      await expect(page.getByText("User canceled the action")).toHaveCount(0);
    }
  });

  test("SHIPTO-04 SHIPTO-06 SHIPTO-08 SHIPTO-09 SHIPTO-10 OP-19: start new saves every line for later unless told otherwise", async ({
    page,
  }) => {
    await filled(page);
    await page.evaluate(() => {
      addEventListener("setShipment", (event) => {
        document.title = JSON.stringify((event as CustomEvent<unknown>).detail);
      });
    });
    const dialog = await askForOtherPlace(page);
    await dialog.getByRole("radio", { name: /^Začít novou objednávku/ }).check();
    await expect(dialog.getByRole("radio", { name: "Uložit na později" })).toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole("textbox", { name: "Název uložené objednávky" }).fill("Páteční závoz");
    await dialog.getByRole("button", { name: "Pokračovat" }).click();
    await expect(page.getByText("Košík je uložený jako „Páteční závoz“.")).toBeVisible();
    await expect(place(page)).toContainText("Výčep Na Růžku");
    await expect(cartLink(page)).toHaveAccessibleName("Košík");
    expect(await page.evaluate(() => localStorage.getItem("shipToId"))).toBe("500102");
    expect(JSON.parse(await page.title())).toMatchObject({ type: "delivery-options", shipTo: "500102" });
    await expect(day(page)).toContainText(/\d\d\.\d\d\.2026/);
    await page.reload();
    await expect(place(page)).toContainText("Výčep Na Růžku");
    await expect(cartLink(page)).toHaveAccessibleName("Košík");
  });

  test("INPROG-28: or removes them without saving", async ({ page }) => {
    await filled(page);
    const dialog = await askForOtherPlace(page);
    await dialog.getByRole("radio", { name: /^Začít novou objednávku/ }).check();
    await dialog.getByRole("radio", { name: "Odebrat bez uložení" }).check();
    await dialog.getByRole("button", { name: "Pokračovat" }).click();
    await expect(place(page)).toContainText("Výčep Na Růžku");
    await expect(cartLink(page)).toHaveAccessibleName("Košík");
  });

  test("TRANSPORT-35 TRANSPORT-36 TRANSPORT-38 TRANSPORT-39 TRANSPORT-41: another way asks, and takes its first day", async ({
    page,
  }) => {
    await filled(page);
    await page.getByRole("button", { name: /^Způsob dopravy/ }).click();
    await page.getByRole("option", { name: /^Kamion/ }).click();
    const dialog = question(page, "Změnit způsob dopravy?");
    await dialog.getByRole("radio", { name: /^Začít novou objednávku/ }).check();
    await dialog.getByRole("radio", { name: "Odebrat bez uložení" }).check();
    const started = page.waitForRequest((asked) => /mutation SetTransportType/.test(asked.postData() ?? ""));
    const products = page.waitForRequest((asked) => /query Products/.test(asked.postData() ?? ""));
    await dialog.getByRole("button", { name: "Pokračovat" }).click();
    const { variables } = (await started).postDataJSON() as { variables: Record<string, string> };
    await products;
    await expect(page.getByRole("button", { name: /^Způsob dopravy/ })).toContainText("Kamion");
    const stored = await page.evaluate(() => localStorage.getItem("deliveryDate"));
    expect(variables).toMatchObject({ method: "flatrate_flatrate", date: stored });
    expect(await page.evaluate(() => localStorage.getItem("onlyEmpties"))).toBe("0");
  });

  test("INPROG-24 INPROG-25 INPROG-26 INPROG-27: another day asks, the first one does not", async ({
    page,
  }) => {
    await filled(page);
    await pickDay(page, /^čtvrtek 26\.11\.2026/);
    const dialog = question(page, "Přesunout na čtvrtek 26.11.?");
    await dialog.getByRole("radio", { name: /^Pokračovat s původním datem/ }).check();
    await dialog.getByRole("button", { name: "Pokračovat" }).click();
    await expect(day(page)).toContainText("23.11.2026");
    await pickDay(page, /^čtvrtek 26\.11\.2026/);
    await dialog.getByRole("radio", { name: /^Začít novou objednávku s novým datem/ }).check();
    await dialog.getByRole("radio", { name: "Odebrat bez uložení" }).check();
    await dialog.getByRole("button", { name: "Pokračovat" }).click();
    await expect(day(page)).toContainText("26.11.2026");
    await expect(cartLink(page)).toHaveAccessibleName("Košík");
    await putIntoCart(page, kegs);
    await pickDay(page, /^pondělí 23\.11\.2026/);
    await expect(day(page)).toContainText("23.11.2026");
    await expect(cartLink(page)).toHaveAccessibleName(/1 položka/);
  });
});

test.describe("an order in progress", () => {
  test("INPROG-01 INPROG-02 INPROG-03 INPROG-04 INPROG-05 INPROG-06 INPROG-10 INPROG-12 INPROG-13 INPROG-18: it is asked once after signing in, and continued as it was", async ({
    page,
    browser,
    product,
  }) => {
    await signIn(page, jana, listWith(kegs));
    await chooseMethod(page, "Kamion");
    await putIntoCart(page, kegs);
    const elsewhere = await (await browser.newContext({ baseURL: product.origin })).newPage();
    await elsewhere.setViewportSize({ width: 390, height: 844 });
    await signIn(elsewhere, jana);
    const dialog = question(elsewhere, "Máte rozpracovanou objednávku");
    await expect(dialog.getByText("Naposledy změněna dnes v 9:", { exact: false })).toBeVisible();
    await expect(dialog.getByRole("radio")).toHaveCount(2);
    await expect(dialog.getByRole("radio", { name: /^Pokračovat v rozpracované/ })).toBeChecked();
    const proceed = dialog.getByRole("button", { name: "Pokračovat" });
    expect((await proceed.boundingBox())?.width).toBeGreaterThan(330);
    await expectAccessible(elsewhere);
    await proceed.click();
    await expect(dialog).toBeHidden();
    await expect(elsewhere.getByRole("button", { name: /^Údaje objednávky/ })).toContainText("Kamion");
    expect(await elsewhere.evaluate(() => localStorage.getItem("shippingMethod"))).toBe("flatrate_flatrate");
    await elsewhere.reload();
    await expect(cartLink(elsewhere)).toHaveAccessibleName(/1 položka/);
    await expect(dialog).toBeHidden();
    await elsewhere.context().close();
  });

  test("INPROG-19 INPROG-20 INPROG-21: a new one takes every item out, tells so, and can be undone", async ({
    page,
    browser,
    product,
  }) => {
    await signIn(page, jana, listWith(kegs));
    await putIntoCart(page, kegs);
    const elsewhere = await (await browser.newContext({ baseURL: product.origin })).newPage();
    await signIn(elsewhere, jana);
    const dialog = question(elsewhere, "Máte rozpracovanou objednávku");
    await elsewhere.evaluate(() => {
      addEventListener("select", (event) => {
        document.title = String((event as CustomEvent<unknown>).detail);
      });
    });
    await dialog.getByRole("radio", { name: /^Začít novou objednávku/ }).check();
    await dialog.getByRole("button", { name: "Pokračovat" }).click();
    await expect(dialog).toBeHidden();
    await expect(cartLink(elsewhere)).toHaveAccessibleName("Košík");
    expect(await elsewhere.title()).toBe("new");
    await elsewhere.getByRole("button", { name: "Vrátit zpět" }).click();
    await expect(cartLink(elsewhere)).toHaveAccessibleName(/1 položka/);
    await elsewhere.context().close();
  });

  test("INPROG-14 OP-74: what is put into the cart after signing in is not asked about", async ({ page }) => {
    await signIn(page, jana, listWith(kegs));
    await putIntoCart(page, kegs);
    await page.goto("/");
    await expect(cartLink(page)).toHaveAccessibleName(/1 položka/);
    await expect(question(page, "Máte rozpracovanou objednávku")).toBeHidden();
  });
});
