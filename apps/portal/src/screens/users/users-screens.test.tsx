import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ManagedUserAnswer } from "@vycep/contract/users/user-administration.rest";
import { PERMISSIONS } from "@vycep/domain/access/permission";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, expect, test } from "vitest";
import type { ServiceCall } from "../../testing/fake-services.ts";
import { addressOf, button, heading, link, named, noButton, textOf } from "../../testing/find.ts";
import { api, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { someAccess, someUserInfo } from "../../testing/some-user-info.ts";
import { someManagedUser, someRoles } from "../../testing/some-users.ts";

withPortal();

const eliska = someManagedUser();
const jana = someManagedUser({
  UID: "U001",
  firstName: "Jana",
  lastName: "Novotná",
  isSelf: true,
  viewerCan: { changeRights: false, setStatus: [], resendOrDeleteInvitation: false, whyNot: "own-account" },
});

beforeEach(() => {
  api.set("ExportUsers", () => "");
  api.set("GetRoles", someRoles);
  api.set("GetAllUsersInfo", () => ({ users: [eliska, jana], total: 2 }));
});

async function openUser(user: ManagedUserAnswer) {
  api.set("GetManagedUserById", () => user);
  await openPortal(`/my-profile/users/${user.UID}`);
  await quiet();
}

test("PERM-03 OP-96 without Access Management there is neither page nor tab", async () => {
  const held = PERMISSIONS.filter((name) => name !== "Access Management");
  const rpDetails = [
    { permission: held.join(","), customerType: "POS", rolename: "POS Associate", roleid: "R15" },
  ];
  api.set("GetUserInfoById", () =>
    someUserInfo({ allAvailablePermission: held, permissionSchema: [someAccess({ rpDetails })] }),
  );
  await openPortal("/my-profile/users");
  await quiet();
  expect(heading("K zobrazení této stránky nemáte oprávnění.")).toBeTruthy();
});

test("USERADMIN-14 many are chosen and set at once, after a question; who could not be set is named", async () => {
  api.set("SetUserStatus", () => ({
    results: [{ UID: "U004", isDone: false, code: "last-owner", message: "Poslední vlastník." }],
  }));
  await openPortal("/my-profile/users");
  expect(await screen.findByRole("table", { name: named("Uživatelé") })).toBeTruthy();
  expect(
    screen.getByRole<HTMLInputElement>("checkbox", { name: named("Vybrat: Jana Novotná") }).disabled,
  ).toBe(true);
  await userEvent.click(screen.getByRole("checkbox", { name: named("Vybrat všechny na stránce") }));
  await userEvent.click(button("Deaktivovat"));
  const asked = within(await screen.findByRole("alertdialog"));
  await userEvent.click(asked.getByRole("button", { name: named("Deaktivovat") }));
  expect(api.lastOf("SetUserStatus")).toMatchObject({ body: { UIDs: ["U004"], status: "Deactivated" } });
  expect(await asked.findByText(/Eliška Řezáčová: Poslední vlastník/)).toBeTruthy();
});

test("USERADMIN-05 ROLE-13 only what was changed is sent", async () => {
  api.set("UpdateUser", () => ({ result: true }));
  await openUser(eliska);
  expect(heading("Eliška Řezáčová")).toBeTruthy();
  await expectAccessible();
  await userEvent.click(screen.getByRole("switch", { name: /Katalog/ }));
  await userEvent.click(button("Uložit změny"));
  expect(api.lastOf("UpdateUser")).toMatchObject({
    id: "U004",
    body: {
      shipTos: [{ shipToId: "500101", roleid: "R15", optionalPermissions: ["Catalogue"] }],
      deletedShipToList: [],
    },
  });
});

test("USERADMIN-17 a place without a role is not sent, and says what is missing", async () => {
  await openUser({ ...eliska, permissionSchema: [] });
  await userEvent.click(screen.getByRole("checkbox", { name: /Restaurace U Modré hvězdy/ }));
  await userEvent.click(button("Uložit změny"));
  expect(screen.getByText("Vyberte prosím roli pro každé odběrné místo.")).toBeTruthy();
  expect(api.count("UpdateUser")).toBe(0);
});

test("ERROR-54 changes that are not kept say so, with the reason, and stay to be sent again", async () => {
  api.refuse("UpdateUser", { code: "last-owner", status: 422, message: "Poslední vlastník místa." });
  await openUser(eliska);
  await userEvent.click(screen.getByRole("switch", { name: /Katalog/ }));
  await userEvent.click(button("Uložit změny"));
  const told = await screen.findByRole("alert");
  expect(textOf(told)).toContain("Změny se nepodařilo uložit.");
  expect(textOf(told)).toContain("Poslední vlastník místa.");
  expect(screen.getByRole<HTMLInputElement>("switch", { name: /Katalog/ }).checked).toBe(true);
});

test("ERROR-55 USERADMIN-07 an invitation that was not sent again says so", async () => {
  const viewerCan = { ...eliska.viewerCan, setStatus: [], resendOrDeleteInvitation: true };
  api.breakDown("ResendVerificationEmail");
  await openUser({ ...eliska, status: "Invited", viewerCan });
  await userEvent.click(button("Poslat znovu"));
  expect(textOf(await screen.findByRole("alert"))).toContain("Pozvánku se nepodařilo odeslat znovu.");
  expect(api.lastOf("ResendVerificationEmail")).toMatchObject({ id: "U004", body: { email: eliska.email } });
});

test("ERROR-53 USERADMIN-04 who could not be invited is said, and what was typed stays", async () => {
  api.breakDown("CreateNewUser");
  await openPortal("/my-profile/users/new");
  for (const [label, text] of [
    ["Jméno", "Barbora"],
    ["Příjmení", "Zemanová"],
    ["E-mail", "barbora@modrahvezda.example"],
  ] as const)
    await userEvent.type(await screen.findByLabelText(named(label)), text);
  await userEvent.click(button("Pokračovat"));
  await userEvent.click(screen.getByRole("checkbox", { name: /Restaurace U Modré hvězdy/ }));
  await userEvent.click(screen.getByRole("button", { name: /^Role: / }));
  await userEvent.click(await screen.findByRole("option", { name: /^Obsluha/ }));
  await userEvent.click(button("Pokračovat"));
  await userEvent.click(button("Odeslat pozvánku"));
  expect(textOf(await screen.findByRole("alert"))).toContain("Uživatele se nepodařilo pozvat.");
  expect(textOf(screen.getByRole("main"))).toContain("barbora@modrahvezda.example");
  expect(api.count("CreateNewUser")).toBe(1);
});

test("MAIL-02 an address that bounces is marked in the list and on the user's page", async () => {
  api.set("GetAllUsersInfo", () => ({ users: [{ ...eliska, isEmailBounced: true }, jana], total: 2 }));
  await openPortal("/my-profile/users");
  const table = within(await screen.findByRole("table", { name: named("Uživatelé") }));
  const marked = table.getAllByRole("row").filter((row) => textOf(row).includes("e-mail se vrací"));
  expect(marked.map((row) => textOf(row).includes("Eliška Řezáčová"))).toEqual([true]);
  cleanup();
  await openUser({ ...eliska, isEmailBounced: true });
  expect(textOf(screen.getByRole("main"))).toContain(
    "Zprávy na eliska.rezacova@modrahvezda.example se vracejí",
  );
  await expectAccessible();
});

test("somebody who is not managed here is not found, in words of the page and with a way back", async () => {
  api.refuse("GetManagedUserById", { code: "user-not-found", status: 404 });
  await openPortal("/my-profile/users/U999");
  await quiet();
  expect(heading("Takový uživatel tu není.")).toBeTruthy();
  expect(document.title).toMatch(/^Takový\suživatel tu není\. · /);
  expect(addressOf(link("Zpět na uživatele"))).toBe("/my-profile/users");
  expect(noButton("Zkusit znovu")).toBeNull();
  await expectAccessible();
});

test("ROLE-04 one's own account is shown and cannot be changed", async () => {
  await openUser(jana);
  expect(screen.getByText("Svůj účet změnit nemůžete.")).toBeTruthy();
  expect(noButton("Uložit změny")).toBeNull();
  expect(noButton("Deaktivovat")).toBeNull();
});

test.each([
  ["Active", "aktivní"],
  ["Invited", "pozvaný"],
  ["Suspended", "pozastavený"],
  ["Deactivated", "deaktivovaný"],
  ["Exited", "odešel"],
  ["Move Out", "přesunutý"],
] as const)("USERADMIN-10 OP-30 %s is called %s", async (status, words) => {
  await openUser({ ...eliska, status });
  expect(screen.getAllByText(words).length).toBeGreaterThan(0);
});

test("USERADMIN-12 USERADMIN-13 D42 a row's menu offers what its user's status allows, and nothing to oneself", async () => {
  const veronika = someManagedUser({
    UID: "U011",
    firstName: "Veronika",
    lastName: "Horáková",
    email: "veronika.horakova@modrahvezda.example",
    status: "Invited",
    viewerCan: { changeRights: true, setStatus: [], resendOrDeleteInvitation: true, whyNot: null },
  });
  api.set("GetAllUsersInfo", () => ({ users: [eliska, jana, veronika], total: 3 }));
  api.set("ResendVerificationEmail", () => ({ result: true }));
  await openPortal("/my-profile/users");
  const offered = async (name: string) => {
    await userEvent.click(await screen.findByRole("button", { name: named(`Akce: ${name}`) }));
    const items = within(await screen.findByRole("menu")).getAllByRole("menuitem");
    return items.map((item) => textOf(item));
  };
  expect(await offered("Jana Novotná")).toEqual(["Zobrazit"]);
  await userEvent.keyboard("{Escape}");
  expect(await offered("Eliška Řezáčová")).toEqual(["Změnit", "Pozastavit", "Deaktivovat"]);
  await userEvent.keyboard("{Escape}");
  expect(await offered("Veronika Horáková")).toEqual(["Změnit", "Poslat znovu", "Zrušit pozvánku"]);
  await userEvent.click(screen.getByRole("menuitem", { name: named("Poslat znovu") }));
  expect(api.lastOf("ResendVerificationEmail")).toMatchObject({
    id: "U011",
    body: { email: veronika.email },
  });
});

test("USERADMIN-14 what was set can be taken back, where there is a way back", async () => {
  api.set("SetUserStatus", () => ({
    results: [{ UID: "U004", isDone: true, code: null, message: "" }],
  }));
  await openPortal("/my-profile/users");
  await userEvent.click(await screen.findByRole("button", { name: named("Akce: Eliška Řezáčová") }));
  await userEvent.click(await screen.findByRole("menuitem", { name: named("Deaktivovat") }));
  await userEvent.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: named("Deaktivovat") }),
  );
  await userEvent.click(await screen.findByRole("button", { name: named("Vrátit zpět") }));
  await quiet();
  expect(api.lastOf("SetUserStatus")).toMatchObject({ body: { UIDs: ["U004"], status: "Active" } });
  expect(api.count("SetUserStatus")).toBe(2);
});

test("USERADMIN-03 the list is exported with the filters that are on; with nobody found there is nothing to export", async () => {
  await openPortal("/my-profile/users?status=Active&q=eli");
  await userEvent.click(await screen.findByRole("button", { name: named("Exportovat") }));
  await userEvent.click(await screen.findByRole("menuitem", { name: /CSV/ }));
  await quiet();
  const { query } = api.lastOf("ExportUsers") as ServiceCall;
  expect(Object.fromEntries(query)).toMatchObject({
    format: "csv",
    status: "Active",
    search: "eli",
    sort: "name",
  });
});
