import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expectAccessible, expectAccessibleAtBothWidths } from "../harness/accessibility.ts";
import { journeysDay } from "../harness/demo-template.ts";
import { signIn } from "../harness/ordering.ts";
import { expect, test } from "../harness/product.ts";

/** A ticket from an invoice to its rating, with the brewery's operator at the command line (TICKET, D41). */

// The file that is not what it says.
test.use({ expectedConsoleErrors: /status of 422/ });

const jana = "jana.novotna@modrahvezda.example";
const invoice = "2026100135";

test("TICKET-02 TICKET-03 TICKET-04 D41 what is wrong with an invoice is asked once, answered, solved, opened again and rated", async ({
  page,
  product,
}) => {
  await signIn(page, jana, `/my-documents/${invoice}`);
  await page.getByRole("link", { name: "Něco nesedí" }).click();
  await expect(page.getByText(`Doklad ${invoice}`, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Podkategorie/ }).click();
  await page.getByRole("option", { name: "Chybná cena" }).click();
  await page.getByRole("textbox", { name: "Předmět" }).fill("Chybí akční cena");
  await page.getByRole("textbox", { name: "Popis" }).fill("U radleru chybí akční cena 20 %.");
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Přidat soubor" }).click();
  await (await chosen).setFiles([
    { name: "cenik.csv", mimeType: "text/csv", buffer: Buffer.from("sku;cena\n100112;1 700\n") },
    { name: "fotka.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no photo") },
  ]);
  await expect(page.getByText("Obsah souboru neodpovídá jeho názvu.")).toBeVisible();
  await expect(page.getByText(/kB · nahráno/)).toBeVisible();
  await page.getByRole("button", { name: "Odebrat soubor fotka.jpg" }).click();
  await expectAccessibleAtBothWidths(page);

  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/tickets/CreateTicket")) sent.push(request.url());
  });
  await page.getByRole("button", { name: "Odeslat požadavek" }).dblclick();
  await expect(page).toHaveURL(/support\/tickets\/CS\d{7}$/);
  expect(sent).toHaveLength(1);
  const caseNumber = page.url().slice(-9);
  await expect(page.getByRole("link", { name: `Doklad ${invoice}` })).toBeVisible();
  await expect(page.getByText("cenik.csv", { exact: true })).toBeVisible();

  // The answer comes to the page that is open.
  await operator(product.databaseUrl, "answer", caseNumber, "Petra", "Pošleme dobropis.");
  await expect(page.getByText("Pošleme dobropis.")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Označit za vyřešené" }).click();
  await page.getByRole("button", { name: "Znovu otevřít" }).click();
  await page.getByRole("textbox", { name: "Napište odpověď" }).fill("Ještě druhá položka.");
  await page.getByRole("textbox", { name: "Napište odpověď" }).press("Control+Enter");
  await expect(page.getByText("Ještě druhá položka.").first()).toBeVisible();
  await operator(product.databaseUrl, "state", caseNumber, "Problem Solved");
  await page.reload();
  await page.getByRole("radio", { name: "5 z 5, výborně" }).check();
  await page.getByRole("button", { name: "Odeslat hodnocení" }).click();
  await expect(page.getByText("Vaše hodnocení: 5 z 5")).toBeVisible();
  await expectAccessible(page);
});

/** What `npm run ticket` does. */
async function operator(databaseUrl: string, ...args: readonly string[]): Promise<void> {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const clock = `@${journeysDay}T10:30:00`;
  const env = { ...process.env, DATABASE_URL: databaseUrl, VYCEP_DEMO: "on", VYCEP_CLOCK: clock };
  const { stdout } = await promisify(execFile)(process.execPath, ["tools/ticket.ts", ...args], {
    cwd: root,
    env,
  });
  expect(stdout).toContain(args[1]);
}
