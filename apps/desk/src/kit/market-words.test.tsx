import { screen, within } from "@testing-library/react";
import { marketTable, tellMarkets } from "@vycep/domain/market/markets";
import { afterEach, expect, test } from "vitest";
import { asked, openDesk, somebody, withDesk } from "../testing/desk-page.tsx";

withDesk();

const first = marketTable();
afterEach(() => tellMarkets(first));

const milos = somebody(["configuration", "change"], ["customers", "see"]);
const terms = (market: string) => ({ market, seen: "s1", users: 20, versions: [], draft: null });

test("the markets of every installation go by the names of their countries", async () => {
  await openDesk("/desk/portal-settings/terms", { me: milos, Terms: { terms: terms("CZ") } });
  const group = within(await screen.findByRole("group", { name: "Země" }));
  expect(group.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Česko", "Slovensko"]);
});

test("OPS-17 a market that rows tell of is chosen like the others, by the name that they give it", async () => {
  const poland = { code: "PL", currency: "PLN", country: "POL", language: "en", phone: "+48" } as const;
  tellMarkets({ ...first, markets: [...first.markets, { ...poland, names: { cs: "Polsko (Cieszyn)" } }] });
  const { user } = await openDesk("/desk/portal-settings/terms", {
    me: milos,
    Terms: { terms: terms("CZ") },
  });
  await user.click(await screen.findByRole("button", { name: "Polsko (Cieszyn)" }));
  expect(asked.findLast(({ operation }) => operation === "Terms")?.variables).toEqual({ market: "PL" });
});
