import { screen, waitFor } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, expect, test } from "vitest";
import { addressOf, button, link, named, noLink, textOf } from "../../testing/find.ts";
import { api, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { someManagedUser, someRoles } from "../../testing/some-users.ts";

withPortal();

beforeEach(() => {
  api.set("GetRoles", someRoles);
  api.set("GetManagedUserById", () => someManagedUser({ UID: "U050", firstName: "Barbora" }));
  api.set("CreateNewUser", () => ({ UID: "U050" }));
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(named(name));
const main = () => textOf(screen.getByRole("main"));
const taken = { code: "user-exists", status: 409, message: "Tento e-mail už účet má." };

const person = [
  ["Jméno", "Barbora"],
  ["Příjmení", "Zemanová"],
  ["E-mail", "barbora@modrahvezda.example"],
] as const;

async function fillPerson() {
  const { user } = await openPortal("/my-profile/users/new");
  await quiet();
  for (const [name, text] of person) {
    await user.click(field(name));
    await user.paste(text);
  }
  return user;
}

async function fillAll() {
  const user = await fillPerson();
  await user.click(button("Pokračovat"));
  await user.click(screen.getByRole("checkbox", { name: /Restaurace U Modré hvězdy/ }));
  await user.click(screen.getByRole("button", { name: /^Role: / }));
  await user.click(await screen.findByRole("option", { name: /^Obsluha/ }));
  await user.click(button("Pokračovat"));
  return user;
}

test("USERADMIN-11 what is missing stands beside its field, the first of them has the focus, and no step is skipped", async () => {
  const { user } = await openPortal("/my-profile/users/new");
  await quiet();
  await user.type(field("Jméno"), "Barbora");
  await user.type(field("E-mail"), "barbora{Enter}");
  expect(main()).toContain("Vyplňte příjmení.");
  expect(main()).toContain("Vyplňte e-mail ve tvaru jmeno@firma.cz.");
  expect(document.activeElement).toBe(field("Příjmení"));
  expect(screen.getByText(/1\/3 Osoba/u).closest("[aria-current]")).toBeTruthy();
  await user.type(field("Příjmení"), "Zemanová");
  await user.type(field("E-mail"), "@modrahvezda.example");
  await user.click(button("Pokračovat"));
  expect(main()).toContain("Kde bude Barbora Zemanová pracovat?");
  // A place without a role leads no further.
  await user.click(button("Pokračovat"));
  expect(textOf(screen.getByRole("alert"))).toContain("Vyberte prosím roli");
  await expectAccessible();
});

test("USERADMIN-11 USERADMIN-17 a double click invites once, with what the last step showed, and leads to the user", async () => {
  const user = await fillAll();
  for (const part of ["Barbora Zemanová", "barbora@modrahvezda.example", "Obsluha"])
    expect(main()).toContain(part);
  const answer = api.hold("CreateNewUser");
  await user.dblClick(button("Odeslat pozvánku"));
  answer();
  await waitFor(() => expect(location.pathname).toBe("/my-profile/users/U050"));
  expect(await screen.findByText(named("Pozvánka odešla na barbora@modrahvezda.example."))).toBeTruthy();
  expect(api.count("CreateNewUser")).toBe(1);
  expect(api.lastOf("CreateNewUser")).toMatchObject({
    body: {
      ...{ firstName: "Barbora", lastName: "Zemanová", email: "barbora@modrahvezda.example", language: "cs" },
      shipTos: [{ shipToId: "500101", roleid: "R15" }],
    },
  });
});

test("going back keeps what was typed and ticked", async () => {
  const user = await fillAll();
  await user.click(button("Zpět"));
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /Restaurace/ }).checked).toBe(true);
  expect(main()).toContain("Obsluha");
  await user.click(button("Zpět"));
  expect(field("Příjmení").value).toBe("Zemanová");
});

test("USERADMIN-04 an e-mail that has an account is refused beside its field until it is another one", async () => {
  const user = await fillAll();
  api.refuse("CreateNewUser", taken);
  await user.click(button("Odeslat pozvánku"));
  await waitFor(() => expect(main()).toContain("Tento e-mail už účet má."));
  expect(field("E-mail").getAttribute("aria-invalid")).toBe("true");
  expect(addressOf(link("Najít uživatele v seznamu"))).toBe(
    "/my-profile/users?q=barbora%40modrahvezda.example",
  );
  await user.clear(field("E-mail"));
  await user.paste("bara@modrahvezda.example");
  expect(field("E-mail").getAttribute("aria-invalid")).not.toBe("true");
  expect(noLink("Najít uživatele v seznamu")).toBeNull();
  api.mend("CreateNewUser");
  await user.click(button("Pokračovat"));
  await user.click(button("Pokračovat"));
  await user.click(button("Odeslat pozvánku"));
  await waitFor(() => expect(location.pathname).toBe("/my-profile/users/U050"));
});
