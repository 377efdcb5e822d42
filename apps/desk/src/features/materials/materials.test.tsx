import { screen, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test, vi } from "vitest";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const row = (key: string, part: object = {}) => ({
  ...{ key, title: "Plakát Lipovrch 11 A2", format: "pdf", brand: "Lipovrch", markets: ["CZ"] },
  ...{ cover: null, isRetired: false, bytes: 6_710_886, downloads: 1234 },
  ...part,
});
const words = (["cs", "sk", "en"] as const).map((language) => ({
  ...{ language, title: `Plakát ${language}`, description: "" },
}));
const material = {
  ...{ key: "poster", version: 3, brand: "Lipovrch", folder: "posters", markets: ["CZ"], permission: null },
  ...{ seconds: null, cover: null, isRetired: false, words, history: [] },
  files: [{ position: 1, name: "poster.pdf", bytes: 6_710_886 }],
};
const changer = somebody(["content", "see"], ["content", "change"]);
const answers = {
  me: changer,
  Materials: { materials: { total: 1, isMore: false, next: null, items: [row("poster")] } },
  MaterialChoices: {
    materialChoices: {
      folders: [{ folder: "posters", name: "Plakáty", materials: 9 }],
      permissions: [{ code: "Pub Menu", name: "Nápojový lístek" }],
    },
  },
  Material: { material },
};

describe("DCONT-02 materials at the desk", () => {
  test("stand in folders, each with what it is and how large; a folder stands in the address", async () => {
    const { user } = await openDesk("/desk/materials", answers);
    expect(await screen.findByText("PDF · 6,4 MB")).toBeTruthy();
    expect(screen.getByText(/^staženo 1\s234×$/)).toBeTruthy();
    const folders = within(screen.getByRole("navigation", { name: "Složky" }));
    await user.click(await folders.findByRole("link", { name: /^Plakáty/ }));
    await vi.waitFor(() =>
      expect(asked.findLast(({ operation }) => operation === "Materials")?.variables).toMatchObject({
        filter: { folder: "posters", isRetired: false },
      }),
    );
    await expectAccessible();
  });

  test("who only looks drops and opens none", async () => {
    await openDesk("/desk/materials", { ...answers, me: somebody(["content", "see"]) });
    expect(await screen.findByText("Plakát Lipovrch 11 A2")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Plakát Lipovrch 11 A2" })).toBeNull();
    expect(screen.queryByLabelText(/^Pusťte soubory sem/)).toBeNull();
  });

  test("what was dropped is described and saved with its file", async () => {
    const { user } = await openDesk("/desk/materials?folder=posters", {
      ...answers,
      "/desk/uploads": () => Response.json({ received: 1, isWhole: true }),
    });
    const drop = await screen.findByLabelText(/^Pusťte soubory sem/);
    await user.upload(drop, new File(["x"], "masopust.pdf", { type: "application/pdf" }));
    await user.click(await screen.findByRole("button", { name: /^Popsat a\szveřejnit$/ }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText("masopust.pdf")).toBeTruthy();
    for (const language of ["Čeština", "Slovenčina", "English"])
      await user.type(dialog.getByLabelText(`Název: ${language}`), "Masopust");
    await user.type(dialog.getByLabelText("Značka"), "Lipovrch");
    await user.click(dialog.getByRole("button", { name: "SK" }));
    answerWith({
      SaveMaterial: {
        saveMaterial: { refusal: { code: "text-too-long", message: "Moc dlouhé.", field: "title sk" } },
      },
    });
    await user.click(dialog.getByRole("button", { name: "Uložit" }));
    expect(await dialog.findByText("Moc dlouhé.")).toBeTruthy();
    const call = asked.findLast(({ operation }) => operation === "SaveMaterial");
    expect(call?.variables).toMatchObject({
      input: {
        ...{ key: null, version: 0, brand: "Lipovrch", folder: "posters", markets: ["CZ"] },
        ...{ permission: null, seconds: null, cover: null, folderNames: [] },
        files: [{ position: null }],
      },
    });
    await expectAccessible();
  });

  test("a material is changed by its version, keeps its files, and is withdrawn", async () => {
    const { user } = await openDesk("/desk/materials", answers);
    await user.click(await screen.findByRole("button", { name: "Plakát Lipovrch 11 A2" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByLabelText("Značka"), " 11");
    answerWith({ SaveMaterial: { saveMaterial: { refusal: null } } });
    await user.click(dialog.getByRole("button", { name: "Uložit" }));
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked.findLast(({ operation }) => operation === "SaveMaterial")?.variables).toMatchObject({
      input: { key: "poster", version: 3, brand: "Lipovrch 11", files: [{ position: 1, upload: null }] },
    });
    await user.click(screen.getByRole("button", { name: "Plakát Lipovrch 11 A2" }));
    answerWith({ RetireMaterial: { retireMaterial: { refusal: null } } });
    await user.click(await screen.findByRole("button", { name: /^Stáhnout z\snabídky$/ }));
    await vi.waitFor(() =>
      expect(asked.findLast(({ operation }) => operation === "RetireMaterial")?.variables).toEqual({
        input: { key: "poster", version: 3, isRetired: true },
      }),
    );
  });
});
