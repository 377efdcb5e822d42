import { expectAccessibleAtBothWidths } from "../harness/accessibility.ts";
import { signIn } from "../harness/ordering.ts";
import { expect, test } from "../harness/product.ts";

/** The users of a company, in the hands of its owner. */

// An address that is there already is refused.
test.use({ expectedConsoleErrors: /status of 409/ });

test("USERADMIN-01, USERADMIN-11, USERADMIN-14, ROLE-13: an owner invites somebody, switches a right, and deactivates two", async ({
  page,
}) => {
  await signIn(page, "jana.novotna@modrahvezda.example", "/my-profile/users");
  await page.getByRole("link", { name: "Pozvat uživatele" }).click();
  await page.getByLabel("Jméno").fill("Barbora");
  await page.getByLabel("Příjmení").fill("Zemanová");
  await page.getByLabel("E-mail").fill("filip.zak@modrahvezda.example");
  await page.getByRole("button", { name: "Pokračovat" }).click();
  await page.getByLabel("Výčep Na Růžku").check();
  await page.getByRole("button", { name: "Pokračovat" }).click();
  await expect(page.getByText("Vyberte prosím roli pro každé odběrné místo.").first()).toBeVisible();
  await page.getByRole("button", { name: /Role: Výčep Na Růžku/ }).click();
  await page.getByRole("option", { name: "Obsluha" }).click();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole("button", { name: "Pokračovat" }).click();
  await page.getByRole("button", { name: "Odeslat pozvánku" }).click();
  await expect(page.getByText("Uživatel již existuje.")).toBeVisible();
  await page.getByLabel("E-mail").fill("barbora.zemanova@modrahvezda.example");
  for (const _step of [1, 2]) await page.getByRole("button", { name: "Pokračovat" }).click();
  await page.getByRole("button", { name: "Odeslat pozvánku" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Barbora Zemanová" })).toBeVisible();
  await page.getByRole("switch", { name: /Katalog/ }).check();
  await page.getByRole("button", { name: "Uložit změny" }).click();
  await expect(page.getByText(/Zapnuto: Katalog/)).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  await page.goto("/my-profile/users?shipTo=500103");
  for (const name of ["Filip Žák", "Dagmar Hrušková"]) await page.getByLabel(`Vybrat: ${name}`).check();
  await page.getByRole("button", { name: "Deaktivovat" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Deaktivovat" }).click();
  await expect(page.getByRole("row", { name: /Filip Žák/ }).getByText("deaktivovaný")).toBeVisible();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expectAccessibleAtBothWidths(page);

  await page.getByRole("link", { name: "Role", exact: true }).click();
  await expect(page.getByRole("table", { name: "Role" })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});
