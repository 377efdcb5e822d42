import { screen, waitFor } from "@testing-library/react";
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
