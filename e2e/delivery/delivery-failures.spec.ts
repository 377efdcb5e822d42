import type { Route } from "@playwright/test";
import { jana, kegs } from "../harness/checkout.ts";
import { day, place, question } from "../harness/delivery.ts";
import { chooseMethod, listWith, putIntoCart, signIn, typeSignIn } from "../harness/ordering.ts";
import { expect, test } from "../harness/product.ts";

/** The delivery while something does not answer, answers late or is refused. */

test("SHIPTO-16 OP-73 ERROR-08 ERROR-14: a remembered ship-to that is suspended by now is said, and another is taken", async ({
  page,
}) => {
  await signIn(page, jana);
  await expect(day(page)).toContainText("23.11.2026");
  // Before the page reads it, so that nothing writes its own choice over this one; it is put there once.
  await page.addInitScript(() => {
    if (localStorage.getItem("suspendedOnce") === null) localStorage.setItem("shipToId", "500104");
    localStorage.setItem("suspendedOnce", "true");
  });
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
