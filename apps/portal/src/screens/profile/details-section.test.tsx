import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { UserInfo } from "@vycep/contract/users/users.rest";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { addressOf, button, heading, link, named, noLink, textOf } from "../../testing/find.ts";
import { api, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { someAccess, someUserInfo } from "../../testing/some-user-info.ts";

withPortal();

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(named(label));
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const main = () => textOf(screen.getByRole("main"));

async function openDetails(person: Partial<UserInfo> = {}) {
  api.set("GetUserInfoById", () => someUserInfo({ phone: "+420799999001", ...person }));
  api.set("SetOwnDetails", ({ body }) => body as ReturnType<Parameters<typeof api.set<"SetOwnDetails">>[1]>);
  await openPortal("/my-profile/details");
  await quiet();
}

async function keep() {
  fireEvent.click(button("Uložit změny"));
  await quiet();
}

describe("PROFILE-01 the details", () => {
  test("PROFILE-05 others change name and phone; nothing is sent while nothing is changed", async () => {
    await openDetails();
    await keep();
    expect(api.count("SetOwnDetails")).toBe(0);
    expect(main()).toContain("Zatím jste nic nezměnili.");
    await expectAccessible();
    type("Příjmení", "Malá");
    type("Telefon", "799 999 003");
    await keep();
    expect(api.lastOf("SetOwnDetails")).toMatchObject({
      body: { firstName: "Jana", lastName: "Malá", phone: "+420799999003", language: "cs" },
    });
    expect(main()).toContain("Změny jsou uložené.");
    expect(heading("Jana Malá")).toBeTruthy();
    expect(field("Telefon").value).toBe("+420 799 999 003");
  });

  test("PROFILE-04 a key user's phone is locked, and a prepared letter to customer service asks for another", async () => {
    await openDetails({ isKeyAccount: true });
    expect(field("Telefon").readOnly).toBe(true);
    const letter = decodeURIComponent(addressOf(link("Požádat o změnu")) ?? "");
    expect(letter).toContain("mailto:servis@lipovrch.example?subject=Změna telefonu: Jana Novotná");
    expect(letter).toContain("Dosavadní telefon: +420 799 999 001\nNový telefon: ");
    await expectAccessible();
  });

  test("D28 PROFILE-04 without a configured contact nothing is offered that leads nowhere", async () => {
    api.set("supportContacts", () => []);
    await openDetails({ isKeyAccount: true });
    expect(noLink("Požádat o změnu")).toBeNull();
  });

  test("PROFILE-05 what is wrong stands beside its field, which has the focus, and nothing is sent", async () => {
    await openDetails();
    type("Telefon", "12");
    await keep();
    expect(field("Telefon").getAttribute("aria-invalid")).toBe("true");
    expect(main()).toContain("Zadejte telefon ve tvaru +420XXXXXXXXX nebo +421XXXXXXXXX.");
    expect(document.activeElement).toBe(field("Telefon"));
    expect(api.count("SetOwnDetails")).toBe(0);
  });

  test("C5 when it is not kept, what was typed stays and can be sent again", async () => {
    await openDetails();
    type("Jméno", "Hana");
    api.breakDown("SetOwnDetails");
    await keep();
    expect(screen.getByRole("alert")).toBeTruthy();
    expect(field("Jméno").value).toBe("Hana");
    api.set("SetOwnDetails", () => ({ firstName: "Hana", lastName: "Novotná", phone: "", language: "cs" }));
    await keep();
    expect(heading("Hana Novotná")).toBeTruthy();
  });

  test("the language of the profile changes the words, and is that of the next sign-in", async () => {
    await openDetails();
    fireEvent.click(screen.getAllByRole("radio", { name: "English" })[0] ?? document.body);
    await keep();
    await waitFor(() => expect(screen.getByRole("heading", { name: "My profile" })).toBeTruthy());
    expect(api.lastOf("SetOwnDetails")).toMatchObject({ body: { language: "en" } });
  });

  test("LANG-11 who chose English in the profile is greeted in English in every browser", async () => {
    await openDetails({ language: "en" });
    expect(screen.getByRole("heading", { name: "My profile" })).toBeTruthy();
  });

  test("PROFILE-06 REST-19 another place to begin with is set by its own call", async () => {
    const permissionSchema = [
      someAccess(),
      someAccess({ shipToId: "500102", shipToName: "Výčep Na Růžku" }),
      someAccess({ shipToId: "500104", shipToName: "Stará Pila", shipToStatus: "SUSPENDED" }),
    ];
    await openDetails({ permissionSchema });
    api.set("setdefaultshipto", () => ({ defaultShipToID: "500102" }));
    fireEvent.click(screen.getByRole("button", { name: /Výchozí odběrné místo/u }));
    const options = await screen.findAllByRole("option");
    expect(options.map((option) => textOf(option)).join()).not.toContain("Stará Pila");
    fireEvent.click(await screen.findByRole("option", { name: /Výčep/u }));
    await keep();
    const asked = api.lastOf("setdefaultshipto") as { readonly query: URLSearchParams };
    expect(asked.query.get("shiptoId")).toBe("500102");
    expect(api.count("SetOwnDetails")).toBe(0);
  });

  test("whoever leaves what they typed is asked, and may keep it on the way", async () => {
    await openDetails();
    type("Jméno", "Hana");
    fireEvent.click(link("Navržený košík"));
    expect(await screen.findByRole("dialog", { name: named("Odejít bez uložení?") })).toBeTruthy();
    const answer = api.hold("SetOwnDetails");
    fireEvent.click(button("Uložit a odejít"));
    // A double click is one click.
    fireEvent.click(button("Uložit a odejít"));
    answer();
    await waitFor(() => expect(window.location.pathname).toBe("/catalog/suggested-cart"));
    expect(api.count("SetOwnDetails")).toBe(1);
    expect(api.lastOf("SetOwnDetails")).toMatchObject({ body: { firstName: "Hana" } });
  });
});
