import { LANGUAGES } from "@vycep/domain/market/language";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { FailureKind } from "../failures/api-error.ts";
import { failureTexts } from "../failures/failure-texts.ts";
import { loadTexts, textsOf } from "../words/i18n.ts";
import { isLoaderShown, withGlobalLoader } from "./global-loader.ts";

describe("a failure that says nothing itself", () => {
  beforeAll(async () => {
    await Promise.all(LANGUAGES.map((language) => loadTexts(["shell"], language)));
  });

  beforeEach(() => void vi.stubGlobal("navigator", { onLine: true }));
  afterEach(() => void vi.unstubAllGlobals());

  const said = (kind: FailureKind, message = "") =>
    LANGUAGES.map((language) => failureTexts({ kind, code: "x", message }, textsOf("shell", language)).title);

  test.each([
    ["ERROR-34", "network", "Something went wrong, try again later."],
    ["ERROR-34", "timeout", "Something went wrong, try again later."],
    ["ERROR-35", "server", "Something went wrong!!"],
    ["ERROR-36", "refused", "Action not performed"],
  ] as const)("%s OP-93: %s", (_id, kind, english) => {
    const titles = said(kind);
    expect(titles).toContain(english);
    expect(new Set(titles).size).toBe(LANGUAGES.length);
  });

  test("OP-93: without a connection no fault is sought elsewhere", () => {
    vi.stubGlobal("navigator", { onLine: false });
    expect(said("network")).toContain("Jste bez připojení.");
    expect(said("server")).toContain("Něco se pokazilo!");
  });

  test("OP-93: a refusal that was explained is told in its own words", () => {
    expect(new Set(said("refused", "Košík už neexistuje."))).toEqual(new Set(["Košík už neexistuje."]));
  });
});

describe("the global loader", () => {
  test.each([
    ["been done", async () => "done", "done"],
    ["failed", () => Promise.reject(new Error("no")), undefined],
  ])("ERROR-29: it is switched off when the work has %s", async (_how, work, result) => {
    const shown = withGlobalLoader(work()).catch(() => undefined);
    expect(isLoaderShown()).toBe(true);
    expect(await shown).toBe(result);
    expect(isLoaderShown()).toBe(false);
  });
});
