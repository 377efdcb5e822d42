import type { Page } from "@playwright/test";
import { expectAccessibleAsItStands } from "./harness/accessibility.ts";
import { fingers, type Hands, keyboard, mouse } from "./harness/hands.ts";
import { demoPassword } from "./harness/ordering.ts";
import { expect, test } from "./harness/product.ts";
import { type Say, wordsIn } from "./harness/words.ts";

/**
 * From the sign-in to the order's own page without a shortcut: only what a person finds on the page is pressed, and
 * every page on the way is accessible. In three languages, and with a mouse, with fingers on a phone, and with keys.
 */

const nouns = [
  "shell",
  "identity",
  "catalog",
  "products",
  "delivery",
  "cart",
  "checkout",
  "empties",
  "orders",
  "tutorial",
];

interface Journey {
  readonly page: Page;
  readonly hands: Hands;
  readonly say: Say;
  readonly isPhone: boolean;
  readonly email: string;
  readonly sku: string;
  readonly product: RegExp;
  /** The label of a stepper, and how many. */
  readonly unit: RegExp;
  readonly amount: string;
}

const kegs = { sku: "100212", amount: "4" };
test.describe("a whole order", () => {
  test("CONFIG-01, CHECKOUT-01, CHECKOUT-02, CHECKOUT-03, CHECKOUT-04, CHECKOUT-05, OP-121: its three steps and the empties, in Czech with a mouse", async ({
    page,
  }) => {
    const email = "jana.novotna@modrahvezda.example";
    const product = /^Lipovrch 11 světlý ležák, sud KEG 50 l/;
    const say = await wordsIn("cs", nouns);
    await page.goto("/");
    await order({ ...kegs, page, hands: mouse(), say, isPhone: false, email, product, unit: /^Sudy/ });
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "sk-SK" });

    test("CONFIG-01, CHECKOUT-06, CHECKOUT-07, CART-05: recap and thanks, in Slovak with fingers", async ({
      page,
    }) => {
      const email = "lubomir.kovac@podhradom.example";
      const product = /^Lipovrch 10 svetlé výčapné, fľaša 0,5 l/;
      const say = await wordsIn("sk", nouns);
      await page.goto("/");
      const pallets = { sku: "100101", amount: "5", unit: /^Palety/ };
      await order({ ...pallets, page, hands: fingers(), say, isPhone: true, email, product });
    });
  });

  test("CHECKOUT-08, CHECKOUT-09, HISTORY-01, HISTORY-02: found again, and the cart is empty, in English with nothing but the keyboard", async ({
    page,
  }) => {
    const email = "jana.novotna@modrahvezda.example";
    const product = /^Lipovrch 11 /;
    const say = await wordsIn("en", nouns);
    const hands = keyboard(page);
    await page.goto("/");
    await hands.choose(page.getByRole("radio", { name: "English" }));
    await order({ ...kegs, page, hands, say, isPhone: false, email, product, unit: /^Kegs/ });
  });
});

async function order(journey: Journey): Promise<void> {
  test.slow();
  const ownNumber = `PO-${journey.isPhone ? "390" : "1440"}`;
  await signIn(journey);
  await putIntoCart(journey);
  await goThroughSteps(journey, ownNumber);
  const sent = await send(journey, ownNumber);
  await findAgain(journey, ownNumber, sent);
  await expectEmptyCart(journey);
}

async function signIn({ page, hands, say, email }: Journey): Promise<void> {
  const form = page.getByRole("main");
  await expect(page.getByRole("textbox", { name: say("identity.email") })).toBeVisible();
  await expectAccessibleAsItStands(page);
  await hands.write(page.getByRole("textbox", { name: say("identity.email") }), email);
  await hands.write(form.getByLabel(say("identity.password"), { exact: true }), demoPassword);
  await hands.press(form.getByRole("button", { name: say("shell.signIn"), exact: true }));
  await expect(page.getByRole("link", { name: say("shell.catalogue") }).first()).toBeVisible();
  // What is new since the last visit is told first.
  await hands.press(page.getByRole("dialog").getByRole("button", { name: say("tutorial.done") }));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectAccessibleAsItStands(page);
}

async function putIntoCart({ page, hands, say, ...journey }: Journey): Promise<void> {
  await hands.press(menu({ page, say, ...journey }).getByRole("link", { name: say("shell.catalogue") }));
  await expect(page.getByRole("heading", { level: 1, name: say("catalog.title") })).toBeVisible();
  await hands.write(page.getByRole("searchbox", { name: say("catalog.search") }), journey.sku);
  await expect(page).toHaveURL(new RegExp(`q=${journey.sku}`));
  const row = page.getByRole("main").getByRole("group", { name: journey.product });
  await expect(row).toHaveCount(1);
  await expectAccessibleAsItStands(page);
  if (journey.isPhone) {
    const [units = ""] = say("products.moreUnits").split(":");
    await hands.press(row.getByRole("button", { name: new RegExp(`^${units}`) }));
  }
  await hands.write(row.getByRole("spinbutton", { name: journey.unit }), journey.amount);
  await row.getByRole("spinbutton", { name: journey.unit }).press("Enter");
  const list = page.getByRole("list", { name: say("catalog.title") });
  await expect(list.getByText(say("products.inCart"), { exact: true })).toBeAttached();
}

