import { QueryClientProvider } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { queryClient } from "@vycep/shell/api/query-client";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { describe, expect, test } from "vitest";
import { answerWith, asked, withDesk } from "../testing/desk-page.tsx";
import { SavedViews } from "./saved-views.tsx";

withDesk();

const own = { id: "v1", name: "K potvrzení", query: "?state=received", isShared: false, isOwn: true };
const shared = { id: "v2", name: "Provizorní", query: "?provisional=yes", isShared: true, isOwn: false };

async function open(query: string, views: readonly object[] = [own, shared]) {
  answerWith({
    Views: { views },
    SaveView: { saveView: { refusal: null } },
    RemoveView: { removeView: true },
  });
  draw(
    <QueryClientProvider client={queryClient}>
      <SavedViews list="orders" path="/desk/orders" query={query} />
    </QueryClientProvider>,
  );
  if (views.length > 0) await screen.findByRole("link", { name: "K potvrzení" });
  return userEvent.setup();
}
const written = () => asked.filter(({ operation }) => /View$/.test(operation));

describe("DLIST-02 saved views, own and shared", () => {
  test("each leads to its list, and the one that is looked at says so", async () => {
    await open("?state=received");
    const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([
      ["Vše", "/desk/orders"],
      ["K potvrzení", "/desk/orders?state=received"],
      ["Provizorní", "/desk/orders?provisional=yes"],
    ]);
    expect(screen.getByRole("link", { current: "page" }).textContent).toBe("K potvrzení");
    await expectAccessible();
  });

  test("what is narrowed otherwise is kept under a name, for all where it is wanted so", async () => {
    const user = await open("?q=dunajka");
    await user.click(screen.getByRole("button", { name: "Uložit pohled" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByRole("textbox", { name: "Název pohledu" }), "Dunajka");
    await user.click(dialog.getByRole("checkbox", { name: /Vidí ho všichni/ }));
    await user.click(dialog.getByRole("button", { name: "Uložit" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const input = { list: "orders", name: "Dunajka", query: "?q=dunajka", isShared: true };
    expect(written()).toEqual([{ operation: "SaveView", variables: { input } }]);
  });

  test("a refusal is told in the dialog, where the name stays", async () => {
    const user = await open("?q=dunajka");
    answerWith({ SaveView: { saveView: { refusal: { code: "too-many-views", message: "Je jich moc." } } } });
    await user.click(screen.getByRole("button", { name: "Uložit pohled" }));
    await user.type(await screen.findByRole("textbox", { name: "Název pohledu" }), "Dunajka");
    await user.click(screen.getByRole("button", { name: "Uložit" }));
    expect(await screen.findByText("Je jich moc.")).toBeTruthy();
    expect(screen.getByRole("textbox")).toHaveProperty("value", "Dunajka");
  });

  test("one's own is removed, another's is not, and of all of the list nothing is kept", async () => {
    const user = await open("?state=received");
    await user.click(screen.getByRole("button", { name: "Odstranit pohled K potvrzení" }));
    await waitFor(() => expect(written()).toEqual([{ operation: "RemoveView", variables: { id: "v1" } }]));
  });

  test.each(["?provisional=yes", ""])(
    "at %j there is nothing to keep and nothing to remove",
    async (query) => {
      await open(query);
      expect(screen.queryByRole("button")).toBeNull();
    },
  );
});
