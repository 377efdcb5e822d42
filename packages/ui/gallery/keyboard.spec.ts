import { expect, test } from "@playwright/test";

test.beforeEach(async ({ page }) => {
  await page.goto("/");
});

test("Tab goes from a button whose bubble is open to the next one, and not into the bubble", async ({
  page,
}) => {
  await page.getByRole("button", { name: "Přidat do oblíbených" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("tooltip", { name: "Přidat do oblíbených" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Oblíbené", exact: true })).toBeFocused();
});

test.describe("stepper", () => {
  test("arrows step at once and stop at both ends", async ({ page }) => {
    const pallets = page.getByRole("spinbutton", { name: /^Palety/u });
    await pallets.focus();
    await page.keyboard.press("ArrowUp");
    await expect(pallets).toHaveValue("7");
    await expect(pallets).toHaveAttribute("aria-valuenow", "7");
    for (let press = 0; press < 9; press += 1) await page.keyboard.press("ArrowDown");
    await expect(pallets).toHaveValue("0");
    await pallets.fill("33");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowUp");
    await expect(pallets).toHaveValue("33");
  });

  test("focus selects all, Enter commits and keeps the focus, Escape takes back", async ({ page }) => {
    const layers = page.getByRole("spinbutton", { name: /^Vrstvy/u });
    await layers.click();
    await page.keyboard.type("15");
    await expect(layers).toHaveAttribute("aria-valuenow", "2");
    await page.keyboard.press("Enter");
    await expect(layers).toHaveAttribute("aria-valuenow", "15");
    await expect(layers).toBeFocused();
    await page.keyboard.type("99");
    await page.keyboard.press("Escape");
    await expect(layers).toHaveValue("15");
  });

  test("empty is zero", async ({ page }) => {
    const layers = page.getByRole("spinbutton", { name: /^Vrstvy/u });
    await layers.fill("");
    await layers.blur();
    await expect(layers).toHaveValue("0");
  });

  test("a decimal is refused, says so, and is not committed", async ({ page }) => {
    const layers = page.getByRole("spinbutton", { name: /^Vrstvy/u });
    await layers.fill("2,5");
    await page.keyboard.press("Enter");
    await expect(layers).toHaveAttribute("aria-invalid", "true");
    await expect(layers).toHaveAccessibleDescription(/Zadejte celé číslo/u);
    await expect(layers).toHaveAttribute("aria-valuenow", "2");
  });

  test("a number that is not taken does not stay", async ({ page }) => {
    const refused = page.getByRole("spinbutton", { name: /^Nad limit/u });
    await refused.focus();
    await page.keyboard.press("ArrowUp");
    await expect(refused).toHaveValue("40");
  });

  test("the wheel changes nothing", async ({ page }) => {
    const layers = page.getByRole("spinbutton", { name: /^Vrstvy/u });
    await layers.click();
    await page.mouse.wheel(0, 300);
    await expect(layers).toHaveValue("2");
  });

  test("its buttons are no stops of the Tab key", async ({ page }) => {
    await page.getByRole("spinbutton", { name: /^Vrstvy/u }).focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("spinbutton", { name: /^Palety/u })).toBeFocused();
  });
});

test.describe("select", () => {
  test("opens with an arrow, chooses with Enter, returns the focus", async ({ page }) => {
    const select = page.getByRole("button", { name: /^Odběrné místo Restaurace/u }).first();
    await select.focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("option", { name: /Restaurace/u })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("listbox")).toHaveCount(0);
    const chosen = page.getByRole("button", { name: /^Odběrné místo Výčep/u }).first();
    await expect(chosen).toBeFocused();
  });

  test("Escape leaves everything as it was", async ({ page }) => {
    const select = page.getByRole("button", { name: /^Odběrné místo Restaurace/u }).first();
    await select.click();
    await expect(page.getByRole("listbox")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await expect(select).toBeFocused();
  });

  test("a click on the chosen option closes and keeps it", async ({ page }) => {
    const select = page.getByRole("button", { name: /^Odběrné místo Restaurace/u }).first();
    await select.click();
    await page.getByRole("option", { name: /Restaurace/u }).click();
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await expect(select).toBeVisible();
  });

  test("the search finds without accents and takes the first with the keyboard", async ({ page }) => {
    await page.getByRole("button", { name: /^Odběrné místo s hledáním/u }).click();
    await expect(page.getByRole("searchbox", { name: "Hledat odběrné místo" })).toBeFocused();
    await page.keyboard.type("vycep");
    await expect(page.getByRole("option")).toHaveCount(1);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: /^Odběrné místo s hledáním Výčep/u })).toBeFocused();
  });

  test("a search without a hit says so", async ({ page }) => {
    await page.getByRole("button", { name: /^Odběrné místo s hledáním/u }).click();
    await expect(page.getByRole("searchbox", { name: "Hledat odběrné místo" })).toBeFocused();
    await page.keyboard.type("xyz");
    await expect(page.getByText("Takové místo nemáte.")).toBeVisible();
  });
});

