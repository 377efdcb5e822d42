import type { Locator, Page } from "@playwright/test";
import { expectAccessibleAtBothWidths } from "./harness/accessibility.ts";
import { journeysDay } from "./harness/demo-template.ts";
import {
  chooseMethod,
  listWith,
  putIntoCart,
  raiseKegPrice,
  signIn,
  typeSignIn,
  type Wanted,
} from "./harness/ordering.ts";
import { expect, test } from "./harness/product.ts";

/** From the catalogue to a confirmed order (CHECKOUT-01…08, C9, C12, C20). */

const jana = "jana.novotna@modrahvezda.example";
const lubomir = "lubomir.kovac@podhradom.example";

const crates: Wanted = {
  search: "100101",
  product: /^Lipovrch 10 světlé výčepní, lahev 0,5 l/,
  amounts: { Palety: 6, Vrstvy: 2 },
};
const kegs: Wanted = {
  search: "100212",
  product: /^Lipovrch 11 světlý ležák, sud KEG 50 l/,
  amounts: { Sudy: 4 },
};

const smallKegs: Wanted = {
  search: "100112",
  product: /^Lipovrch 10 světlé výčepní, sud KEG/,
  amounts: { Sudy: 2 },
};

test("an owner orders six pallets, two layers and four kegs by small truck, and the brewery confirms", async ({
  page,
}) => {
  await signIn(page, jana, listWith(crates));
  await chooseMethod(page, "Malý kamion");
  await putIntoCart(page, crates);
  await putIntoCart(page, kegs);

  await openCart(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Košík: /);
  await expect(page.getByText("6 palet + 2 vrstvy")).toBeVisible();
  await expect(page.getByText("4 sudy", { exact: true })).toBeVisible();
  const total = await totalShown(page);

  await page.getByRole("link", { name: "Pokračovat k dodání" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dodání" })).toBeFocused();
  const days = page.getByRole("group", { name: "Požadované datum" }).getByRole("button");
  await expect(days.first()).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("textbox", { name: "Poznámka pro řidiče" }).fill("Vjezd ze dvora");
  await page.getByRole("button", { name: "Přidat do poznámky: Složit u rampy" }).click();
  await page.getByRole("textbox", { name: "Vaše číslo objednávky" }).fill("PO-101");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Poznámka pro řidiče" })).toHaveValue(
    "Vjezd ze dvora. Složit u rampy.",
  );

  await page.getByRole("link", { name: "Pokračovat k platbě" }).click();
  await expect(page.getByText("Převodem na účet", { exact: true })).toBeVisible();
  await expect(page.getByText("PO-101")).toBeVisible();
  await page.getByRole("link", { name: "Pokračovat k vratným obalům" }).click();
  await page.getByRole("button", { name: "Nic nevracím" }).click();
  await expect(page.getByText("Vjezd ze dvora. Složit u rampy.")).toBeVisible();
  expect(await totalShown(page)).toBe(total);

  await page.getByRole("button", { name: "Odeslat objednávku" }).click();
  await expect(page.getByRole("heading", { name: "Děkujeme za objednávku" })).toBeVisible();
  expect(await totalShown(page)).toBe(total);
  await expect(page.getByRole("status").filter({ hasText: "Potvrzeno" })).toBeVisible({ timeout: 20_000 });

  await page.getByRole("link", { name: "Detail objednávky" }).click();
  await expect(page.getByText(total).first()).toBeVisible();
  await openCart(page);
  await expect(page.getByRole("heading", { name: "Váš košík je prázdný." })).toBeVisible();
  for (const address of ["/cart?step=payment", "/cart/recap"]) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page).toHaveTitle("Košík · vycep");
  }
});

