import { fireEvent, screen } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { button, heading, link, named, textOf } from "../../testing/find.ts";
import { api, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";

withPortal();

const main = () => textOf(screen.getByRole("main"));
const wanted = "jana@novy.example";
const waiting = {
  newEmail: wanted,
  until: "2026-11-20T09:41:00.000Z",
  isOldConfirmed: true,
  isNewConfirmed: false,
};

async function openLink(hash = "#secret-of-the-link") {
  await openPortal(`/confirm-email${hash}`, { isVisitor: true });
  await quiet();
}

async function press(name: string) {
  fireEvent.click(button(name));
  await quiet();
}

async function openDetails() {
  await openPortal("/my-profile/details");
  await quiet();
}

describe("PROFILE-05 the page of a link", () => {
  test("opening it confirms nothing; a press sends the secret, and says that the other mailbox is left", async () => {
    api.set("ConfirmOwnEmail", () => ({ outcome: "one-left" }));
    await openLink();
    expect(api.count("ConfirmOwnEmail")).toBe(0);
    await expectAccessible();
    await press("Potvrdit změnu");
    expect(api.lastOf("ConfirmOwnEmail")).toMatchObject({ body: { secret: "secret-of-the-link" } });
    expect(heading("Potvrzeno.")).toBeTruthy();
    expect(main()).toContain("druhé schránky");
  });

  test("the second link changes the e-mail", async () => {
    api.set("ConfirmOwnEmail", () => ({ outcome: "changed" }));
    await openLink();
    await press("Potvrdit změnu");
    expect(heading("E-mail je změněný.")).toBeTruthy();
    expect(link("Přejít do profilu").getAttribute("href")).toBe("/my-profile/details");
  });

  test.each(["", "#of-yesterday"])(
    "an expired link (%j) says so, with the way to a new one",
    async (hash) => {
      api.refuse("ConfirmOwnEmail", {
        code: "link-expired",
        message: "Platnost odkazu vypršela.",
        status: 404,
      });
      await openLink(hash);
      if (hash !== "") await press("Potvrdit změnu");
      expect(heading("Platnost odkazu vypršela.")).toBeTruthy();
      expect(link("Přejít do profilu")).toBeTruthy();
    },
  );

  test("an address that is taken is told, and can be tried again", async () => {
    api.refuse("ConfirmOwnEmail", {
      code: "email-taken",
      message: "Tento e-mail už patří jinému.",
      status: 409,
    });
    await openLink();
    await press("Potvrdit změnu");
    expect(textOf(screen.getByRole("alert"))).toContain("Tento e-mail už patří jinému.");
    expect(button("Potvrdit změnu")).toBeTruthy();
  });
});

describe("PROFILE-05 the e-mail in the profile", () => {
  test("a wish is sent with the password; then both mailboxes are shown waiting", async () => {
    await openDetails();
    await press("Změnit e-mail");
    await screen.findByRole("dialog", { name: named("Změnit e-mail") });
    await expectAccessible();
    await press("Poslat odkazy");
    expect(screen.getByLabelText(named("Nový e-mail")).getAttribute("aria-invalid")).toBe("true");
    expect(api.lastOf("ChangeOwnEmail")).toMatchObject({ body: undefined });
    fireEvent.change(screen.getByLabelText(named("Nový e-mail")), { target: { value: wanted } });
    fireEvent.change(screen.getByLabelText(named("Vaše heslo")), { target: { value: "Heslo-Jany-12" } });
    api.set("ChangeOwnEmail", () => ({ isOffered: true, change: waiting }));
    await press("Poslat odkazy");
    expect(api.lastOf("ChangeOwnEmail")).toMatchObject({
      body: { newEmail: wanted, password: "Heslo-Jany-12" },
    });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(main()).toMatch(/jana\.novotna@modrahvezda\.example ?potvrzeno.*jana@novy\.example ?čeká/u);
    api.set("ChangeOwnEmail", () => ({ isOffered: true, change: null }));
    await press("Zrušit změnu");
    expect(button("Změnit e-mail")).toBeTruthy();
  });

  test("a wrong password stands beside its field, too many tries below both, and nothing that was typed is lost", async () => {
    await openDetails();
    await press("Změnit e-mail");
    const email = await screen.findByLabelText<HTMLInputElement>(named("Nový e-mail"));
    fireEvent.change(email, { target: { value: wanted } });
    const password = screen.getByLabelText<HTMLInputElement>(named("Vaše heslo"));
    fireEvent.change(password, { target: { value: "wrong" } });
    api.refuse("ChangeOwnEmail", {
      code: "password-wrong",
      message: "Heslo není správné.",
      status: 422,
      fields: [{ path: "password", code: "password-wrong" }],
    });
    await press("Poslat odkazy");
    expect(password.getAttribute("aria-invalid")).toBe("true");
    expect(textOf(screen.getByRole("dialog"))).toContain("Heslo není správné.");
    expect(email.value).toBe(wanted);
    // What is about neither field stands below both.
    api.refuse("ChangeOwnEmail", {
      code: "too-many-requests",
      status: 429,
      message: "Příliš mnoho pokusů. Chvíli počkejte a zkuste to znovu.",
    });
    await press("Poslat odkazy");
    expect(textOf(screen.getByRole("alert"))).toContain("Příliš mnoho pokusů.");
    expect(textOf(screen.getByRole("dialog"))).not.toContain("Heslo není správné.");
  });

  test("D34 where another provider looks after e-mails, no change is offered", async () => {
    api.set("ChangeOwnEmail", () => ({ isOffered: false, change: null }));
    await openDetails();
    expect(screen.queryByRole("button", { name: named("Změnit e-mail") })).toBeNull();
  });
});
