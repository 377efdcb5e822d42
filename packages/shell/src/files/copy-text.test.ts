import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { toastStore } from "../messages/toasts.ts";
import { loadTexts } from "../words/i18n.ts";
import { copyText } from "./copy-text.ts";

beforeAll(() => loadTexts(["shell"], "cs"));
afterEach(() => {
  for (const { id } of toastStore.toasts()) toastStore.dismiss(id);
  vi.unstubAllGlobals();
});

const told = () => toastStore.toasts().map(({ text }) => text.replace(/\s+/gu, " "));

describe("copying a text", () => {
  test("puts it on the clipboard, and says nothing by itself", async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    expect(await copyText("4700100303")).toBe(true);
    expect(writeText).toHaveBeenCalledExactlyOnceWith("4700100303");
    expect(told()).toEqual([]);
  });

  test.each([
    ["the browser refuses", { clipboard: { writeText: () => Promise.reject(new Error("denied")) } }],
    ["the page is not served safely, so there is no clipboard", {}],
  ])("that is not done because %s is told", async (_case, navigator) => {
    vi.stubGlobal("navigator", navigator);
    expect(await copyText("4700100303")).toBe(false);
    expect(told()).toEqual(["Kopírování prohlížeč nepovolil. Text označte a zkopírujte ručně."]);
  });
});
