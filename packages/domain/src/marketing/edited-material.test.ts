import { describe, expect, test } from "vitest";
import { type EditedMaterial, freeName, judgeMaterial } from "./edited-material.ts";

const known = { languages: ["cs", "sk", "en"], markets: ["CZ", "SK"], permissions: ["Pub Menu"] };
const named = (text: string) => ({ cs: text, sk: text, en: text });
const aMaterial = (part: Partial<EditedMaterial>): EditedMaterial => ({
  ...{ titles: named("Plakát"), descriptions: named("Do výlohy."), brand: "Lipovrch", folder: "posters" },
  ...{ folderNames: named("Plakáty"), markets: ["CZ"], permission: null, filmSeconds: null, files: 1 },
  ...part,
});

describe("DCONT-02 a material as it is written at the desk", () => {
  test.each<[string, Partial<EditedMaterial>, string]>([
    ["as it should be", {}, "ok"],
    ["with one right more", { permission: "Pub Menu" }, "ok"],
    ["without words below its name", { descriptions: {} }, "ok"],
    ["a film with its length", { filmSeconds: 95 }, "ok"],
    ["without a name in a language", { titles: { cs: "Plakát", en: "Poster" } }, "title-missing title sk"],
    ["with too long a name", { titles: named("a".repeat(121)) }, "text-too-long title cs"],
    ["with too many words", { descriptions: named("a".repeat(501)) }, "text-too-long description cs"],
    ["of no brand", { brand: "" }, "brand-missing brand"],
    ["of too long a brand", { brand: "a".repeat(61) }, "text-too-long brand"],
    ["in no folder", { folder: "" }, "folder-missing folder"],
    ["in a folder that no address can name", { folder: "a/b" }, "folder-missing folder"],
    ["in a folder without a name", { folderNames: { cs: "Plakáty" } }, "folder-name-missing folder sk"],
    ["for nobody", { markets: [] }, "market-missing markets"],
    ["for a market that is none", { markets: ["XX"] }, "market-unknown markets"],
    ["with a right that is none", { permission: "Everything" }, "permission-unknown permission"],
    ["without a file", { files: 0 }, "files-missing files"],
    ["of too many files", { files: 31 }, "too-many-files files"],
    ["a film of no length", { filmSeconds: 0 }, "seconds-invalid seconds"],
    ["a film of half a second", { filmSeconds: 0.5 }, "seconds-invalid seconds"],
  ])("%s", (_case, part, expected) => {
    const verdict = judgeMaterial(aMaterial(part), known);
    expect(verdict.ok ? "ok" : `${verdict.refusal.kind} ${verdict.refusal.field}`).toBe(expected);
  });

  test.each([
    ["Plakát Vánoční speciál A2", [], "plakat-vanocni-special-a2"],
    ["Plakát A2", ["plakat-a2", "plakat-a2-2"], "plakat-a2-3"],
    ["„…“", [], "material"],
    ["a".repeat(60), [], "a".repeat(36)],
  ])("its address: %s", (text, taken, expected) => {
    expect(freeName(text, new Set(taken))).toBe(expected);
  });
});
