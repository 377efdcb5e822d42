import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const klara = somebody(["content", "change"]);
const text = (key: string, title: string) => ({
  ...{ id: `faq/${key}`, kind: "faq", key, title, markets: ["CZ"], state: "draft", translations: [] },
  ...{ validFrom: null, validTo: null, publishAt: null, changedAt: null, changedBy: null },
});
const items = [text("sudy", "Kam se sudy"), text("zavoz", "Kdy závoz")];
const running = {
  id: "6",
  act: "publish",
  createdAt: "2026-11-23T09:00:00.000Z",
  finishedAt: null,
  done: 1,
  refused: 0,
};
const lists = {
  Contents: { contents: { items, total: 2, isMore: false, next: null } },
  BulkBatches: { bulkBatches: [] },
};
const refusals = [{ id: "faq/zavoz", name: "Kdy závoz", message: "Není co vydat." }];
const batch = { id: "7", finishedAt: "2026-11-23T09:00:00.000Z", total: 2, done: 1, refused: 1, refusals };
const begun = {
  ChangeContents: { changeContents: { batch: { id: "7" }, refusal: null } },
  BulkBatch: { bulkBatch: batch },
};
const sent = () => asked.find(({ operation }) => operation === "ChangeContents")?.variables;

describe("DLIST-03 rows of a list are changed many at once", () => {
  test("those that are chosen; each that was left out says why, and leads to its record", async () => {
    const { user } = await openDesk("/desk/content", { me: klara, ...lists, ...begun });
    await user.click(await screen.findByRole("checkbox", { name: "Vybrat celou stránku" }));
    const bar = within(await screen.findByRole("region", { name: "Vybrané řádky" }));
    await user.click(bar.getByRole("button", { name: "Hromadně" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/^Pro.2.vybrané položky/)).toBeTruthy();
    await expectAccessible();
    await user.click(dialog.getByRole("button", { name: "Provést" }));
    expect(await screen.findByText("Není co vydat.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Kdy závoz" })).toBeTruthy();
    expect(sent()).toEqual({
      input: {
        ...{ key: expect.any(String), act: "publish", at: null, markets: null },
        ids: ["faq/sudy", "faq/zavoz"],
      },
    });
    expect(screen.queryByRole("region", { name: "Vybrané řádky" })).toBeNull();
  });

  test("all that the list finds, with what belongs to the act; what is refused is said, and the choice stays", async () => {
    const { user } = await openDesk("/desk/content?view=faq", { me: klara, ...lists });
    await user.click(await screen.findByRole("button", { name: "Hromadně" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("radio", { name: "Nastavit trhy" }));
    await user.click(dialog.getByRole("button", { name: "Provést" }));
    expect(sent()).toBeUndefined();
    await user.click(dialog.getByRole("button", { name: "SK" }));
    const refusal = { message: "Mezitím na to už nemáte oprávnění.", field: null };
    answerWith({ ChangeContents: { changeContents: { batch: null, refusal } } });
    await user.click(dialog.getByRole("button", { name: "Provést" }));
    expect(await dialog.findByText(/nemáte oprávnění/)).toBeTruthy();
    expect(dialog.getByRole("button", { name: "SK" }).getAttribute("aria-pressed")).toBe("true");
    expect(sent()).toMatchObject({ input: { filter: { kind: "faq" }, act: "setMarkets", markets: ["SK"] } });
  });

  test("a batch that was left is found again", async () => {
    const { user } = await openDesk("/desk/content", {
      ...{ me: klara, ...lists, BulkBatches: { bulkBatches: [running] } },
      BulkBatch: { bulkBatch: batch },
    });
    await user.click(await screen.findByRole("button", { name: /Běží.1.změna/ }));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: /Vydat/ }));
    await waitFor(() => expect(screen.getByText("Není co vydat.")).toBeTruthy());
  });

  test("whoever may only look chooses nothing", async () => {
    await openDesk("/desk/content", { me: somebody(["content", "see"]), ...lists });
    await screen.findByRole("link", { name: "Kam se sudy" });
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.queryByRole("button", { name: "Hromadně" })).toBeNull();
  });
});
