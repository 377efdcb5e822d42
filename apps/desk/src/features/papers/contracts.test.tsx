import { screen, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test, vi } from "vitest";
import { asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const bonus = {
  ...{ number: "K2026-0021", name: "Dodatek č. 3", companyId: "C2", companyName: "Nápoje Brázda, a.s." },
  ...{ validFrom: "2026-01-01", validTo: "2026-12-31", state: "ends-soon", endsIn: 38 },
  year: {
    ...{ agreedLitres: 1_400_000, takenLitres: 1_681_100, beforeLitres: 1_500_000, paceLitres: 1_880_000 },
    bonus: { reached: 198_200, currency: "CZK" },
  },
};
const equipment = {
  ...{
    ...bonus,
    number: "K2025-0042",
    name: "Výpůjčka zařízení",
    state: "valid",
    endsIn: null,
    validTo: null,
  },
  year: null,
};
const answers = {
  me: somebody(["papers", "see"]),
  DeskContracts: { deskContracts: { total: 2, isMore: false, next: null, items: [bonus, equipment] } },
};

describe("DDOC-03 contracts at the desk", () => {
  test("each says how far the customer is, the bonus and when it ends; what is about no volume says so", async () => {
    await openDesk("/desk/papers/contracts", answers);
    const row = within(await screen.findByRole("row", { name: /K2026-0021/ }));
    expect(
      row.getByRole("meter", { name: "Plnění smlouvy K2026-0021" }).getAttribute("aria-valuetext"),
    ).toMatch(/^16\s811\shl\sz\s14\s000\shl$/);
    expect(row.getByText("končí za 38 dní")).toBeTruthy();
    expect(row.getByText(/^198\s200,00/)).toBeTruthy();
    expect(within(screen.getByRole("row", { name: /K2025-0042/ })).getByText("bez množství")).toBeTruthy();
    await expectAccessible();
  });

  test("those that end soon are asked for, and the papers are a tab away", async () => {
    await openDesk("/desk/papers/contracts?standing=ends_soon", answers);
    await vi.waitFor(() =>
      expect(asked.findLast(({ operation }) => operation === "DeskContracts")?.variables).toMatchObject({
        filter: { standing: "ends_soon" },
      }),
    );
    expect((await screen.findByRole("link", { name: "Faktury" })).getAttribute("href")).toBe(
      "/desk/papers?tab=invoices",
    );
  });
});
