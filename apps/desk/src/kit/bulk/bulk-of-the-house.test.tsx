import { screen, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const sent = (of: string) => asked.find(({ operation }) => operation === of)?.variables;
const batch = { id: "7", finishedAt: "2026-11-23T09:00:00.000Z", total: 2, done: 1, refused: 1 };
const left = (id: string, name: string, message: string) => ({
  BulkBatch: { bulkBatch: { ...batch, refusals: [{ id, name, message }] } },
});
const begun = { batch: { id: "7" }, refusal: null };

describe("DLIST-03 staff are changed many at once", () => {
  const member = (uid: string, firstName: string, lastName: string) => ({
    ...{ uid, firstName, lastName, email: `${uid}@x.example`, status: "active", roles: ["content"] },
    ...{ companies: [], factors: [], lastSeenAt: null, version: 1 },
  });
  const people = {
    Staff: { staff: [member("S01", "Miloš", "Janda"), member("S06", "Klára", "Pešková")] },
    StaffRights: { staffRights: [] },
  };
  const me = somebody(["staff", "change"]);

  test("those that are chosen are given a role, which has to be chosen; one that was left out says why", async () => {
    const { user } = await openDesk("/desk/staff", {
      ...{ me, ...people, ChangeStaffMembers: { changeStaffMembers: begun } },
      ...left("S01", "Miloš Janda", "Vlastní práva si nikdo nemění."),
    });
    await user.click(await screen.findByRole("checkbox", { name: /Klára Pešková/ }));
    await user.click(screen.getByRole("checkbox", { name: /Miloš Janda/ }));
    const bar = within(await screen.findByRole("region", { name: "Vybrané řádky" }));
    await user.click(bar.getByRole("button", { name: "Hromadně" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("radio", { name: "Přidat roli" }));
    await user.click(dialog.getByRole("button", { name: "Provést" }));
    expect(sent("ChangeStaffMembers")).toBeUndefined();
    await user.click(dialog.getByRole("button", { name: /^Role/ }));
    await user.click(await screen.findByRole("option", { name: "finance" }));
    await expectAccessible();
    await user.click(dialog.getByRole("button", { name: "Provést" }));
    expect(await screen.findByText("Vlastní práva si nikdo nemění.")).toBeTruthy();
    expect(sent("ChangeStaffMembers")).toEqual({
      input: { key: expect.any(String), act: "giveRole", role: "finance", ids: ["S06", "S01"] },
    });
  });

  test("everybody is meant where nobody is chosen; what is refused is said", async () => {
    const refusal = { message: "Mezitím na to už nemáte oprávnění.", field: null };
    const { user } = await openDesk("/desk/staff", {
      ...{ me, ...people, ChangeStaffMembers: { changeStaffMembers: { batch: null, refusal } } },
    });
    await user.click(await screen.findByRole("button", { name: "Hromadně" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/^Hned je odhlásíme/)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Provést" }));
    expect(await dialog.findByText(/nemáte oprávnění/)).toBeTruthy();
    expect(sent("ChangeStaffMembers")).toEqual({
      input: { key: expect.any(String), act: "suspend", role: null, ids: null },
    });
  });

  test("who may only look chooses nobody", async () => {
    await openDesk("/desk/staff", { me: somebody(["staff", "see"]), ...people });
    await screen.findByRole("row", { name: /Klára/ });
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.queryByRole("button", { name: "Hromadně" })).toBeNull();
  });
});

describe("DLIST-03 papers are changed many at once", () => {
  const paper = (id: string, number: string) => ({
    ...{ id, kind: "invoice", number, companyId: "C1", companyName: "Hostince", shipToId: null },
    ...{ shipToName: null, issued: "2026-10-30", due: "2026-11-13", amountMinor: 10_000, currency: "CZK" },
    ...{ standing: "overdue", days: 10, formats: ["pdf"] },
  });
  const lists = {
    Papers: {
      papers: {
        total: 2,
        isMore: false,
        next: null,
        items: [paper("1", "2026100137"), paper("2", "2026100138")],
      },
    },
    PaperSums: { paperSums: [] },
    PaymentsOwner: { arePaymentsErpOwned: false },
  };
  const me = somebody(["papers", "change"]);

  test("all that the list finds are marked as paid on a day, which has to be said", async () => {
    const { user } = await openDesk("/desk/papers?tab=invoices&standing=overdue", {
      ...{ me, ...lists, ChangePapers: { changePapers: begun } },
      ...left("2", "2026100138 · Hostince", "Na takovou fakturu se nečeká."),
    });
    await user.click(await screen.findByRole("button", { name: "Hromadně" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Provést" }));
    expect(sent("ChangePapers")).toBeUndefined();
    await user.type(dialog.getByLabelText("Den platby"), "2026-11-20");
    await expectAccessible();
    await user.click(dialog.getByRole("button", { name: "Provést" }));
    expect(await screen.findByText("2026100138 · Hostince")).toBeTruthy();
    expect(sent("ChangePapers")).toEqual({
      input: {
        ...{ key: expect.any(String), act: "markPaid", paidOn: "2026-11-20" },
        filter: { text: "", tab: "invoices", standing: "overdue", companyId: null },
      },
    });
  });

  test("those that are chosen; a day that is refused stays as it was typed", async () => {
    const refusal = { message: "Den platby teprve bude.", field: "paidOn" };
    const { user } = await openDesk("/desk/papers", {
      ...{ me, ...lists, ChangePapers: { changePapers: { batch: null, refusal } } },
    });
    await user.click(await screen.findByRole("checkbox", { name: /faktura 2026100138/ }));
    const bar = within(await screen.findByRole("region", { name: "Vybrané řádky" }));
    await user.click(bar.getByRole("button", { name: "Hromadně" }));
    const dialog = within(await screen.findByRole("dialog"));
    const day = dialog.getByLabelText("Den platby");
    await user.type(day, "2027-11-20");
    await user.click(dialog.getByRole("button", { name: "Provést" }));
    expect(await dialog.findByText("Den platby teprve bude.")).toBeTruthy();
    expect((day as HTMLInputElement).value).toBe("2027-11-20");
    expect(sent("ChangePapers")).toMatchObject({ input: { ids: ["2"], paidOn: "2027-11-20" } });
  });

  test.each([
    ["who may only see papers", { me: somebody(["papers", "see"]) }],
    ["whoever works where the ERP keeps payments", { PaymentsOwner: { arePaymentsErpOwned: true } }],
  ])("%s chooses none", async (_who, others) => {
    await openDesk("/desk/papers", { me, ...lists, ...others });
    await screen.findByRole("row", { name: /2026100137/ });
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.queryByRole("button", { name: "Hromadně" })).toBeNull();
  });
});
