import { screen, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test, vi } from "vitest";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const invoice = {
  ...{
    id: "1",
    kind: "invoice",
    number: "2026100137",
    companyId: "C1",
    companyName: "Hostince Modrá hvězda",
  },
  ...{ shipToId: "500103", shipToName: "Zahrádka Pod Lipami", issued: "2026-10-30", due: "2026-11-13" },
  ...{ amountMinor: 2_196_668, currency: "CZK", standing: "overdue", days: 10, formats: ["pdf", "isdoc"] },
};
const priceList = {
  ...invoice,
  ...{ id: "2", kind: "price-list", number: "CZ-HORECA", shipToId: null, shipToName: null, due: null },
  ...{ amountMinor: null, currency: null, standing: "none", days: null, formats: ["xlsx"] },
};
const page = { total: 2, isMore: false, next: null, items: [invoice, priceList] };
const sums = [
  { currency: "CZK", isOverdue: true, count: 24, minor: 1_073_112_930, oldest: "2025-03-14" },
  { currency: "EUR", isOverdue: true, count: 2, minor: 27_949_316, oldest: "2026-01-02" },
];
const answers = {
  me: somebody(["papers", "see"]),
  Papers: { papers: page },
  PaperSums: { paperSums: sums },
};

describe("DDOC-01 papers at the desk", () => {
  test("each says whose it is, how it stands and what it comes to; what waits too long stands above", async () => {
    await openDesk("/desk/papers", answers);
    const row = within(await screen.findByRole("row", { name: /2026100137/ }));
    expect(row.getByText("po splatnosti 10 dní")).toBeTruthy();
    expect(row.getByText("Zahrádka Pod Lipami")).toBeTruthy();
    expect(row.getByText(/^21.966,68/)).toBeTruthy();
    expect(screen.getByText("celá firma")).toBeTruthy();
    const sum = screen.getByRole("link", { name: /^Po splatnosti, 26 dokladů/ });
    expect(sum.textContent).toContain("nejstarší od 14.03.2025");
    expect(sum.getAttribute("href")).toContain("standing=overdue");
    await expectAccessible();
  });

  test("a file opens in a window of its own", async () => {
    const shown = { location: { href: "" }, close: vi.fn() };
    const opened = vi.spyOn(window, "open").mockReturnValue(shown as unknown as Window);
    const { user } = await openDesk("/desk/papers", answers);
    answerWith({ OpenPaper: { openPaper: { link: "/files/abc" } } });
    await user.click(await screen.findByRole("button", { name: "ISDOC: faktura 2026100137" }));
    expect(asked.findLast(({ operation }) => operation === "OpenPaper")?.variables).toEqual({
      input: { kind: "invoice", number: "2026100137", format: "isdoc" },
    });
    await vi.waitFor(() => expect(shown.location.href).toBe("/files/abc"));
    opened.mockRestore();
  });

  test("a kind, a state and a text stand in the address and are asked for", async () => {
    const { user } = await openDesk("/desk/papers?company=C1", answers);
    await user.click(await screen.findByRole("link", { name: "Dobropisy" }));
    await user.type(screen.getByRole("searchbox", { name: "Hledat doklady" }), "20261{Enter}");
    await vi.waitFor(() =>
      expect(asked.findLast(({ operation }) => operation === "Papers")?.variables).toMatchObject({
        filter: { text: "20261", tab: "credit_notes", companyId: "C1" },
      }),
    );
  });
});
