import { screen, waitFor } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { expect, test } from "vitest";
import { named, textOf } from "../../testing/find.ts";
import { api, cart, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";

withPortal();

const evaluation = {
  ...{ number: "K2026-0021", from: "2026-01-01", to: "2026-12-31", agreedLitres: 6000 },
  ...{ takenLitres: 3700, beforeLitres: 3000, paceLitres: 5500, overLitres: 0, months: [], bonus: null },
};

async function openSummary() {
  cart.setElsewhere("100112", 5);
  cart.setElsewhere("100101", 20);
  const { user } = await openPortal("/cart");
  await screen.findByRole("heading", { name: named("Košík: Restaurace U Modré hvězdy") });
  await quiet();
  return { user, summary: () => textOf(screen.getByRole("region", { name: named("Souhrn objednávky") })) };
}

test("B10 D39 the cart says what its goods add to the contract they count for, at once with each change", async () => {
  api.set("contract-evaluation", () => [evaluation, { ...evaluation, number: "K-OTHER" }]);
  api.set("counting-goods", ({ query }) => {
    expect(query.get("skus")).toBe("100101,100112");
    return [{ number: "K2026-0021", skus: ["100112"] }];
  });
  const { user, summary } = await openSummary();
  const said = "Smlouva K2026-0021: 37 z 60 hl, tato objednávka +2,5 hl, tímto tempem 55 hl";
  await waitFor(() => expect(summary()).toContain(said));
  expect(summary()).not.toContain("K-OTHER");
  const asked = api.count("counting-goods");
  await user.click(screen.getAllByRole("button", { name: named("Přidat: Sudy") })[0] ?? document.body);
  expect(summary()).toContain("tato objednávka +3 hl");
  expect(api.count("counting-goods")).toBe(asked);
  await expectAccessible();
});

test.each([
  ["there are no contracts", () => api.set("contract-evaluation", () => [])],
  [
    "they may not be read just now",
    () =>
      api.refuse("contract-evaluation", {
        code: "fresh-sign-in",
        status: 403,
        message: "Přihlaste se znovu.",
      }),
  ],
])("B10 the cart says nothing where %s", async (_, answer) => {
  answer();
  const { summary } = await openSummary();
  expect(summary()).toContain("Celkem k úhradě");
  expect(summary()).not.toContain("Smlouva");
});
