import type { Page } from "@playwright/test";
import { expectAccessibleAtBothWidths } from "./harness/accessibility.ts";
import { listWith, putIntoCart, signIn, typeSignIn, type Wanted } from "./harness/ordering.ts";
import { expect, test } from "./harness/product.ts";

/** A quarter of an hour without anybody: the question a minute before, and what answers it (SESSION-21, SESSION-22). */

const jana = "jana.novotna@modrahvezda.example";
const kegs: Wanted = {
  search: "100212",
  product: /^Lipovrch 11 světlý ležák, sud KEG 50 l/,
  amounts: { Sudy: 4 },
};

// Only the page's time jumps: what it asks with a token that it takes for old, or while it signs out, may be refused.
test.use({ expectedConsoleErrors: /status of 40[01]/ });

const question = (page: Page) => page.getByRole("alertdialog", { name: "Jste tu ještě?" });

/** How much of the minute the question still shows. */
async function secondsLeft(page: Page): Promise<number> {
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(await question(page).innerText()) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

/** Jana has something in the cart and goes away for so long. */
async function leaveFor(page: Page, time: string): Promise<void> {
  await page.clock.install();
  await signIn(page, jana, listWith(kegs));
  await putIntoCart(page, kegs);
  await page.clock.fastForward(time);
}

test("SESSION-21, SESSION-22: the question counts down, and an answer to it gives the whole time back", async ({
  page,
}) => {
  await leaveFor(page, "13:30");
  await expect(question(page)).toHaveCount(0);
  await page.clock.fastForward("00:30");
  await expect(question(page)).toBeVisible();
  const before = await secondsLeft(page);
  expect(before).toBeGreaterThan(50);
  await page.clock.fastForward("00:20");
  await expect.poll(() => secondsLeft(page)).toBeLessThanOrEqual(before - 20);

  await question(page).getByRole("button", { name: "Zůstat v portálu" }).click();
  await expect(question(page)).toHaveCount(0);
  await page.clock.fastForward("13:30");
  await expect(page.getByRole("heading", { level: 1, name: "Katalog" })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await page.clock.fastForward("00:30");
  await expect(question(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question(page)).toHaveCount(0);
});

test("SESSION-21, AUTH-06, C20: when the time has run out, nobody is signed in, and page and cart are there after the sign-in", async ({
  page,
}) => {
  await leaveFor(page, "14:05");
  await expect(question(page)).toBeVisible();
  await page.clock.fastForward("01:00");
  // The form that the provider asked for, and not the page on the way there.
  await page.waitForURL((url) => url.pathname === "/login" && url.searchParams.has("interaction"));
  await expect(question(page)).toHaveCount(0);
  // Neither token outlives the session, in no tab (AUTH-06).
  const kept = () => page.evaluate(() => [localStorage.getItem("token"), sessionStorage.getItem("id_token")]);
  expect(await kept()).toEqual([null, null]);
  // Asked for before it can have been sent: the page may be quicker than its address.
  const asked = page.waitForRequest(
    (request) => request.url().endsWith("/graphql") && request.headers()["authorization"] !== undefined,
  );
  await typeSignIn(page, jana);
  await page.waitForURL((url) => url.href.endsWith(listWith(kegs)));
  const graphql = await asked;
  expect(graphql.headers()["authorization"]).toBe(`Bearer ${(await kept())[0]}`);
  await page.goto("/cart");
  await expect(page.getByText("4 sudy", { exact: true })).toBeVisible();
});

test("WCAG: the question whether somebody is still there", async ({ page }) => {
  await leaveFor(page, "14:01");
  await expect(question(page)).toBeVisible();
  await expectAccessibleAtBothWidths(page, 900);
  await expect(question(page)).toBeVisible();
});
