import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

for (const theme of ["main", "peroni"]) {
  for (const width of [1440, 390]) {
    test(`every widget in the ${theme} theme at ${width} px passes axe and fits the window`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/?theme=${theme}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    });
  }
}

for (const name of ["Dialog", "Zpráva", "Odhlášení", "List"]) {
  test(`${name}: passes axe, hides the page behind it and is named by its title`, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name, exact: true }).click();
    const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
    await expect(dialog).toHaveAccessibleName(/\S/u);
    const behind = page.getByRole("button", { name: "Exportovat" });
    expect(await behind.evaluate((button) => button.closest("[inert]") !== null)).toBe(true);
    await expectAccessible(page);
  });
}

test("LAYOUT-34 an open select passes axe on the desktop and as a modal on mobile", async ({ page }) => {
  await page.goto("/");
  const select = page.getByRole("button", { name: /^Odběrné místo s hledáním/u });
  await select.click();
  await expect(page.getByRole("option", { name: /Výčep/u })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 800 });
  await select.click();
  await expect(page.getByRole("dialog", { name: "Odběrné místo s hledáním" })).toBeVisible();
  await expectAccessible(page);
});

test("touch targets of main controls are at least 44 px on mobile", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  const controls = [
    page.getByRole("button", { name: "Exportovat" }),
    page.getByRole("spinbutton", { name: /^Sudy/u }).locator(".."),
    page.getByRole("button", { name: "Uživatelské menu" }),
    page.getByRole("button", { name: "Předchozí měsíc" }),
    page.getByRole("button", { name: /^Středa 2026-11-25/u }),
    page.getByRole("link", { name: "Strana 12" }),
  ];
  for (const control of controls) {
    const box = await control.boundingBox();
    expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
  }
});
