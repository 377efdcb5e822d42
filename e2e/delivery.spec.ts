import type { Page, Route } from "@playwright/test";
import { expectAccessible } from "./harness/accessibility.ts";
import { chooseMethod, listWith, putIntoCart, signIn, typeSignIn } from "./harness/ordering.ts";
import { expect, test } from "./harness/product.ts";
import { serverClockFrom } from "./harness/server-clock.ts";

const jana = "jana.novotna@modrahvezda.example";
const kegs = {
  search: "100212",
  product: /^Lipovrch 11 světlý ležák, sud KEG 50 l/,
  amounts: { Sudy: 4 },
};

const place = (page: Page) => page.getByRole("button", { name: /^Odběrné místo/ });
const day = (page: Page) => page.getByRole("button", { name: /^Požadované datum/ });
const question = (page: Page, title: string) => page.getByRole("dialog", { name: title });
const cartLink = (page: Page) => page.getByRole("link", { name: /^Košík/ }).first();

test.describe("delivery changes", () => {
  test("PREFS-07 PREFS-09 CALENDAR-25 CALENDAR-28 CALENDAR-29: the button with its red count tells each change of each place", async ({
    page,
  }) => {
    await signIn(page, jana);
    const changes = page.getByRole("button", { name: /^Změny dodávek/ });
    const colours = await changes.evaluate((button) =>
      [button, ...button.querySelectorAll("*")].flatMap((part) => {
        const { color, backgroundColor, borderTopColor } = getComputedStyle(part);
        return [color, backgroundColor, borderTopColor];
      }),
    );
    expect(colours).toContain("rgb(194, 48, 29)");
    await changes.click();
    const modal = page.getByRole("dialog", { name: "Upozornění na změnu budoucí dodávky" });
    const table = modal.getByRole("table").first();
    await expect(table.getByRole("columnheader")).toHaveText([
      "Typ změny",
      "Typ objednávky",
      "Původní dodávka",
      "Náhradní dodávka",
      "Objednat do",
    ]);
    await expect(
      table.getByRole("row", { name: /Přesunuto Standardní objednávka čt\s24\.12\.2026 st\s23\.12\.2026/ }),
    ).toBeVisible();
    await expectAccessible(page);
  });

  test("CALENDAR-26 CALENDAR-27 CALENDAR-30: preview opens all places, collapse closes them, the keyboard suffices", async ({
    page,
  }) => {
    await signIn(page, jana);
    const button = page.getByRole("button", { name: /^Změny dodávek/ });
    await button.focus();
    await page.keyboard.press("Enter");
    const modal = page.getByRole("dialog", { name: "Upozornění na změnu budoucí dodávky" });
    await expect(modal.getByRole("table")).toHaveCount(1);
    await modal.getByRole("button", { name: "Zobrazit" }).click();
    await expect(modal.getByRole("table")).toHaveCount(3);
    await modal.getByRole("button", { name: "Sbalit všechny změny" }).click();
    await expect(modal.getByRole("table")).toHaveCount(0);
    const download = page.waitForEvent("download");
    await modal.getByRole("link", { name: "Stáhnout do kalendáře (ICS)" }).click();
    expect((await download).suggestedFilename()).toBe("vycep.ics");
    await page.keyboard.press("Escape");
    await expect(modal).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("PREFS-08: without changes there is no button", async ({ page }) => {
    await page.route("**/orders/GetDeliveryExceptionNotifications**", (route) => route.fulfill({ json: [] }));
    await signIn(page, jana);
    await expect(day(page)).toContainText("23.11.2026");
    await expect(page.getByRole("button", { name: /^Změny dodávek/ })).toHaveCount(0);
  });

  test.describe("that cannot be read", () => {
    test.use({ expectedConsoleErrors: /Failed to load resource/ });

    test("CALENDAR-36 ERROR-60: a failure is an empty list, and nothing is said", async ({ page }) => {
      await page.route("**/orders/GetDeliveryExceptionNotifications**", (route) =>
        route.fulfill({ status: 500, json: { code: "unexpected", message: "" } }),
      );
      await signIn(page, jana);
      await expect(day(page)).toContainText("23.11.2026");
      await expect(page.getByRole("button", { name: /^Změny dodávek/ })).toHaveCount(0);
      await expect(page.getByText(/Něco se nepovedlo/)).toHaveCount(0);
    });
  });
});

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
      (dialog: ReturnType<typeof question>) => dialog.getByRole("button", { name: "Pokračovat" }).click(),
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
    const dialog = question(page, "Změnit datum dodání?");
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

test("B1 C19 LAYOUT-28: at the cut-off the order goes on to the next day by itself and says so", async ({
  page,
}) => {
  test.slow();
  await signIn(page, jana, listWith(kegs));
  await putIntoCart(page, kegs);
  await serverClockFrom(page, "2026-11-20T15:59:52+01:00");
  await page.goto("/");
  await expect(page.getByText(/^Do uzávěrky 0:0\d$/)).toBeVisible();
  const passed = page.getByRole("alertdialog", { name: "Uzávěrka minula" });
  await expect(passed).toBeVisible({ timeout: 20_000 });
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

test("SHIPTO-16 OP-73 ERROR-08 ERROR-14: a remembered ship-to that is suspended by now is said, and another is taken", async ({
  page,
}) => {
  await signIn(page, jana);
  // Settled, so that nothing writes its own choice over this one.
  await expect(day(page)).toContainText("23.11.2026");
  await page.evaluate(() => localStorage.setItem("shipToId", "500104"));
  await page.reload();
  await expect(
    page.getByRole("alertdialog", { name: "Odběrné místo je pozastaveno – zvolte jiné odběrné místo" }),
  ).toBeVisible();
  await expect(place(page)).toContainText("Restaurace U Modré hvězdy");
});

test.describe("when days cannot be read", () => {
  test.use({ expectedConsoleErrors: /Failed to load resource/ });

  test("SHIPTO-15 PICKER-18: it is said, the bar stays, and a retry helps", async ({ page }) => {
    await page.route("**/orders/GetDeliveryAvailableDate**", (route) => route.abort());
    await signIn(page, jana);
    await expect(page.getByText("Dodací dny se nepodařilo načíst.")).toBeVisible({ timeout: 15_000 });
    await expect(place(page)).toContainText("Restaurace U Modré hvězdy");
    await page.unroute("**/orders/GetDeliveryAvailableDate**");
    await page.getByRole("button", { name: "Zkusit znovu" }).first().click();
    await expect(day(page)).toContainText("23.11.2026");
  });

  test("SHIPTO-15: a place that cannot be read says that the delivery could not be set", async ({ page }) => {
    await page.route("**/shiptos/GetShipToBySapId/**", (route) => route.abort());
    await signIn(page, jana);
    await expect(page.getByText("Nastavení dodávky se nezdařilo")).toBeVisible({ timeout: 15_000 });
  });
});

test.describe("when the session ends in the middle", () => {
  test.use({ expectedConsoleErrors: /Failed to load resource/ });

  test("C20 PICKER-20: dates that are refused lead to sign-in and back, with the choice kept", async ({
    page,
    context,
  }) => {
    await signIn(page, jana);
    await expect(day(page)).toContainText("23.11.2026");
    await context.clearCookies();
    await page.route("**/orders/GetDeliveryAvailableDate**", (route) =>
      route.fulfill({ status: 401, json: { code: "unauthorized", message: "" } }),
    );
    await page.getByRole("button", { name: /^Způsob dopravy/ }).click();
    await page.getByRole("option", { name: /^Malý kamion/ }).click();
    await page.waitForURL((url) => url.pathname === "/login");
    await page.unroute("**/orders/GetDeliveryAvailableDate**");
    await typeSignIn(page, jana);
    await page.waitForURL((url) => url.pathname === "/");
    await expect(page.getByRole("button", { name: /^Způsob dopravy/ })).toContainText("Malý kamion");
    await expect(day(page)).toContainText(/\d\d\.\d\d\.2026/);
  });
});

test("PICKER-19 PICKER-20: answers out of order never show another place's or way's days", async ({
  page,
}) => {
  await signIn(page, jana);
  await expect(day(page)).toContainText("23.11.2026");
  const held: Route[] = [];
  await page.route("**/orders/GetDeliveryAvailableDate**shipTo=500102**", (route) => void held.push(route));
  await place(page).click();
  await page.getByRole("option", { name: /^Výčep Na Růžku/ }).click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await place(page).click();
  await page.getByRole("option", { name: /^Zahrádka Pod Lipami/ }).click();
  await expect(place(page)).toContainText("Zahrádka Pod Lipami");
  await expect(day(page)).toContainText(/\d\d\.\d\d\.2026/);
  const shown = await day(page).textContent();
  for (const route of held) await route.continue().catch(() => undefined);
  // Answered, or given up by the page; either way it has heard of it when the next picture is drawn.
  await Promise.all(held.map((route) => route.request().response()));
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await day(page).textContent()).toBe(shown);
  await expect(place(page)).toContainText("Zahrádka Pod Lipami");
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

test("CALENDAR-35 ERROR-62: without a method no dates are asked for", async ({ page }) => {
  await page.route("**/shiptos/GetShipToBySapId/**", async (route) => {
    const answer = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...answer, offeredMethods: [] } });
  });
  let asked = 0;
  await page.route("**/orders/GetDeliveryAvailableDate**", (route) => {
    asked += 1;
    return route.continue();
  });
  await signIn(page, jana);
  await expect(place(page)).toContainText("Restaurace U Modré hvězdy");
  await expect(page.getByRole("button", { name: /^Způsob dopravy/ })).toContainText("Vyberte způsob dopravy");
  expect(asked).toBe(0);
});

test.describe("when the order cannot be started", () => {
  test.use({ expectedConsoleErrors: /Failed to load resource/ });

  test("TRANSPORT-53 ERROR-63: a failed call is logged only, and the next change tries again", async ({
    page,
  }) => {
    await signIn(page, jana);
    await expect(day(page)).toContainText("23.11.2026");
    const isStart = (body: string | null) => /mutation SetTransportType/.test(body ?? "");
    await page.route("**/graphql", (route) =>
      isStart(route.request().postData()) ? route.abort() : route.fallback(),
    );
    const logged = page.waitForEvent("console", (message) =>
      message.text().includes("the order could not be started"),
    );
    await chooseMethod(page, "Malý kamion");
    await logged;
    await expect(page.getByText(/Něco se nepovedlo|nezdařilo/)).toHaveCount(0);
    await page.unroute("**/graphql");
    const started = page.waitForResponse((answer) => isStart(answer.request().postData()));
    await chooseMethod(page, "Kamion");
    expect((await started).ok()).toBe(true);
  });

  test("INPROG-22 ERROR-64: products that cannot be read again do not hold up an order in progress", async ({
    page,
    browser,
    product,
  }) => {
    await signIn(page, jana, listWith(kegs));
    await chooseMethod(page, "Kamion");
    await putIntoCart(page, kegs);
    const elsewhere = await (await browser.newContext({ baseURL: product.origin })).newPage();
    await elsewhere.goto("/login");
    await elsewhere.route("**/graphql", (route) =>
      /query Products/.test(route.request().postData() ?? "") ? route.abort() : route.fallback(),
    );
    await typeSignIn(elsewhere, jana);
    const dialog = question(elsewhere, "Máte rozpracovanou objednávku");
    await dialog.getByRole("button", { name: "Pokračovat" }).click();
    await expect(dialog).toBeHidden();
    await expect(place(elsewhere)).toContainText("Restaurace U Modré hvězdy");
    await expect(elsewhere.getByRole("button", { name: /^Způsob dopravy/ })).toContainText("Kamion");
    await elsewhere.context().close();
  });
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

async function pickDay(page: Page, name: RegExp): Promise<void> {
  await day(page).click();
  await page.getByRole("dialog", { name: "Požadované datum" }).getByRole("button", { name }).click();
}
