import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const klara = {
  uid: "S06",
  firstName: "Klára",
  lastName: "Pešková",
  email: "klara.peskova@lipovrch.example",
  status: "active",
  roles: ["content"],
  companies: [],
  factors: [],
  lastSeenAt: null,
  version: 3,
};
const radim = {
  ...klara,
  ...{ uid: "S03", firstName: "Radim", lastName: "Kos", roles: ["sales"], companies: ["C1", "C4"] },
  factors: ["passkey", "recovery-codes"],
};
const rights = { staffRights: [{ role: "content", area: "content", power: "change", limit: null }] };
const people = { Staff: { staff: [klara, radim] }, StaffRights: rights };
const boss = somebody(["staff", "change"]);

const rowOf = (name: RegExp) => within(screen.getByRole("row", { name }));
const changes = () => asked.filter(({ operation }) => /Change|Invite/.test(operation));

describe("DSIGN-08 staff are seen with what they are", () => {
  test("roles, companies of sales, second step and standing stand in their row", async () => {
    await openDesk("/desk/staff", { me: boss, ...people });
    await screen.findByRole("row", { name: /Klára/ });
    expect(rowOf(/Klára/).getByText("žádný")).toBeTruthy();
    expect(rowOf(/Radim/).getByText("2 firmy")).toBeTruthy();
    expect(rowOf(/Radim/).getByText("klíč, kódy")).toBeTruthy();
    await expectAccessible();
  });

  test("who may only look changes nobody", async () => {
    await openDesk("/desk/staff", { me: somebody(["staff", "see"]), ...people });
    await screen.findByRole("row", { name: /Klára/ });
    expect(screen.queryByRole("button", { name: "Pozvat" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Klára Pešková" })).toBeNull();
  });
});

test("DSIGN-04 roles that the identity provider gives are read, with where they come from; suspending stays", async () => {
  const jitka = { ...klara, rolesFrom: "Účet pivovaru" };
  const { user } = await openDesk("/desk/staff", {
    me: boss,
    ...{ Staff: { staff: [jitka] }, StaffRights: rights },
    ChangeStaff: { changeStaff: { refusal: null } },
  });
  await screen.findByRole("row", { name: /Klára/ });
  expect(rowOf(/Klára/).getByText("Účet pivovaru")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Klára Pešková" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("obsah")).toBeTruthy();
  expect(dialog.queryByRole("checkbox")).toBeNull();
  expect(dialog.getByText(/^Role dává/)).toBeTruthy();
  await user.click(dialog.getByRole("switch", { name: /Pozastavit/ }));
  await user.click(dialog.getByRole("button", { name: "Uložit" }));
  await waitFor(() =>
    expect(changes()).toEqual([
      {
        operation: "ChangeStaff",
        variables: {
          input: { uid: "S06", version: 3, roles: ["content"], companies: [], status: "suspended" },
        },
      },
    ]),
  );
});

describe("DSIGN-08 staff are given roles and suspended", () => {
  test("a refusal is told beside what was chosen, which stays", async () => {
    const refusal = { code: "last-administrator", message: "Posledního správce nelze odebrat." };
    const { user } = await openDesk("/desk/staff", {
      me: boss,
      ...people,
      ChangeStaff: { changeStaff: { refusal } },
    });
    await user.click(await screen.findByRole("button", { name: "Klára Pešková" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("checkbox", { name: "finance" }));
    await user.click(dialog.getByRole("button", { name: "Uložit" }));
    expect(await dialog.findByText("Posledního správce nelze odebrat.")).toBeTruthy();
    expect(dialog.getByRole("checkbox", { name: "finance" })).toHaveProperty("checked", true);
  });

  test("somebody is signed out everywhere, and it is said", async () => {
    const { user } = await openDesk("/desk/staff", {
      ...{ me: boss, ...people, EndStaffSessions: { endStaffSessions: { refusal: null } } },
    });
    await user.click(await screen.findByRole("button", { name: "Klára Pešková" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Ukončit všechna přihlášení" }));
    expect(await dialog.findByText(/^Odhlášeno na.všech zařízeních\.$/)).toBeTruthy();
    const ends = asked.filter(({ operation }) => operation === "EndStaffSessions");
    expect(ends.map(({ variables }) => variables)).toEqual([{ uid: "S06" }]);
  });

  test("an invitation goes once more, and who is invited is signed out nowhere", async () => {
    const invited = { ...klara, status: "invited" };
    const { user } = await openDesk("/desk/staff", {
      ...{ me: boss, ...people, Staff: { staff: [invited] } },
      InviteStaffAgain: { inviteStaffAgain: { link: "https://desk.example/once", refusal: null } },
    });
    await user.click(await screen.findByRole("button", { name: "Klára Pešková" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.queryByRole("button", { name: "Ukončit všechna přihlášení" })).toBeNull();
    await user.click(dialog.getByRole("button", { name: "Poslat pozvánku znovu" }));
    expect(await dialog.findByText("https://desk.example/once")).toBeTruthy();
    expect(asked.find(({ operation }) => operation === "InviteStaffAgain")?.variables).toEqual({
      uid: invited.uid,
    });
  });

  test("roles and standing go with the version that was seen, and the list is read anew", async () => {
    const { user } = await openDesk("/desk/staff", {
      me: boss,
      ...people,
      ChangeStaff: { changeStaff: { refusal: null } },
    });
    await user.click(await screen.findByRole("button", { name: "Klára Pešková" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("checkbox", { name: "finance" }));
    await user.click(dialog.getByRole("switch", { name: /Pozastavit/ }));
    await user.click(dialog.getByRole("button", { name: "Uložit" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const input = {
      uid: "S06",
      version: 3,
      roles: ["content", "finance"],
      companies: [],
      status: "suspended",
    };
    expect(changes()).toEqual([{ operation: "ChangeStaff", variables: { input } }]);
    expect(asked.filter(({ operation }) => operation === "Staff")).toHaveLength(2);
  });

  test("DEDIT-01 what somebody else changed meanwhile is shown beside, and both are kept", async () => {
    const staff = [klara];
    const { user } = await openDesk("/desk/staff", {
      me: boss,
      ...people,
      Staff: () => ({ staff: [...staff] }),
      ChangeStaff: () => {
        if (staff[0]?.version === 4) return { changeStaff: { refusal: null } };
        staff.splice(0, 1, { ...klara, version: 4, status: "suspended" });
        return { changeStaff: { refusal: { code: "changed-meanwhile", message: "Mezitím změněno." } } };
      },
    });
    await user.click(await screen.findByRole("button", { name: "Klára Pešková" }));
    await user.click(await screen.findByRole("checkbox", { name: "finance" }));
    await user.click(screen.getByRole("button", { name: "Uložit" }));
    await user.click(await screen.findByRole("button", { name: "Uložit výběr" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(changes().at(-1)?.variables).toMatchObject({
      input: { version: 4, roles: ["content", "finance"], status: "suspended" },
    });
  });

  test("DEDIT-06 what was chosen and not sent is there again when the dialog is opened anew", async () => {
    const { user } = await openDesk("/desk/staff", { me: boss, ...people });
    await user.click(await screen.findByRole("button", { name: "Klára Pešková" }));
    await user.click(await screen.findByRole("checkbox", { name: "finance" }));
    await user.click(screen.getByRole("button", { name: "Zavřít" }));
    await user.click(await screen.findByRole("button", { name: "Klára Pešková" }));
    expect(await screen.findByRole("checkbox", { name: "finance" })).toHaveProperty("checked", true);
  });
});

test("DSIGN-08 without mail the link of an invitation is shown to be handed over", async () => {
  const link = "http://127.0.0.1:3000/desk/password#secret";
  const { user } = await openDesk("/desk/staff", {
    me: boss,
    ...people,
    InviteStaff: { inviteStaff: { link, refusal: null } },
  });
  await user.click(await screen.findByRole("button", { name: "Pozvat" }));
  await user.type(await screen.findByRole("textbox", { name: "Jméno" }), "Nela");
  await user.type(screen.getByRole("textbox", { name: "Příjmení" }), "Nová");
  await user.type(screen.getByRole("textbox", { name: "E-mail" }), "nela@lipovrch.example");
  await user.click(screen.getByRole("checkbox", { name: "zákaznický servis" }));
  await user.click(screen.getByRole("button", { name: "Poslat pozvánku" }));
  expect(await screen.findByText(link)).toBeTruthy();
  expect(changes()[0]?.variables).toMatchObject({
    input: { firstName: "Nela", email: "nela@lipovrch.example", roles: ["service"], language: "cs" },
  });
});
