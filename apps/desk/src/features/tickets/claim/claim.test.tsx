import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { asked, openDesk, somebody, withDesk } from "../../../testing/desk-page.tsx";
import { someClocks } from "../../../testing/some-clocks.ts";

withDesk();

const service = somebody(["tickets", "change"], ["papers", "approve"]);
const row = {
  ...{ number: "CS0100003", title: "Reklamace dodávky 4700200001", status: "New", isAnswered: false },
  ...{ opened: "2026-11-23", category: "Doručení", subcategory: "Poškozené zboží", assignee: null },
  ...{ shipToId: "500101", shipToName: "Restaurace U Modré hvězdy", companyName: "Hostince Modrá hvězda" },
  clocks: someClocks,
};
const ticket = {
  ...{ version: 0, description: "2× Ležák: poškozené", sentAt: "2026-11-23T08:00:00.000Z", row },
  ...{ steps: ["In Progress", "Problem Solved"], order: "4700200001", invoice: null, delivery: null },
  ...{ mergedInto: null, files: [], others: [], said: [] },
  person: { name: "Jana Novotná", phone: "", language: "cs" },
};
const claim = {
  ...{
    number: "CS0100003",
    version: 0,
    order: "4700200001",
    deliveryDay: "2026-11-23",
    invoice: "F4700200001",
  },
  ...{ shipToName: "Restaurace U Modré hvězdy", currency: "CZK", payment: "transfer", today: "2026-11-23" },
  ...{ state: "sent", expectedMinor: 85_482, language: "cs", aloneUpToMinor: 500_000, isErpOwned: false },
  credits: [],
  proposals: [],
  replacements: [],
  lines: [
    {
      ...{ lineNo: 1, sku: "100112", name: "Ležák, sud 50 l", reason: "damaged", delivered: 10, claimed: 4 },
      ...{
        credited: 0,
        most: 4,
        replaced: 0,
        unitPriceMinor: 164_900,
        unitDepositMinor: 150_000,
        vatPct: 21,
        photos: [],
      },
    },
  ],
};
const waiting = {
  ...{ id: "p1", state: "waiting", by: "Radim Kos", at: "2026-11-23T09:00:00.000Z", totalMinor: 1_398_116 },
  ...{ lines: [{ lineNo: 1, boxes: 4 }], words: "Uznáváme.", isSolving: true, decidedBy: null },
  ...{ decidedAt: null, why: null, document: null, may: ["approve", "decline"] },
};
const open = (found: object, me: object = service) =>
  openDesk("/desk/tickets/CS0100003", {
    ...{ me, Ticket: { ticket }, Claim: { claim: found } },
    TicketChoices: { ticketChoices: { categories: [], people: [] } },
    ProposeCredit: {
      proposeCredit: { refusal: { code: "more-than-claimed", lineNo: 1, message: "Nejvýše 1." } },
    },
    ApproveCredit: { approveCredit: { refusal: null } },
    DeclineCredit: { declineCredit: { refusal: null } },
  });

describe("DTICK-03 the claim of a ticket", () => {
  test("is credited line by line; the sum is the credit note's, above the limit it goes to a second person", async () => {
    const { user } = await open(claim);
    await user.click(await screen.findByRole("button", { name: "Vystavit dobropis" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/schvaluje druhý člověk/)).toBeTruthy();
    const boxes = dialog.getByRole("textbox", { name: /Uznat balení/ });
    await user.clear(boxes);
    await user.type(boxes, "9");
    expect(dialog.getByText("Celé číslo, nejvýše 4.")).toBeTruthy();
    await user.clear(boxes);
    await user.type(boxes, "1");
    // 1 649 Kč with 21 % and 1 500 Kč of deposit.
    expect(dialog.getAllByText(/3\s495,29/).length).toBeGreaterThan(0);
    await expectAccessible();
    await user.type(dialog.getByRole("textbox", { name: /Odpověď zákazníkovi/ }), "Omlouváme se.");
    await user.click(dialog.getByRole("button", { name: /Vystavit a\sodpovědět/ }));
    expect(await dialog.findAllByText("Nejvýše 1.")).toHaveLength(2);
    expect(asked.find(({ operation }) => operation === "ProposeCredit")?.variables).toEqual({
      input: {
        ...{ number: "CS0100003", version: 0, lines: [{ lineNo: 1, boxes: 1 }], totalMinor: 349_529 },
        ...{ words: "Omlouváme se.", isSolving: true },
      },
    });
    expect((boxes as HTMLInputElement).value).toBe("1");
  });

  test("a credit that waits is approved, or not approved with a reason, by who may", async () => {
    const { user } = await open({ ...claim, proposals: [waiting] });
    const card = within(await screen.findByRole("region", { name: "čeká na schválení" }));
    expect(screen.queryByRole("button", { name: "Vystavit dobropis" })).toBeNull();
    expect(screen.getByText(/Radim Kos: návrh dobropisu na/)).toBeTruthy();
    await expectAccessible();
    await user.click(card.getByRole("button", { name: "Neschválit" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Neschválit" }));
    expect(dialog.getByText("Napište proč.")).toBeTruthy();
    await user.type(dialog.getByRole("textbox"), "Chybí fotka");
    await user.click(dialog.getByRole("button", { name: "Neschválit" }));
    expect(asked.find(({ operation }) => operation === "DeclineCredit")?.variables).toEqual({
      input: { number: "CS0100003", id: "p1", why: "Chybí fotka" },
    });
    await user.click(await card.findByRole("button", { name: /Schválit a\svystavit/ }));
    expect(asked.find(({ operation }) => operation === "ApproveCredit")?.variables).toEqual({
      input: { number: "CS0100003", id: "p1" },
    });
  });

  test("DDISP-06 goods that come again are credited by who says that they know", async () => {
    const lines = claim.lines.map((line) => ({ ...line, reason: "short", replaced: 2 }));
    const { user } = await open({ ...claim, lines, replacements: ["4700200009"] });
    expect(await screen.findByText(/doplňuje se 2/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Vystavit dobropis" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/už doplňuje objednávka/)).toBeTruthy();
    await user.click(dialog.getByRole("checkbox", { name: /Vím o\sdoplnění/ }));
    await user.click(dialog.getByRole("button", { name: /^Předložit/ }));
    const sent = () => asked.find(({ operation }) => operation === "ProposeCredit")?.variables;
    await waitFor(() => expect(sent()).toMatchObject({ input: { knowsReplacement: true } }));
  });

  test.each(["credited", "partly-credited"])("what is %s is waited for no longer", async (state) => {
    const credits = [{ number: "D4700200001", at: "2026-11-23T10:00:00.000Z", totalMinor: 85_482 }];
    await open({ ...claim, state, credits });
    expect(await screen.findByText("Zákazník čekal")).toBeTruthy();
    expect(screen.queryByText("Zákazník čeká")).toBeNull();
  });

  test("who may only see gives nothing back", async () => {
    await open(claim, somebody(["tickets", "see"]));
    expect(await screen.findByText("Zákazník čeká")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Vystavit dobropis" })).toBeNull();
  });
});
