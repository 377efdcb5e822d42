import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const milos = somebody(["configuration", "change"]);
const screens = [
  { permission: "Catalogue", name: "Katalog" },
  { permission: "Contracts", name: "Smlouvy" },
  { permission: "Reporting", name: "Reporty" },
];
const owner = {
  ...{ id: "R09", name: "POS Owner", customerTypes: ["POS"], users: 12 },
  marks: ["allowed", "allowed", "optional_on"],
};
const leader = {
  ...{ id: "R13", name: "POS Shift leader", customerTypes: ["POS"], users: 3 },
  marks: ["allowed", "not_allowed", "optional_off"],
};
const roleTable = { screens, roles: [owner, leader] };
const answers = { me: milos, RoleTable: { roleTable } };
const cell = (name: string) => screen.getByRole("button", { name });
const sent = () => asked.findLast(({ operation }) => operation === "ChangeRoleTable")?.variables;

describe("DCONF-02 roles of customers at the desk", () => {
  test("a mark is walked to by the arrows and switched by Space; the preview and whom it touches follow; all is published whole", async () => {
    const { user } = await openDesk("/desk/roles", answers);
    await screen.findByRole("grid", { name: "Co která role otevírá" });
    cell("Vlastník provozovny, Smlouvy: povoleno").focus();
    await user.keyboard("{ArrowDown} ");
    expect(cell("Vedoucí směny, Smlouvy: povoleno")).toBe(document.activeElement);
    expect(screen.getByRole("region", { name: "Portál jako Vedoucí směny" }).textContent).toContain(
      "Smlouvynově",
    );
    expect(screen.getByText("Vedoucí směny: 3 lidé")).toBeTruthy();
    expect(screen.getByText("koncept, 1 změna")).toBeTruthy();
    await expectAccessible();
    const refusal = { code: "changed-meanwhile", roleId: "R13", message: "Mezitím roli změnil někdo jiný." };
    answerWith({ ChangeRoleTable: { changeRoleTable: { table: roleTable, touched: 0, refusal } } });
    await user.click(screen.getByRole("button", { name: "Vydat změnu" }));
    expect(await screen.findByText(refusal.message)).toBeTruthy();
    expect(cell("Vedoucí směny, Smlouvy: povoleno")).toBeTruthy();
    const marks = ["allowed", "allowed", "optional_off"];
    const table = { screens, roles: [owner, { ...leader, marks }] };
    answerWith({ ChangeRoleTable: { changeRoleTable: { table, touched: 3, refusal: null } } });
    await user.click(screen.getByRole("button", { name: "Vydat změnu" }));
    await waitFor(() => expect(screen.queryByText(/^koncept/)).toBeNull());
    expect(sent()).toEqual({ input: { roles: [{ id: "R13", seen: leader.marks, marks }] } });
    expect(await screen.findByText("Role jsou změněné, jiná práva mají 3 lidé.")).toBeTruthy();
  });

  test("four switches come round to what it says now, and nothing is left to publish", async () => {
    const { user } = await openDesk("/desk/roles", answers);
    await user.click(await screen.findByRole("button", { name: "Vlastník provozovny, Katalog: povoleno" }));
    await user.click(cell("Vlastník provozovny, Katalog: volitelné, zapnuto"));
    await user.click(cell("Vlastník provozovny, Katalog: volitelné, vypnuto"));
    expect(screen.getByRole("region", { name: "Portál jako Vlastník provozovny" }).textContent).toContain(
      "Katalogzmizí",
    );
    await user.click(cell("Vlastník provozovny, Katalog: nepovoleno"));
    expect(screen.queryByRole("button", { name: "Vydat změnu" })).toBeNull();
  });

  test("the portal itself opens in a frame that gets out of nothing, with what is drafted, and at another place", async () => {
    const { user } = await openDesk("/desk/roles", answers);
    await user.click(await screen.findByRole("button", { name: "Vlastník provozovny, Katalog: povoleno" }));
    const shown = (id: string, name: string) => ({
      address: `/preview#code-${id}`,
      place: { id, name },
      refusal: null,
    });
    answerWith({ PreviewAsRole: { previewAsRole: shown("500101", "U Modré hvězdy") } });
    await user.click(screen.getByRole("button", { name: /^Podívat se v\sportálu$/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Portál jako Vlastník provozovny" }));
    const frame = await dialog.findByTitle("Portál");
    expect(frame.getAttribute("src")).toBe("/preview#code-500101");
    expect(frame.getAttribute("sandbox")).toBe("allow-scripts allow-same-origin allow-forms");
    expect(dialog.getByText(/^U\sModré hvězdy, 500101$/)).toBeTruthy();
    const marks = ["optional_on", "allowed", "optional_on"];
    const looked = () => asked.findLast(({ operation }) => operation === "PreviewAsRole")?.variables;
    expect(looked()).toEqual({ input: { roleId: "R09", marks, shipToId: null } });
    const refusal = { field: "shipToId", message: "Odběrné místo je pozastavené. Vyberte jiné." };
    answerWith({ PreviewAsRole: { previewAsRole: { address: null, place: null, refusal } } });
    await user.type(dialog.getByRole("combobox", { name: "Odběrné místo" }), "500104");
    await user.click(dialog.getByRole("button", { name: "Ukázat" }));
    expect(await dialog.findByText(refusal.message)).toBeTruthy();
    expect(looked()).toEqual({ input: { roleId: "R09", marks, shipToId: "500104" } });
    sessionStorage.setItem("preview.x.id_token", "of the frame");
    sessionStorage.setItem("desk.kept", "of the desk");
    await user.click(dialog.getByRole("button", { name: "Zavřít" }));
    await waitFor(() => expect(sessionStorage.getItem("preview.x.id_token")).toBeNull());
    expect(sessionStorage.getItem("desk.kept")).toBe("of the desk");
  });

  test("who may only look switches nothing", async () => {
    const { user } = await openDesk("/desk/roles", { ...answers, me: somebody(["configuration", "see"]) });
    await user.click(await screen.findByRole("button", { name: "Vlastník provozovny, Katalog: povoleno" }));
    expect(cell("Vlastník provozovny, Katalog: povoleno")).toBeTruthy();
    expect(screen.queryByText(/^koncept/)).toBeNull();
  });
});