test.describe("dialog", () => {
  test("keeps the Tab key inside, closes on Escape, returns the focus", async ({ page }) => {
    const opener = page.getByRole("button", { name: "Dialog", exact: true });
    await opener.click();
    const dialog = page.getByRole("dialog", { name: "Změnit odběrné místo?" });
    await expect(dialog).toBeVisible();
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press("Tab");
      await expect(dialog.locator(":focus")).toHaveCount(1);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test("a forced one ignores Escape and leaves by its buttons", async ({ page }) => {
    await page.getByRole("button", { name: "Odhlášení" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Jste tu ještě?" });
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    await page.getByRole("button", { name: "Zůstat v portálu" }).click();
    await expect(dialog).toHaveCount(0);
  });

  test("LAYOUT-32 LAYOUT-33 a message has title, sub-messages, a link and its button has the focus", async ({
    page,
  }) => {
    await page.getByRole("button", { name: "Zpráva" }).click();
    const message = page.getByRole("alertdialog", { name: "Objednávku nelze zopakovat" });
    await expect(message.getByRole("listitem")).toHaveCount(2);
    await expect(message.getByRole("link", { name: "Najít náhradu" })).toBeVisible();
    await expect(message.getByRole("button", { name: "OK" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(message).toHaveCount(0);
  });
});

test.describe("month", () => {
  test("is one stop of the Tab key and moves by arrows, weeks and months", async ({ page }) => {
    const grid = page.getByRole("grid", { name: "Požadované datum" });
    await expect(grid.locator("button[tabindex='0']")).toHaveCount(1);
    await page.getByRole("button", { name: /^Středa 2026-11-25/u }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("button", { name: "Čtvrtek 2026-11-26" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("button", { name: "Čtvrtek 2026-12-03" })).toBeFocused();
    await expect(page.getByText("2026-12", { exact: true })).toBeVisible();
    await page.keyboard.press("PageUp");
    await expect(page.getByRole("button", { name: "Úterý 2026-11-03" })).toBeFocused();
    await page.keyboard.press("Home");
    await expect(page.getByRole("button", { name: "Pondělí 2026-11-02" })).toBeFocused();
  });

  test("Enter chooses an open day", async ({ page }) => {
    await page.getByRole("button", { name: "Pátek 2026-11-27" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("gridcell", { selected: true })).toHaveText("27");
  });

  test("a closed day can be reached, says why, and is not chosen", async ({ page }) => {
    const sunday = page.getByRole("button", { name: "Neděle 2026-11-29" });
    await sunday.focus();
    await expect(sunday).toHaveAttribute("aria-disabled", "true");
    await expect(sunday).toHaveAttribute("aria-description", "O víkendu nevozíme.");
    await expect(page.getByText("Neděle 2026-11-29: O víkendu nevozíme.")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("gridcell", { selected: true })).toHaveText("25");
  });

  test("does not leave its first and last month", async ({ page }) => {
    await page.getByRole("button", { name: "Úterý 2026-11-03" }).focus();
    await page.keyboard.press("PageUp");
    await expect(page.getByRole("button", { name: "Úterý 2026-11-03" })).toBeFocused();
  });
});

test("a disabled button can be reached and says why", async ({ page }) => {
  const button = page.getByRole("button", { name: "Odeslat objednávku" });
  await button.focus();
  await expect(button).toHaveAccessibleDescription("Do minima chybí 808 Kč.");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tooltip", { name: "" }).filter({ hasText: "Do minima" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip").filter({ hasText: "Do minima" })).toBeHidden();
});

test("a menu opens with an arrow, moves, and returns the focus", async ({ page }) => {
  const button = page.getByRole("button", { name: "Uživatelské menu" });
  await button.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Můj profil" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: /Moje doklady/u })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});

test("a toast offers the way back and leaves once it is taken", async ({ page }) => {
  await page.getByRole("button", { name: "Toast" }).click();
  const region = page.getByRole("region", { name: "Oznámení" });
  await expect(region.getByRole("listitem")).toHaveCount(1);
  await region.getByRole("button", { name: "Vrátit" }).click();
  await expect(region.getByRole("listitem")).toHaveCount(0);
});

test("a toast can be answered while a dialog is open", async ({ page }) => {
  await page.getByRole("button", { name: "Toast" }).click();
  await page.getByRole("button", { name: "Dialog", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const toast = page.getByRole("region", { name: "Oznámení" }).getByRole("listitem");
  expect(await toast.evaluate((item) => item.closest("[inert]"))).toBeNull();
});