test("a Slovak owner orders in Slovak and in euros", async ({ page }) => {
  await signIn(page, lubomir);
  await putIntoCart(page, {
    search: "100101",
    product: /^Lipovrch 10 svetlé výčapné, fľaša 0,5 l/,
    amounts: { Palety: 5, Vrstvy: 2 },
  });
  await openCart(page);
  await expect(page.getByText("5 paliet + 2 vrstvy")).toBeVisible();
  const total = await totalShown(page);
  expect(total).toMatch(/€$/);
  await page.getByRole("link", { name: "Pokračovať k dodaniu" }).click();
  await page.getByRole("link", { name: "Pokračovať k platbe" }).click();
  await page.getByRole("link", { name: "Pokračovať k vratným obalom" }).click();
  await page.getByRole("button", { name: "Nič nevraciam" }).click();
  await page.getByRole("button", { name: "Odoslať objednávku" }).click();
  await expect(page.getByRole("heading", { name: "Ďakujeme za objednávku" })).toBeVisible();
  expect(await totalShown(page)).toBe(total);
  await expect(page.getByRole("status").filter({ hasText: "Potvrdené" })).toBeVisible({ timeout: 20_000 });
});

test("CART-12: a truck below its minimum says what is missing and cannot be sent", async ({ page }) => {
  await signIn(page, jana, listWith(crates));
  await chooseMethod(page, "Kamion");
  await putIntoCart(page, { ...crates, amounts: { Palety: 1 } });
  await openCart(page);
  await expect(page.getByText(/Do minimálního množství 20 palet chybí 19 palet/).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Pokračovat k dodání" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await page.goto("/cart/recap");
  await expect(page.getByRole("button", { name: "Odeslat objednávku" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
});

test("CART-07: a removed line comes back with one click, an emptied cart too", async ({ page }) => {
  await standardOrder(page);
  await openCart(page);
  const total = await totalShown(page);
  await page.getByRole("button", { name: /^Odebrat z košíku: Lipovrch 11/ }).click();
  await expect(page.getByRole("heading", { name: "Váš košík je prázdný." })).toBeFocused();
  await page.getByRole("button", { name: "Vrátit zpět" }).click();
  await expect(page.getByText("4 sudy", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Vyprázdnit košík" }).click();
  await expect(page.getByRole("heading", { name: "Váš košík je prázdný." })).toBeVisible();
  await page.getByRole("button", { name: "Vrátit zpět" }).last().click();
  await expect(page.getByText("4 sudy", { exact: true })).toBeVisible();
  expect(await totalShown(page)).toBe(total);
});

test("CART-07: a line taken out of the middle comes back into the middle, also after a reload", async ({
  page,
}) => {
  await standardOrder(page);
  await putIntoCart(page, { ...crates, amounts: { Přepravky: 7 } });
  await putIntoCart(page, smallKegs);
  await openCart(page);
  const removals = page.getByRole("button", { name: /^Odebrat z košíku: / });
  await expect(removals).toHaveCount(3);
  const order = await namesOf(removals);
  const total = await totalShown(page);

  const removed = page.waitForResponse((answer) => /UpdateCartItems/.test(answer.request().postData() ?? ""));
  await removals.nth(1).click();
  await expect(removals).toHaveCount(2);
  await removed;
  const restored = page.waitForResponse((answer) =>
    /RestoreCartLines/.test(answer.request().postData() ?? ""),
  );
  await page.getByRole("button", { name: "Vrátit zpět" }).click();
  await expect(removals).toHaveCount(3);
  expect(await namesOf(removals)).toEqual(order);
  await restored;
  await page.reload();
  await expect(removals).toHaveCount(3);
  expect(await namesOf(removals)).toEqual(order);
  expect(await totalShown(page)).toBe(total);
});

test.describe("without a network", () => {
  test.use({ expectedConsoleErrors: /ERR_INTERNET_DISCONNECTED/ });

  test("CART-19: a changed number stays, one note says so, and it is sent when there is a network", async ({
    page,
    context,
  }) => {
    await standardOrder(page);
    await openCart(page);
    await expect(page.getByText("4 sudy", { exact: true })).toBeVisible();
    await context.setOffline(true);
    const field = page.getByRole("spinbutton", { name: /^Sudy/ });
    const tried = page.waitForEvent("requestfailed");
    await field.fill("7");
    await field.press("Tab");
    await tried;
    await expect(page.getByText("Jste bez připojení.")).toBeVisible();
    await expect(page.getByText("7 sudů", { exact: true })).toBeVisible();
    await expect(page.getByText(/se neuložila|Něco se nepovedlo/)).toHaveCount(0);
    const saved = page.waitForResponse((answer) => /UpdateCartItems/.test(answer.request().postData() ?? ""));
    await context.setOffline(false);
    await saved;
    await page.reload();
    await expect(page.getByText("7 sudů", { exact: true })).toBeVisible();
  });
});

test.describe("with a server that does not answer", () => {
  test.use({ expectedConsoleErrors: /Failed to load resource/ });

  test("CART-19, C20: changes that were never sent outlive the tab and are sent by the next one", async ({
    page,
    context,
  }) => {
    await standardOrder(page);
    await openCart(page);
    await page.route("**/graphql", (route) =>
      /mutation (UpdateCartItems|AddProductsToCart)/.test(route.request().postData() ?? "")
        ? route.abort()
        : route.fallback(),
    );
    const field = page.getByRole("spinbutton", { name: /^Sudy/ });
    await field.fill("7");
    await field.press("Tab");
    await expect(page.getByText("7 sudů", { exact: true })).toBeVisible();
    await page.close();
    const next = await context.newPage();
    await next.goto("/cart");
    await expect(next.getByText("7 sudů", { exact: true })).toBeVisible();
    await next.reload();
    await expect(next.getByText("7 sudů", { exact: true })).toBeVisible();
    await expect(next.getByText(/se neuložila|Něco se nepovedlo/)).toHaveCount(0);
  });
});

test("C9: a double click and five times Enter send one order", async ({ page }) => {
  await standardOrder(page);
  const sent = placeOrderCalls(page);
  await page.goto("/cart/recap");
  const button = page.getByRole("button", { name: "Odeslat objednávku" });
  await button.focus();
  await button.dblclick();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Děkujeme za objednávku" })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("C12: a higher total is shown with the old one, also after a reload, and accepted with one click", async ({
  page,
  product,
}) => {
  await standardOrder(page);
  await page.goto("/cart/recap");
  const seen = await totalShown(page);
  await expect(page.getByRole("button", { name: "Odeslat objednávku" })).toBeEnabled();
  await raiseKegPrice(product.databaseUrl, 5000);
  try {
    await page.getByRole("button", { name: "Odeslat objednávku" }).click();
    const notice = page.getByRole("alert").filter({ hasText: "Cena objednávky se mezitím zvýšila" });
    await expect(notice).toContainText(`Viděli jste ${seen}`);
    await expect(notice).toContainText("7 760,00 Kč → 7 960,00 Kč");
    await expectAccessibleAtBothWidths(page);
    // A reload answers no question: both totals are told until one is accepted.
    await page.reload();
    await expect(notice).toContainText(`Viděli jste ${seen}`);
    await expect(notice).toContainText("7 760,00 Kč → 7 960,00 Kč");
    await page.getByRole("button", { name: /^Přijmout a odeslat za / }).click();
    await expect(page.getByRole("heading", { name: "Děkujeme za objednávku" })).toBeVisible();
  } finally {
    await raiseKegPrice(product.databaseUrl, -5000);
  }
});

test("PRICE-05, C12: prices are updated by a button, and what changed stands line by line until it is read", async ({
  page,
  product,
}) => {
  await standardOrder(page);
  await openCart(page);
  await expect(page.getByText("4 sudy", { exact: true })).toBeVisible();
  await raiseKegPrice(product.databaseUrl, 5000);
  try {
    await page.getByRole("button", { name: "Aktualizovat ceny" }).click();
    const news = page.getByRole("status").filter({ hasText: "Ceny se změnily" });
    await expect(news).toContainText("7 760,00 Kč → 7 960,00 Kč");
    await expect(news).toContainText("o 200,00 Kč bez DPH dražší");
    await expectAccessibleAtBothWidths(page);
    await page.reload();
    await expect(news).toContainText("7 760,00 Kč → 7 960,00 Kč");
    await news.getByRole("button", { name: "Beru na vědomí" }).click();
    await expect(news).toHaveCount(0);
    await page.reload();
    await expect(page.getByText("4 sudy", { exact: true })).toBeVisible();
    await expect(news).toHaveCount(0);
    await page.getByRole("button", { name: "Aktualizovat ceny" }).click();
    await expect(page.getByText("Ceny jsou aktuální.")).toBeVisible();
    await expect(news).toHaveCount(0);
  } finally {
    await raiseKegPrice(product.databaseUrl, -5000);
  }
});

test.describe("when the answer does not come", () => {
  test.use({ expectedConsoleErrors: /Failed to load resource/ });

  test("C9: the page says that it does not know, and a repeat with the same key is the same order", async ({
    page,
  }) => {
    await standardOrder(page);
    const sent = placeOrderCalls(page);
    const firstAnswer: { number?: string } = {};
    await page.route("**/graphql", async (route) => {
      if (!isPlaceOrder(route.request().postData()) || firstAnswer.number !== undefined)
        return route.fallback();
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: { placeOrder: { orderV2: { number: string } } } };
      firstAnswer.number = data.placeOrder.orderV2.number;
      return route.abort();
    });
    await page.goto("/cart/recap");
    await page.getByRole("button", { name: "Odeslat objednávku" }).click();
    await expect(page.getByText("Nevíme, zda objednávka dorazila.")).toBeVisible();
    await page.getByRole("button", { name: "Odeslat znovu" }).click();
    await expect(page.getByRole("heading", { name: "Děkujeme za objednávku" })).toBeVisible();
    await expect(page.getByText(firstAnswer.number ?? "none", { exact: true })).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(new Set(sent).size).toBe(1);
  });

  test("C9: after a reload the unanswered order is found and not made again", async ({ page }) => {
    await standardOrder(page);
    await page.route("**/graphql", async (route) => {
      if (!isPlaceOrder(route.request().postData())) return route.fallback();
      await route.fetch();
      return route.abort();
    });
    await page.goto("/cart/recap");
    await page.getByRole("button", { name: "Odeslat objednávku" }).click();
    await expect(page.getByText("Nevíme, zda objednávka dorazila.")).toBeVisible();
    await page.unroute("**/graphql");
    await page.reload();
    await page.getByRole("button", { name: "Ověřit objednávku" }).click();
    await expect(page.getByRole("heading", { name: "Děkujeme za objednávku" })).toBeVisible();
  });

  test("C20: a session that ended comes back to the recap with everything kept", async ({
    page,
    context,
  }) => {
    await standardOrder(page);
    await page.goto("/cart?step=delivery");
    await page.getByRole("textbox", { name: "Poznámka pro řidiče" }).fill("Zvonit dvakrát.");
    await page.getByRole("link", { name: "Pokračovat k platbě" }).click();
    await page.getByRole("link", { name: "Pokračovat k vratným obalům" }).click();
    await page.getByRole("button", { name: "Nic nevracím" }).click();
    await context.clearCookies();
    let isEnded = true;
    await page.route("**/graphql", (route) =>
      isEnded && isPlaceOrder(route.request().postData())
        ? route.fulfill({ status: 401, json: { code: "unauthorized", message: "" } })
        : route.fallback(),
    );
    await page.getByRole("button", { name: "Odeslat objednávku" }).click();
    await page.waitForURL((url) => url.pathname === "/login");
    isEnded = false;
    await typeSignIn(page, jana);
    await page.waitForURL((url) => url.pathname === "/cart/recap");
    await expect(page.getByText("Zvonit dvakrát.")).toBeVisible();
    await page.getByRole("button", { name: "Odeslat objednávku" }).click();
    await expect(page.getByRole("heading", { name: "Děkujeme za objednávku" })).toBeVisible();
  });
});

test("B1: a passed cut-off names the next day and takes it with one click", async ({ page }) => {
  await standardOrder(page);
  await page.goto("/cart?step=delivery");
  const days = page.getByRole("group", { name: "Požadované datum" }).getByRole("button");
  await expect(days.nth(1)).toBeVisible();
  const next = await nextOfferedDay(page);
  await page.route("**/graphql", (route) =>
    isPlaceOrder(route.request().postData())
      ? route.fulfill({ json: { data: { placeOrder: { errors: [cutOffPassed(next)], orderV2: null } } } })
      : route.fallback(),
  );
  await page.goto("/cart/recap");
  await page.getByRole("button", { name: "Odeslat objednávku" }).click();
  await expect(page.getByText("Objednávku jsme neodeslali.")).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole("button", { name: `Objednat na ${inCzech(next)}` }).click();
  await expect(page.getByText(new RegExp(`${inCzech(next)}, `)).first()).toBeVisible();
  await page.unroute("**/graphql");
  await page.getByRole("button", { name: "Odeslat objednávku" }).click();
  await expect(page.getByText(inCzech(next)).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Děkujeme za objednávku" })).toBeVisible();
});

test("OP-104: the thank-you page without an order, or with somebody else's, only says where orders are", async ({
  page,
}) => {
  await signIn(page, jana);
  for (const address of ["/thanks", "/thanks?order=1"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: "Vaše objednávky" })).toBeVisible();
    await expect(
      page.getByText("Vaše objednávky a jejich stav najdete v historii objednávek."),
    ).toBeVisible();
  }
  await expectAccessibleAtBothWidths(page);
});

test("WCAG: an empty cart and every step are accessible and fit", async ({ page }) => {
  test.slow();
  await signIn(page, jana, "/cart");
  await expect(page.getByRole("heading", { name: "Váš košík je prázdný." })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await standardOrder(page);
  for (const address of ["/cart", "/cart?step=delivery", "/cart?step=payment", "/cart/recap"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("status", { name: "Košík se načítá…" })).toHaveCount(0);
    await expectAccessibleAtBothWidths(page);
  }
});

/** A new cart of somebody with a few kegs in it, enough for a standard order. */
async function standardOrder(page: Page): Promise<void> {
  await signIn(page, jana, listWith(kegs));
  await chooseMethod(page, "Standardní objednávka");
  await putIntoCart(page, kegs);
}

async function openCart(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: /^Košík/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /^Košík/ })).toBeVisible();
}

async function totalShown(page: Page): Promise<string> {
  const label = page.getByText(/^Celkem k\súhradě$|^Celkom na\súhradu$/).first();
  await expect(label).toBeVisible();
  return (await label.locator("xpath=following-sibling::dd[1]").innerText()).trim();
}

function isPlaceOrder(body: string | null): boolean {
  return body?.includes("mutation PlaceOrder") === true;
}

/** The idempotency keys of the placeOrder calls that the page makes. */
function placeOrderCalls(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (isPlaceOrder(request.postData())) keys.push(request.headers()["idempotency-key"]);
  });
  return keys;
}

async function nextOfferedDay(page: Page): Promise<string> {
  const days = page.getByRole("group", { name: "Požadované datum" }).getByRole("button");
  const [, day = "", month = ""] = /(\d+)\.(\d+)\./.exec(await days.nth(1).innerText()) ?? [];
  const [thisYear = "", thisMonth = ""] = journeysDay.split("-");
  const year = Number(thisYear) + (Number(month) < Number(thisMonth) ? 1 : 0);
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function inCzech(date: string): string {
  const [year, month, day] = date.split("-");
  return `${day}.${month}.${year}`;
}

function cutOffPassed(nextDate: string) {
  return {
    code: "UNABLE_TO_PLACE_ORDER",
    message: "Na tento den už nelze dodávku objednat.",
    reason: "day-closed",
    sku: null,
    next_date: nextDate,
    total: null,
  };
}

function namesOf(buttons: Locator): Promise<(string | null)[]> {
  return buttons.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
}