/** The three numbered steps, and the empties after them. */
async function goThroughSteps(journey: Journey, ownNumber: string): Promise<void> {
  const { page, hands, say } = journey;
  await openCart(journey);
  await expectStep(journey, "contents");
  await expect(page.getByRole("group", { name: journey.product })).toBeVisible();
  await goOn(journey, "cart.continueToDelivery", "cart.continueToDelivery");

  await expectStep(journey, "delivery");
  for (const text of ["delivery.shipTo", "delivery.method"] as const) {
    await expect(page.getByLabel(new RegExp(`^${say(text)}`)).first()).toBeVisible();
  }
  await expect(page.getByRole("group", { name: say("checkout.requestDate") })).toBeVisible();
  await hands.write(page.getByRole("textbox", { name: say("cart.driverNote") }), "1. + 2. brána");
  await hands.write(page.getByRole("textbox", { name: say("cart.ownNumber") }), ownNumber);
  await goOn(journey, "checkout.continueToPayment", "checkout.next");

  await expectStep(journey, "payment");
  await expect(page.getByText(ownNumber)).toBeVisible();
  await goOn(journey, "checkout.continueToEmpties", "checkout.next");

  await expectStep(journey, "empties");
  const way = journey.isPhone ? "empties.continueShort" : "empties.continue";
  await hands.press(page.getByRole("button", { name: say(way), exact: true }));
}

/** The recap says what was entered; then the order is sent, and its number and total are answered. */
async function send({ page, hands, say, isPhone }: Journey, ownNumber: string) {
  await expect(page.getByRole("heading", { level: 1, name: say("checkout.recap") })).toBeVisible();
  await expect(page.getByText(ownNumber)).toBeVisible();
  await expect(page.getByText("1. + 2. brána")).toBeVisible();
  const total = await totalShown(page, say("cart.toPay"));
  await expectAccessibleAsItStands(page);
  const name = say(isPhone ? "checkout.sendShort" : "checkout.send");
  await hands.press(page.getByRole("button", { name, exact: true }));

  await expect(page.getByRole("heading", { level: 1, name: say("checkout.thanks") })).toBeVisible();
  const number = new URL(page.url()).searchParams.get("order") ?? "";
  expect(number).toMatch(/^\d{10}$/);
  await expect(page.getByText(number, { exact: true })).toBeVisible();
  expect(await totalShown(page, say("checkout.toPay"))).toBe(total);
  await expectAccessibleAsItStands(page);
  return { number, total };
}

/** The order stands in the history with its own number, and its page says what was ordered. */
async function findAgain(
  journey: Journey,
  ownNumber: string,
  sent: { readonly number: string; readonly total: string },
): Promise<void> {
  const { page, hands, say, isPhone } = journey;
  const name = say(isPhone ? "shell.ordersShort" : "shell.orders");
  await hands.press(menu(journey).getByRole("link", { name }));
  await expect(page.getByRole("heading", { level: 1, name: say("orders.title") })).toBeVisible();
  const link = page.getByRole("main").getByRole("link", { name: sent.number, exact: true });
  await expect(link).toBeVisible();
  await expect(page.getByText(ownNumber).first()).toBeVisible();
  await expectAccessibleAsItStands(page);

  await hands.press(link);
  await expect(page.getByRole("heading", { level: 1, name: sent.number })).toBeVisible();
  for (const text of [ownNumber, "1. + 2. brána", sent.total]) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await expectAccessibleAsItStands(page);
}

async function expectEmptyCart(journey: Journey): Promise<void> {
  await openCart(journey);
  await expect(journey.page.getByRole("heading", { name: journey.say("cart.emptyTitle") })).toBeVisible();
  await expectAccessibleAsItStands(journey.page);
}

function menu({ page, say, isPhone }: Pick<Journey, "page" | "say" | "isPhone">) {
  return page.getByRole("navigation", { name: say(isPhone ? "shell.bottomMenu" : "shell.mainMenu") });
}

async function openCart({ page, hands, say, isPhone }: Journey): Promise<void> {
  const place = isPhone ? menu({ page, say, isPhone }) : page.getByRole("banner");
  await hands.press(place.getByRole("link", { name: new RegExp(`^${say("shell.cart")}`) }));
  await expect(
    page.getByRole("heading", { level: 1, name: new RegExp(`^${say("cart.cart")}`) }),
  ).toBeVisible();
}

/** The step is the one that the list of steps calls the current one, and its page is accessible. */
async function expectStep({ page, say }: Journey, step: string): Promise<void> {
  const steps = page.getByRole("list", { name: say("checkout.steps") }).getByRole("listitem");
  const all = ["contents", "delivery", "payment", ...(step === "empties" ? ["empties"] : [])];
  await expect(steps).toHaveCount(all.length);
  for (const [at, one] of all.entries()) {
    const item = steps.nth(at);
    await expect(item).toContainText(say(`checkout.step.${one}`));
    if (one === step) await expect(item).toHaveAttribute("aria-current", "step");
  }
  await expectAccessibleAsItStands(page);
}

async function goOn({ page, hands, say, isPhone }: Journey, long: `${string}.${string}`, short: typeof long) {
  await hands.press(page.getByRole("link", { name: say(isPhone ? short : long), exact: true }));
}

async function totalShown(page: Page, label: string): Promise<string> {
  const value = page.getByText(label, { exact: true }).first().locator("xpath=following-sibling::dd[1]");
  await expect(value).toBeVisible();
  return (await value.innerText()).trim();
}
