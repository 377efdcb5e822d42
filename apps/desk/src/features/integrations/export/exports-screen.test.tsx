import { screen, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../../testing/desk-page.tsx";

withDesk();

const admin = somebody(["configuration", "see"], ["configuration", "change"], ["staff", "change"]);
const done = {
  ...{ id: "1", state: "done", by: "Miloš Janda", reason: "Měníme dodavatele", steps: 160, stepsDone: 160 },
  ...{ createdAt: "2026-11-22T12:00:00Z", expiresAt: "2026-11-23T12:10:00Z" },
  ...{ rows: 120_450, files: 812, bytes: 84_000_000 },
};
const writing = {
  ...{ ...done, id: "2", state: "writing", reason: "Záloha", stepsDone: 40, expiresAt: null },
  ...{ rows: null, files: null, bytes: null },
};
const page = (...items: readonly object[]) => ({ total: items.length, isMore: false, next: null, items });
const path = "/desk/integrations/export";

describe("DINT-04 everything is taken along", () => {
  test("an export is asked for with a reason, and why it is not begun is told beside it", async () => {
    const refusal = { code: "reason-missing", message: "Napište, proč data berete; stačí pár slov." };
    const { user } = await openDesk(path, {
      me: admin,
      DataExports: { dataExports: page() },
      BeginDataExport: { beginDataExport: { refusal } },
    });
    await screen.findByText("Nikdo ještě nic nevyvezl");
    await user.click(screen.getByRole("button", { name: "Připravit export" }));
    expect(await screen.findByText(refusal.message)).toBeTruthy();
    answerWith({
      BeginDataExport: { beginDataExport: { refusal: null } },
      DataExports: { dataExports: page(writing) },
    });
    await user.type(screen.getByRole("textbox", { name: "Proč data berete" }), "Záloha");
    await user.click(screen.getByRole("button", { name: "Připravit export" }));
    expect(await screen.findByRole("row", { name: /Záloha/ })).toBeTruthy();
    const sent = asked
      .filter(({ operation }) => operation === "BeginDataExport")
      .map(({ variables }) => variables);
    expect(sent).toMatchObject([{ input: { reason: "" } }, { input: { reason: "Záloha" } }]);
  });

  test("it is seen how far one is, and what is there is had", async () => {
    const refusal = { code: "export-gone", message: "Archiv už tu není. Připravte nový." };
    const { user } = await openDesk(path, {
      me: admin,
      DataExports: { dataExports: page(writing, done) },
      OpenDataExport: { openDataExport: { link: null, refusal } },
    });
    const under = within(await screen.findByRole("row", { name: /Záloha/ }));
    expect(under.getByRole("meter", { name: "Připravuje se" }).getAttribute("aria-valuetext")).toMatch(
      /^Připraveno 40 z\s160$/,
    );
    expect(under.queryByRole("button")).toBeNull();
    const row = within(screen.getByRole("row", { name: /Měníme dodavatele/ }));
    expect(row.getByText("84 MB")).toBeTruthy();
    await user.click(row.getByRole("button", { name: "Stáhnout archiv: Měníme dodavatele" }));
    expect(await screen.findByText(refusal.message)).toBeTruthy();
    await expectAccessible();
  });

  test("whoever may not give rights finds no way to it", async () => {
    await openDesk("/desk/integrations/imports", {
      ...{ me: somebody(["configuration", "see"]), ImportKinds: { importKinds: [] } },
      DataImports: { dataImports: page() },
    });
    await screen.findByRole("link", { name: "Importy" });
    expect(screen.queryByRole("link", { name: "Export" })).toBeNull();
  });
});
