import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { screen, within } from "@testing-library/react";
import type { BehalfSession } from "@vycep/contract/identity/on-behalf.rest";
import type { OverrideRule } from "@vycep/domain/cart/override";
import { queryClient } from "@vycep/shell/api/query-client";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { button, named, textOf } from "../../testing/find.ts";
import { api, withPortal } from "../../testing/portal-page.tsx";
import { BehalfBar } from "./behalf-bar.tsx";
import { behalfWords } from "./behalf-words.ts";
import { behalfQuery } from "./use-on-behalf.ts";

withPortal();

/** Where the tab was sent to: jsdom goes nowhere. */
const leaveFor = vi.fn();
beforeEach(() => {
  const real = location;
  const get = (_: object, key: string) => (key === "assign" ? leaveFor : Reflect.get(real, key));
  vi.stubGlobal("location", new Proxy({}, { get }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  leaveFor.mockClear();
});

const session: BehalfSession = {
  ...{ customer: "Katarína Ňuchová", shipToName: "Sklad Nová Dunajka", staff: "Tereza Malá", language: "cs" },
  // It is 9:41.
  ...{ expiresAt: "2026-11-20T09:05:30Z", mayOverride: true },
};

async function openBar(more: Partial<BehalfSession> = {}) {
  // The page speaks the customer's language, the banner that of the staff.
  queryClient.setQueryData(behalfQuery().queryKey, { ...session, words: await behalfWords("cs"), ...more });
  const router = createRouter({
    routeTree: createRootRoute({ component: BehalfBar, notFoundComponent: BehalfBar }),
    history: createMemoryHistory({ initialEntries: ["/cart/recap"] }),
  });
  const drawn = draw(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole("region", { name: named("Objednávání za zákazníka") });
  return drawn;
}

/** The cart, kept from being sent by these rules alone. */
function blockBy(...rules: OverrideRule[]) {
  api.set("BehalfCart", () => ({
    customerCart: {
      id: "c1",
      version: 7,
      rules_to_override: rules,
      prices: { grand_total: { value: 100 } },
    },
  }));
}

const bar = () => screen.getByRole("region", { name: named("Objednávání za zákazníka") });

describe("DORD-06 the banner over the page", () => {
  test("DORD-06 says who orders for whom and how long still, in the language of the staff", async () => {
    blockBy();
    await openBar();
    const text = textOf(bar());
    expect(text).toContain("Objednáváte za: Katarína Ňuchová, Sklad Nová Dunajka.");
    expect(text).toContain("Tereza Malá");
    expect(text).toContain("zbývá 24 minut");
    expect(within(bar()).getAllByRole("button")).toHaveLength(1);
    await expectAccessible();
  });

  test("DORD-06 its button ends the session and leaves the page", async () => {
    blockBy();
    const { user } = await openBar();
    await user.click(button("Skončit a vrátit se"));
    await vi.waitFor(() => expect(leaveFor).toHaveBeenCalledWith("/on-behalf/ended?back"));
  });

  test("DORD-06 past a rule it sends with a reason, for whom the desk gives the right alone", async () => {
    const sent: unknown[] = [];
    api.set("PlaceOverridden", (variables) => {
      sent.push(variables);
      const refused = { errors: [{ message: "Svátek." }], orderV2: null };
      const placed = { errors: [], orderV2: { number: "4700200001" } };
      return { placeOrder: sent.length === 1 ? refused : placed };
    });
    blockBy("cut-off");
    const { user } = await openBar();
    await user.click(await screen.findByRole("button", { name: named("Poslat po uzávěrce") }));
    const dialog = () => within(screen.getByRole("dialog", { name: named("Poslat po uzávěrce?") }));
    const send = () => user.click(dialog().getByRole("button", { name: named("Poslat po uzávěrce") }));
    await send();
    expect(dialog().getByText(named("Vyberte důvod."))).toBeTruthy();
    await user.click(dialog().getByRole("radio", { name: named("Jiný důvod") }));
    expect(dialog().getByText(named("Napište, jaký důvod to je."))).toBeTruthy();
    await user.type(dialog().getByRole("textbox"), "slíbeno v pátek");
    await send();
    expect(await dialog().findByText("Svátek.")).toBeTruthy();
    await send();
    await vi.waitFor(() => expect(leaveFor).toHaveBeenCalledWith("/thanks?order=4700200001"));
    expect(sent.at(-1)).toMatchObject({
      input: { cart_id: "c1", cart_version: 7, override: { reason: "other", note: "slíbeno v pátek" } },
    });
  });

  test("DORD-06 whoever has no such right is offered nothing", async () => {
    await openBar({ mayOverride: false });
    expect(api.count("BehalfCart")).toBe(0);
    expect(within(bar()).getAllByRole("button")).toHaveLength(1);
  });
});
