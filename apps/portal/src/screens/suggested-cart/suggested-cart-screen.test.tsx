import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { PERMISSIONS } from "@vycep/domain/access/permission";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, describe, expect, test } from "vitest";
import { button, named, namedFrom, textOf } from "../../testing/find.ts";
import { api, cart, goods, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { somePage } from "../../testing/some-list.ts";
import { someSuggestedLine, someSuggestion } from "../../testing/some-suggestion.ts";
import { someAccess, someUserInfo } from "../../testing/some-user-info.ts";

withPortal();

const keg = "Lipovrch 10 světlé výčepní, sud KEG 50 l";
const crate = goods[2];
const seldom = someSuggestedLine({
  sku: "100101",
  total_units: 2,
  checked: false,
  history: [0, 2, 0],
  reasons: [{ code: "now-and-then", message: "Jen občas. Necháváme na vás." }],
  ...(crate && { product: crate }),
});

beforeEach(() => api.set("SuggestedCarts", () => someSuggestion([someSuggestedLine(), seldom])));

async function openSuggestion() {
  const { user } = await openPortal("/catalog/suggested-cart");
  await screen.findByRole("list", { name: named("Navržené produkty") });
  await quiet();
  return user;
}

const main = () => textOf(screen.getByRole("main"));
const take = (product: string) =>
  screen.getByRole<HTMLInputElement>("checkbox", { name: named(`Vybrat: ${product}`) });

describe("SUGGEST-02 what the place may need", () => {
  test("each product with how much, why, what it costs, and what came before", async () => {
    await openSuggestion();
    expect(main()).toContain("Navržený košík: Restaurace U Modré hvězdy");
    expect(main()).toContain("Bylo v každé z posledních dodávek (celkem 8), v průměru 4 na dodávku.");
    expect(screen.getByRole("img", { name: named("Poslední dodávky, od nejstarší: 4, 0, 5") })).toBeTruthy();
    expect(main()).toContain("6 596,00 Kč");
    expect(take(keg).checked).toBe(true);
    await expectAccessible();
  });

  test("what comes only now and then is not taken unless somebody wants it", async () => {
    const user = await openSuggestion();
    expect(main()).toContain("Vybráno 1 z 2");
    expect(main()).toContain("nevybráno");
    await user.click(take("Lipovrch 10 světlé výčepní, láhev 0,5 l, přepravka 20 ks"));
    expect(main()).toContain("Vybráno 2 z 2");
    expect(main()).toContain("442,00 Kč");
  });

  test("all are taken or left by one tick", async () => {
    const user = await openSuggestion();
    const all = screen.getByRole("checkbox", { name: named("Vybrat vše") });
    await user.click(all);
    expect(main()).toContain("Vybráno 2 z 2");
    await user.click(all);
    expect(main()).toContain("Vybráno 0 z 2");
  });

  test("ROUTE-09 D25 a row shows goods, packaging, price and the three steppers as the catalogue's row does", async () => {
    const shownIn = (list: string) => {
      const row = within(screen.getByRole("list", { name: named(list) }));
      return {
        page: row.getByRole("link", { name: named(keg) }).getAttribute("href"),
        units: ["Sudy", "Vrstvy", "Palety"].filter(
          (unit) => row.queryByRole("spinbutton", { name: named(`${unit}, ${keg}`) }) !== null,
        ),
      };
    };
    api.set("Products", () => somePage());
    await openSuggestion();
    const suggested = shownIn("Navržené produkty");
    cleanup();
    const { user } = await openPortal("/catalog/products");
    const list = within(await screen.findByRole("list", { name: named("Katalog") }));
    const [packaging] = list.getAllByRole("group", { name: namedFrom(keg) });
    // There layers and pallets unfold.
    await user.click(
      within(packaging ?? document.body).getByRole("button", { name: namedFrom("Vrstvy a palety") }),
    );
    await quiet();
    expect(suggested).toEqual(shownIn("Katalog"));
    expect(suggested.units.length).toBeGreaterThan(1);
  });

  test("an amount may be changed before, and is kept when the page is left", async () => {
    const user = await openSuggestion();
    const number = screen.getByRole("spinbutton", { name: namedFrom("Sudy, Lipovrch 10") });
    await user.clear(number);
    await user.type(number, "7{Enter}");
    expect(main()).toContain("11 543,00 Kč");
  });
});

describe("into the cart", () => {
  const add = (count: string) =>
    screen.getAllByRole("button", { name: named(`Přidat ${count} do košíku`) })[0];

  test("everything that is taken goes in by one button, with the way back", async () => {
    const user = await openSuggestion();
    await user.click(add("1 produkt") ?? document.body);
    await waitFor(() => expect(cart.held()).toEqual({ "100112": 4 }));
    expect(await screen.findByText("Do košíku přidán 1 produkt.")).toBeTruthy();
    await user.click(await screen.findByRole("button", { name: named("Vrátit zpět") }));
    await waitFor(() => expect(cart.held()).toEqual({}));
  });

  test("a double click puts it in once", async () => {
    const user = await openSuggestion();
    await user.dblClick(add("1 produkt") ?? document.body);
    await quiet();
    await waitFor(() => expect(cart.held()).toEqual({ "100112": 4 }));
  });

  test("with nothing taken the button says what is missing", async () => {
    const user = await openSuggestion();
    await user.click(take(keg));
    const [none] = screen
      .getAllByRole("button", { name: namedFrom("Přidat") })
      .filter(({ textContent }) => textContent?.includes("do"));
    await user.click(none ?? document.body);
    expect(cart.held()).toEqual({});
    expect(textOf()).toContain("Nejdřív vyberte aspoň jeden produkt.");
  });

  test("what the cart holds already is counted in", async () => {
    cart.setElsewhere("100101", 1);
    await openSuggestion();
    expect(main()).toContain("Návrh spolu s tím, co už je v košíku.");
  });
});

test("PERM-03 OP-36 an accountant reads what the place may need and why she cannot order it, with nothing to change or press", async () => {
  const rights = PERMISSIONS.filter((held) => held !== "Catalogue");
  const rpDetails = someAccess().rpDetails.map((held) => ({ ...held, permission: rights.join(",") }));
  api.set("GetUserInfoById", () =>
    someUserInfo({ allAvailablePermission: rights, permissionSchema: [someAccess({ rpDetails })] }),
  );
  await openSuggestion();
  expect(main()).toContain("objednávat za toto místo ale nesmíte");
  const list = within(screen.getByRole("list", { name: named("Navržené produkty") }));
  expect(list.getAllByRole("listitem").map(textOf)[0]).toContain("4 sudy");
  for (const role of ["spinbutton", "checkbox"]) expect(screen.queryByRole(role)).toBeNull();
  expect(screen.queryByRole("button", { name: namedFrom("Přidat") })).toBeNull();
  expect(screen.queryByRole("link", { name: namedFrom("Košík") })).toBeNull();
  expect(main()).toContain("7 981,16 Kč");
  await expectAccessible();
});

describe("SUGGEST-05 the truck", () => {
  test("a place without one says so, and it cannot be picked", async () => {
    await openSuggestion();
    const variants = within(screen.getByRole("group", { name: named("Druh objednávky") })).getAllByRole(
      "button",
    );
    expect(variants.map((one) => one.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
    expect(textOf(variants[1])).toContain("Toto odběrné místo takový závoz nemá.");
    expect(variants[1]).toHaveProperty("disabled", true);
  });
});

describe("when there is nothing to suggest", () => {
  test("for want of deliveries, it says when there will be", async () => {
    api.set("SuggestedCarts", () => someSuggestion([]));
    await openPortal("/catalog/suggested-cart");
    expect(await screen.findByRole("heading", { name: named("Zatím není z čeho navrhovat.") })).toBeTruthy();
  });

  test("the server's reason stands there in its words", async () => {
    const blocker = { message: "Odběrné místo je pozastavené." };
    api.set("SuggestedCarts", () => someSuggestion([], { standard: null, truck: null, blocker }));
    await openPortal("/catalog/suggested-cart");
    expect(await screen.findByText(blocker.message)).toBeTruthy();
  });

  test("a failure is told and tried again, and the cart is as it was", async () => {
    api.breakDown("SuggestedCarts");
    const { user } = await openPortal("/catalog/suggested-cart");
    expect(await screen.findByRole("heading", { name: named("Návrh se nepodařilo načíst.") })).toBeTruthy();
    api.set("SuggestedCarts", () => someSuggestion([someSuggestedLine()]));
    await user.click(button("Zkusit znovu"));
    expect(await screen.findByRole("list", { name: named("Navržené produkty") })).toBeTruthy();
  });
});
