import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { expect, test } from "vitest";
import { button, textOf } from "../../testing/find.ts";
import { api, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";

withPortal();

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const main = () => textOf(screen.getByRole("main"));

async function change(oldPassword: string, newPassword = "Vepřové-koleno-7") {
  const { user } = await openPortal("/my-profile/password");
  await quiet();
  if (oldPassword !== "") await user.type(field("Původní heslo"), oldPassword);
  await user.type(field("Nové heslo"), newPassword);
  await user.type(field("Nové heslo znovu"), newPassword);
  await user.click(button("Změnit heslo"));
}

test("PROFILE-03 USERADMIN-08 REST-16 the own password changes with the old one, and other devices are out", async () => {
  api.set("ChangePassword", () => ({ result: true }));
  await change("Vycep-demo-2026");
  await waitFor(() => expect(main()).toContain("Heslo je změněné. Ostatní zařízení jsme odhlásili."));
  expect(api.lastOf("ChangePassword")).toMatchObject({
    id: "U001",
    body: {
      oldPassword: "Vycep-demo-2026",
      newPassword: "Vepřové-koleno-7",
      retypePassword: "Vepřové-koleno-7",
    },
  });
  expect(field("Původní heslo").value).toBe("");
  await expectAccessible();
});

test.each([
  ["ERROR-38", "Původní heslo", "Původní heslo není správné.", "old-password-incorrect", "oldPassword", ""],
  [
    "ERROR-39",
    "Nové heslo",
    "Tohle heslo už jste měli.",
    "new-password-incorrect",
    "newPassword",
    "used-before",
  ],
])(
  "%s what the server refuses stands beside its field, which keeps what was typed",
  async (_id, label, message, code, path, demand) => {
    api.refuse("ChangePassword", { code, status: 422, message, fields: [{ path, code: demand || code }] });
    await change("Vycep-demo-2026");
    await waitFor(() => expect(main()).toContain(message));
    expect(field(label).getAttribute("aria-invalid")).toBe("true");
    expect(field(label).value).not.toBe("");
  },
);

test("PROFILE-03 without the old one nothing is sent", async () => {
  await change("");
  expect(main()).toContain("Napište původní heslo.");
  expect(api.count("ChangePassword")).toBe(0);
});

test.each([
  [
    "AUTH-13 a retyped one that differs",
    "Vepřové-koleno-7",
    "Vepřové-koleno-8",
    "Nové heslo a heslo znovu se neshodují.",
  ],
  ["AUTH-07 one that is too weak", "Zahradka", "Zahradka", "Heslo nesplňuje požadavky."],
])("%s is not sent", async (_case, first, second, message) => {
  const { user } = await openPortal("/my-profile/password");
  await quiet();
  await user.type(field("Původní heslo"), "Vycep-demo-2026");
  await user.type(field("Nové heslo"), first);
  await user.type(field("Nové heslo znovu"), second);
  await user.click(button("Změnit heslo"));
  expect(main()).toContain(message);
  expect(field("Původní heslo").value).toBe("Vycep-demo-2026");
  expect(api.count("ChangePassword")).toBe(0);
});

test("D49 after too many wrong old ones it says to wait, and keeps what was typed", async () => {
  const message = "Příliš mnoho pokusů. Chvíli počkejte a zkuste to znovu.";
  api.refuse("ChangePassword", { code: "too-many-requests", status: 429, message });
  await change("Spatne-heslo-2026");
  await waitFor(() => expect(textOf(screen.getByRole("alert"))).toContain("Příliš mnoho pokusů"));
  expect(field("Původní heslo").getAttribute("aria-invalid")).not.toBe("true");
  expect(field("Nové heslo").value).toBe("Vepřové-koleno-7");
  api.set("ChangePassword", () => ({ result: true }));
  await userEvent.click(button("Změnit heslo"));
  await waitFor(() => expect(main()).toContain("Heslo je změněné."));
});
