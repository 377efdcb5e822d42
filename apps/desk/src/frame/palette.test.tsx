import { screen, waitFor } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { features } from "../app/features.ts";
import { connectFinders } from "../shared/finders.ts";
import { type Answers, asked, openDesk, somebody, withDesk } from "../testing/desk-page.tsx";

withDesk();
beforeAll(() => connectFinders(features.flatMap(({ finders = [] }) => finders)));
afterAll(() => connectFinders([]));

const all = ["orders", "tickets", "customers", "customer-users", "products"] as const;
const everybody = somebody(...all.map((area) => [area, "see"] as const));

const nothing: Answers = {
  FindOrders: { orders: { items: [] } },
  FindProducts: { products: { items: [] } },
  FindShipTos: { shipTos: { items: [] } },
  FindCompanies: { companies: { items: [] } },
  FindUsers: { customerUsers: { items: [] } },
  Tickets: { tickets: { total: 0, isMore: false, next: null, items: [] } },
};

async function look(text: string, answers: Answers) {
  const opened = await openDesk("/desk", answers);
  await opened.user.keyboard("{Control>}k{/Control}");
  await opened.user.type(await screen.findByRole("searchbox"), text);
  return opened;
}

const askedFor = () => asked.map(({ operation }) => operation).filter((name) => name in nothing);

describe("DLIST-07 Ctrl K finds records", () => {
  test("of every kind, by what was typed; Enter opens one", async () => {
    const { user, router } = await look("hvězd", {
      me: everybody,
      ...nothing,
      FindOrders: {
        orders: {
          items: [{ number: "4700102117", shipToName: "Restaurace U Modré hvězdy", companyName: "Hostince" }],
        },
      },
      FindShipTos: {
        shipTos: {
          items: [
            { id: "500101", name: "Restaurace U Modré hvězdy", companyName: "Hostince", city: "Lipovrch" },
          ],
        },
      },
    });
    const found = await screen.findByRole("option", { name: "Restaurace U Modré hvězdy" });
    expect(screen.getByRole("option", { name: /4700102117/ }).textContent).toContain("Hostince");
    expect(found.textContent).toContain("500101 · Hostince · Lipovrch");
    await waitFor(() => expect([...new Set(askedFor())].toSorted()).toEqual(Object.keys(nothing).toSorted()));
    expect(asked.find(({ operation }) => operation === "FindUsers")?.variables).toEqual({ text: "hvězd" });
    await expectAccessible();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(router.state.location.pathname).toBe("/desk/orders/4700102117"));
  });

  test("only of what the person may see, and not by a single letter", async () => {
    const { user } = await look("4", { me: somebody(["orders", "see"]), ...nothing });
    expect(await screen.findByText("Nic s číslem nebo jménem „4“ tu není.")).toBeTruthy();
    expect(askedFor()).toEqual([]);
    await user.type(screen.getByRole("searchbox"), "7");
    await waitFor(() => expect(askedFor()).toEqual(["FindOrders"]));
  });

  test("what cannot be searched is told, and the others are shown", async () => {
    await look("lipovrch", {
      me: everybody,
      ...nothing,
      FindOrders: new Response("", { status: 500 }),
      FindProducts: { products: { items: [{ sku: "100112", name: "Lipovrch 10", brand: "Lipovrch" }] } },
    });
    expect(await screen.findByText("Některé záznamy se teď nepodařilo prohledat.")).toBeTruthy();
    expect(screen.getByRole("option", { name: /Lipovrch 10/ })).toBeTruthy();
  });
});
