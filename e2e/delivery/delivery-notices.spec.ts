import { expectAccessible } from "../harness/accessibility.ts";
import { signIn } from "../harness/ordering.ts";
import { expect, test } from "../harness/product.ts";

/** What the brewery changes in deliveries to come, told in the bar (PREFS-07…09, CALENDAR-25…30). */

const jana = "jana.novotna@modrahvezda.example";

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
});
