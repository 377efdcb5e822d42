import { expectAccessibleAtBothWidths } from "../harness/accessibility.ts";
import { startBuyingSystem } from "../harness/buying-system.ts";
import { jana, kegs, openCart } from "../harness/checkout.ts";
import { chooseMethod, listWith, putIntoCart, signIn } from "../harness/ordering.ts";
import { expect, test } from "../harness/product.ts";

/** A chain's purchaser shops in the portal and takes the cart home. */

test("B16: a system is connected, its purchaser comes in by cXML, shops, and takes the cart home", async ({
  page,
  product,
  browser,
}) => {
  const system = await startBuyingSystem();
  try {
    await signIn(page, jana, "/my-profile/programs");
    await page.getByRole("button", { name: "Připojit systém" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Název").fill("Nákup Praha");
    await dialog.getByLabel("Server, na který smí košík").fill(system.host);
    await dialog.getByRole("button", { name: "Připojit systém" }).click();
    const secret = await page.getByRole("dialog").locator("code").innerText();
    await page.getByRole("button", { name: "Mám uloženo" }).click();
    await expect(page.getByText(`Košík smí na: ${system.host}`)).toBeVisible();
    await expectAccessibleAtBothWidths(page);

    const asked = await fetch(`${product.origin}/punchout/cxml`, {
      method: "POST",
      headers: { "content-type": "text/xml" },
      body: `<cXML><Header><From><Credential domain="x"><Identity>KLASEK</Identity></Credential></From>
        <To><Credential domain="x"><Identity>PIVO</Identity></Credential></To>
        <Sender><Credential domain="x"><Identity>${secret.split("_")[1]}</Identity><SharedSecret>${secret}</SharedSecret>
        </Credential></Sender></Header><Request><PunchOutSetupRequest operation="create"><BuyerCookie>34</BuyerCookie>
        <BrowserFormPost><URL>http://${system.host}/back</URL></BrowserFormPost></PunchOutSetupRequest></Request></cXML>`,
    });
    const startPage = /<URL>(.*)<\/URL>/.exec(await asked.text())?.[1] ?? "";

    const context = await browser.newContext({ serviceWorkers: "block", baseURL: product.origin });
    const shop = await context.newPage();
    // What is new since the last visit would stand over the home page.
    await shop.addInitScript(() => localStorage.setItem("sawTutorials", "true"));
    await shop.goto(startPage);
    const bar = shop.getByRole("region", { name: "Nakupujete pro Nákup Praha" });
    await expect(bar).toBeVisible({ timeout: 30_000 });
    await expectAccessibleAtBothWidths(shop);
    await shop.setViewportSize({ width: 1440, height: 900 });
    await shop.goto(listWith(kegs));
    await chooseMethod(shop, "Standardní objednávka");
    await putIntoCart(shop, kegs);
    await openCart(shop);
    await bar.getByRole("link", { name: "Odnést košík" }).click();
    const take = shop.getByRole("button", { name: "Odnést košík do nákupního systému" });
    await expect(take).toBeVisible();
    await expect(shop.getByRole("button", { name: "Odeslat objednávku" })).toHaveCount(0);
    await expectAccessibleAtBothWidths(shop);
    await shop.setViewportSize({ width: 1440, height: 900 });
    await take.focus();
    await shop.keyboard.press("Enter");
    await expect(shop.getByRole("heading", { name: "Košík je zpět" })).toBeVisible();

    expect(system.taken).toHaveLength(1);
    const message = Buffer.from(system.taken[0]?.get("cxml-base64") ?? "", "base64").toString();
    expect(message).toContain("<BuyerCookie>34</BuyerCookie>");
    expect(message).toMatch(/<ItemIn quantity="4"><ItemID><SupplierPartID>100212<\/SupplierPartID>/);
    await shop.goto("/cart");
    await expect(shop.getByRole("heading", { level: 1, name: /^Košík/ })).toBeVisible();
    await expect(bar).toHaveCount(0);
    await context.close();
  } finally {
    system.stop();
  }
});
