import { screen, waitFor, within } from "@testing-library/react";
import { addDays } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const lenka = somebody(["calendar", "change"]);
const ahead = addDays(localNow().date, 30);
const none = { minPallets: null, maxPallets: null, minKg: null, maxKg: null };
const limits = { ...none, orderValueMinor: null, minLitres: null, maxLitres: null };
const held = {
  ...{ validFrom: null, validTo: null, standing: "now", setBy: null, setAt: null },
  limits: { ...limits, minPallets: 20, maxPallets: 33 },
};
const planned = {
  ...{ validFrom: ahead, validTo: null, standing: "planned", setBy: "Lenka Bartošová" },
  ...{ setAt: "2026-11-23T09:00:00.000Z", limits: { ...held.limits, minPallets: 22 } },
};
const truck = { market: "CZ", customerType: "POS", method: "flatrate_flatrate", currency: "CZK", seen: "s1" };
const wholesale = {
  ...truck,
  customerType: "WHS",
  rows: [{ ...held, limits: { ...limits, maxPallets: 33 } }],
};
const rules = [{ ...truck, rows: [{ ...held, validTo: addDays(ahead, -1) }, planned] }, wholesale];
const effect = { orders: 31, isMore: false, failing: 14, failingNow: 2, places: 3, placesFailing: 1 };
const answers = {
  me: lenka,
  CapacityRules: { capacityRules: rules },
  CapacityEffect: { capacityEffect: effect },
};

describe("DCAL-04 capacity rules at the desk", () => {
  test("a cart is tried by today's rule and by the change, in the portal's own sentence", async () => {
    const { user } = await openDesk("/desk/capacity", answers);
    const row = within(await screen.findByRole("row", { name: /^CZ velkoobchod Kamion/ }));
    expect(row.getByText("20–33 výchozí")).toBeTruthy();
    expect(await screen.findByText("14 z 31")).toBeTruthy();
    await user.type(screen.getByLabelText("Palety"), "20,4");
    expect(screen.getByText("Dnes: lze odeslat.")).toBeTruthy();
    expect(screen.getByText(/^Od .*: nelze odeslat\.$/)).toBeTruthy();
    expect(screen.getByText(/Chybí 1,6 palety do minimálního množství 22 palet/)).toBeTruthy();
    await expectAccessible();

    const load = { boxes: 3, palletThousandths: 23_000, grams: 900_000, millilitres: 0, netMinor: 100_000 };
    const cart = { id: "c1", method: truck.method, day: null, updatedAt: "", isWholesale: false, load };
    const place = { shipToId: "500101", shipToName: "U Modré hvězdy", market: "CZ", customerType: "POS" };
    answerWith({
      CapacityTrial: {
        capacityTrial: { ...place, tankLitresInstalled: 0, carts: [cart], lines: null, unknown: [] },
      },
    });
    await user.type(screen.getByLabelText(/^Skutečný košík/), "500101");
    await user.click(screen.getByRole("button", { name: "Najít košíky" }));
    await user.click(await screen.findByRole("button", { name: /^Kamion, 23 pal/ }));
    expect(screen.getAllByText(/: lze odeslat\.$/)).toHaveLength(2);
    expect(asked.findLast(({ operation }) => operation === "CapacityTrial")?.variables).toEqual({
      ...{ shipToId: "500101", lines: [] },
    });
  });

  test("a change is planned; what is refused stands at its field; what is planned is taken back", async () => {
    const { user } = await openDesk("/desk/capacity", answers);
    await user.click(
      await screen.findByRole("button", { name: "Naplánovat změnu: Kamion, velkoobchod, CZ" }),
    );
    const least = await screen.findByLabelText(/^Palety nejméně/);
    await user.type(least, "34");
    const refusal = { code: "limit-unmeetable", field: "minPallets", message: "Takovou mez žádná nesplní." };
    answerWith({ SetCapacityRule: { setCapacityRule: { rules, refusal } } });
    await user.click(screen.getByRole("button", { name: "Naplánovat" }));
    expect(await screen.findByText(refusal.message)).toBeTruthy();
    expect(least).toHaveProperty("value", "34");
    answerWith({ SetCapacityRule: { setCapacityRule: { rules, refusal: null } } });
    await user.click(screen.getByRole("button", { name: "Naplánovat" }));
    await waitFor(() => expect(screen.queryByLabelText(/^Palety nejméně/)).toBeNull());
    const { rows: _rows, seen, currency: _currency, ...key } = wholesale;
    expect(asked.findLast(({ operation }) => operation === "SetCapacityRule")?.variables).toEqual({
      input: {
        ...key,
        ...{ validFrom: addDays(localNow().date, 1), seen },
        limits: { ...limits, minPallets: 34, maxPallets: 33 },
      },
    });

    answerWith({ DropCapacityRule: { dropCapacityRule: { rules: [wholesale], refusal: null } } });
    await user.click(screen.getByRole("button", { name: /^Vzít zpět: Kamion, místo prodeje, CZ/ }));
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Vzít zpět/ })).toBeNull());
  });

  test("who may only look is offered no change", async () => {
    await openDesk("/desk/capacity", { ...answers, me: somebody(["calendar", "see"]) });
    await screen.findByRole("row", { name: /^CZ velkoobchod Kamion/ });
    expect(screen.queryByRole("button", { name: /^(Naplánovat|Vzít zpět)/ })).toBeNull();
  });
});
