import { screen, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test, vi } from "vitest";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../../testing/desk-page.tsx";

withDesk();

const row = {
  ...{ uid: "U042", firstName: "Kristýna", lastName: "Vaňková", email: "k@modrahvezda.example" },
  ...{ phone: "", language: "cs", status: "exited", isKeyUser: false, lastSignInAt: null, places: [] },
  companies: [{ companyId: "C1", companyName: "Hostince", status: "exited" }],
};
const administrator = somebody(
  ...([
    ["customers", "see"],
    ["customer-users", "change"],
    ["customer-users", "override"],
  ] as const),
);
const answers = {
  me: administrator,
  CustomerUser: { customerUser: { row, history: [] } },
  CustomerRoles: { customerRoles: [] },
  Company: { company: { shipTos: [] } },
};
const lastOf = (wanted: string) => asked.findLast(({ operation }) => operation === wanted)?.variables;

describe("DCUST-05 personal data at the record of a person", () => {
  test("they are taken along as a file, with a reason that is asked for beside its field", async () => {
    const saved = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
    const { user } = await openDesk("/desk/customer-users/U042", {
      ...answers,
      ExportCustomerUser: {
        exportCustomerUser: { file: null, refusal: { message: "Napište důvod.", field: "reason" } },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Stáhnout údaje" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Stáhnout údaje: Kristýna Vaňková" }));
    await user.click(dialog.getByRole("button", { name: "Stáhnout ZIP" }));
    expect(await dialog.findByText("Napište důvod.")).toBeTruthy();
    expect(saved).not.toHaveBeenCalled();
    await expectAccessible();
    answerWith({
      ExportCustomerUser: {
        exportCustomerUser: { file: { name: "person-U042.zip", content: btoa("PK") }, refusal: null },
      },
    });
    await user.type(dialog.getByLabelText("Důvod"), "žádost");
    await user.click(dialog.getByRole("button", { name: "Stáhnout ZIP" }));
    await vi.waitFor(() => expect(saved).toHaveBeenCalled());
    expect(saved.mock.calls).toMatchObject([[{ size: 2 }]]);
    expect(lastOf("ExportCustomerUser")).toEqual({ input: { uid: "U042", reason: "žádost" } });
  });

  test("somebody who has left is made anonymous by name and reason; what is typed stays when it is refused", async () => {
    const { user } = await openDesk("/desk/customer-users/U042", {
      ...answers,
      AnonymiseCustomerUser: {
        anonymiseCustomerUser: { refusal: { message: "Jméno nesouhlasí.", field: "typedName" } },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Anonymizovat…" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Anonymizovat: Kristýna Vaňková" }));
    expect(document.activeElement?.textContent).toMatch(/^Nechat\sbýt$/);
    await user.type(dialog.getByLabelText("Důvod"), "žádost");
    await user.type(dialog.getByLabelText(/^Opište jméno/), "Kristýna");
    await user.click(dialog.getByRole("button", { name: "Anonymizovat" }));
    expect(await dialog.findByText("Jméno nesouhlasí.")).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>("Důvod").value).toBe("žádost");
    await expectAccessible();
    answerWith({ AnonymiseCustomerUser: { anonymiseCustomerUser: { refusal: null } } });
    await user.type(dialog.getByLabelText(/^Opište jméno/), " Vaňková");
    await user.click(dialog.getByRole("button", { name: "Anonymizovat" }));
    await vi.waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(lastOf("AnonymiseCustomerUser")).toEqual({
      input: { uid: "U042", typedName: "Kristýna Vaňková", reason: "žádost" },
    });
  });

  test("whoever still comes in is not offered for it", async () => {
    const active = { ...row, status: "active", companies: [{ ...row.companies[0], status: "active" }] };
    await openDesk("/desk/customer-users/U042", {
      ...answers,
      CustomerUser: { customerUser: { row: active, history: [] } },
    });
    const button = await screen.findByRole("button", { name: "Anonymizovat…" });
    expect(button.getAttribute("aria-disabled") ?? button.getAttribute("disabled")).not.toBeNull();
  });

  test("service, which may change people, has no such card", async () => {
    await openDesk("/desk/customer-users/U042", {
      ...{ ...answers, me: somebody(["customers", "see"], ["customer-users", "change"]) },
    });
    await screen.findByRole("heading", { level: 1, name: "Kristýna Vaňková" });
    expect(screen.queryByRole("button", { name: "Stáhnout údaje" })).toBeNull();
  });
});
