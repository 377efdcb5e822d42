import { gunzipSync } from "node:zlib";
import { screen, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../../testing/desk-page.tsx";

withDesk();

const boss = somebody(["configuration", "see"], ["configuration", "change"]);
const kind = {
  ...{
    kind: "categories",
    template: "code,position,name_cs",
    key: ["code"],
    isErpOwned: false,
    isIntoDrafts: false,
  },
  columns: [{ name: "code", means: "Number", unit: "", values: [], isNeeded: true }],
};
const products = { ...kind, kind: "products", template: "sku,name_cs", key: ["sku"] };
const tried = {
  ...{ id: "7", kind: "categories", fileName: "kategorie.csv", state: "tried", version: 1 },
  ...{ created: 1, changed: 1, unchanged: 3, refused: 0, draftIds: [], triedBy: "Miloš Janda" },
  ...{ triedAt: "2026-11-23T12:00:00Z", writtenBy: null, writtenAt: null, undoneBy: null, undoneAt: null },
  notUndone: { code: "not-written", message: "Import není zapsaný." },
};
const written = {
  ...{ ...tried, id: "6", fileName: "sklo.csv", state: "written", writtenBy: "Miloš Janda" },
  ...{ writtenAt: "2026-11-22T12:00:00Z", notUndone: null },
};
const changed = {
  ...{ id: "1", line: 2, key: "beer", state: "changed", faults: [] },
  fields: [{ column: "name_cs", before: "Pivo", after: "Piva" }],
};
const wrong = {
  ...{ id: "2", line: 3, key: "glass", state: "refused", fields: [] },
  faults: [{ column: "position", value: "x", message: "Tohle není číslo." }],
};
const page = (items: readonly object[]) => ({ total: items.length, isMore: false, next: null, items });
const all = {
  me: boss,
  ImportKinds: { importKinds: [kind, products] },
  DataImports: { dataImports: page([tried, written]) },
  DataImport: { dataImport: tried },
  DataImportRows: { dataImportRows: page([changed]) },
};

const sentWith = (operation: string) => asked.filter((one) => one.operation === operation).at(-1)?.variables;

describe("DINT-03 where files are brought in", () => {
  test("a chosen file is packed, tried as what was chosen, and its page opened", async () => {
    const { user, router } = await openDesk("/desk/integrations/imports", {
      ...all,
      TryDataImport: { tryDataImport: { import: { id: "7" }, refusal: null } },
    });
    await user.click(await screen.findByRole("button", { name: /Co je v\ssouboru/ }));
    await user.click(await screen.findByRole("option", { name: "Kategorie" }));
    const text = "code,position,name_cs\r\nbeer,10,Piva\r\n";
    await user.upload(
      screen.getByLabelText("Nahrát CSV nebo XLSX", { selector: "input" }),
      new File([text], "kategorie.csv"),
    );
    expect(await screen.findByRole("heading", { level: 1, name: "Import: Kategorie" })).toBeTruthy();
    expect(router.state.location.pathname).toBe("/desk/integrations/imports/7");
    const { input } = sentWith("TryDataImport") as { input: { kind: string; name: string; content: string } };
    expect(input).toMatchObject({ kind: "categories", name: "kategorie.csv" });
    expect(gunzipSync(Buffer.from(input.content, "base64")).toString()).toBe(text);
  });

  test("what was brought in is listed with who and how many, and taken back once that is confirmed", async () => {
    const refusal = {
      code: "changed-since",
      message: "Mezitím se změnilo: beer. Import se proto zpět nevzal.",
    };
    const { user } = await openDesk("/desk/integrations/imports", {
      ...all,
      UndoDataImport: { undoDataImport: { refusal } },
    });
    const row = within(await screen.findByRole("row", { name: /sklo.csv/ }));
    expect(row.getByText("zapsáno")).toBeTruthy();
    expect(row.getByText("Miloš Janda")).toBeTruthy();
    await expectAccessible();
    await user.click(row.getByRole("button", { name: /Vzít zpět/ }));
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(sentWith("UndoDataImport")).toBeUndefined();
    await user.click(dialog.getByRole("button", { name: "Vzít zpět" }));
    expect(sentWith("UndoDataImport")).toEqual({ input: { id: "6" } });
    expect((await dialog.findByRole("alert")).textContent).toContain("Mezitím se změnilo: beer");
    answerWith({ UndoDataImport: { undoDataImport: { refusal: null } } });
    await user.click(dialog.getByRole("button", { name: "Vzít zpět" }));
    expect(await screen.findByText("Import je vzatý zpět.")).toBeTruthy();
  });

  test("DEDIT-05 what the ERP keeps cannot be uploaded, and says why", async () => {
    await openDesk("/desk/integrations/imports", {
      ...all,
      ImportKinds: { importKinds: [{ ...products, isErpOwned: true }] },
    });
    const button = await screen.findByRole("button", { name: "Nahrát CSV nebo XLSX" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
  });

  test("DSIGN-05 who may only look brings nothing in and takes nothing back", async () => {
    await openDesk("/desk/integrations/imports", { ...all, me: somebody(["configuration", "see"]) });
    await screen.findByRole("row", { name: /sklo.csv/ });
    expect(screen.queryByRole("button", { name: /Nahrát|Vzít zpět/ })).toBeNull();
  });
});

describe("DINT-03 one file", () => {
  test("each row says what it does, and the whole is written as it was seen", async () => {
    const { user } = await openDesk("/desk/integrations/imports/7", {
      ...all,
      WriteDataImport: { writeDataImport: { refusal: null } },
    });
    const row = within(await screen.findByRole("row", { name: /beer/ }));
    expect(row.getByText("2")).toBeTruthy();
    expect(row.getByText("name_cs").parentElement?.textContent).toBe("name_cs Pivo → Piva");
    expect(screen.getByRole("region", { name: "Beze změny" }).textContent).toContain("3");
    await expectAccessible();
    await user.click(screen.getByRole("button", { name: "Zapsat 2 změny" }));
    expect(sentWith("WriteDataImport")).toEqual({ input: { id: "7", version: 1 } });
    expect(await screen.findByText("Soubor je zapsaný.")).toBeTruthy();
  });

  test("with a row that is wrong nothing can be written; those rows are shown alone", async () => {
    const { user } = await openDesk("/desk/integrations/imports/7", {
      ...all,
      DataImport: { dataImport: { ...tried, refused: 1 } },
      DataImportRows: { dataImportRows: page([changed, wrong]) },
    });
    const row = within(await screen.findByRole("row", { name: /glass/ }));
    expect(row.getByText("position").parentElement?.textContent).toBe("position x Tohle není číslo.");
    expect(screen.getByRole("button", { name: "Zapsat 2 změny" }).getAttribute("aria-disabled")).toBe("true");
    expect(screen.getByText("1 řádek má chybu")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Chyby 1" }));
    expect(sentWith("DataImportRows")).toMatchObject({ id: "7", state: "refused" });
  });

  test("DEDIT-01 what changed meanwhile is told, and nothing is written", async () => {
    const refusal = { code: "changed-meanwhile", message: "Mezitím se data změnila." };
    const { user } = await openDesk("/desk/integrations/imports/7", {
      ...all,
      WriteDataImport: { writeDataImport: { refusal } },
    });
    await user.click(await screen.findByRole("button", { name: "Zapsat 2 změny" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Mezitím se data změnila.");
  });
});
