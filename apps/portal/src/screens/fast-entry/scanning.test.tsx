import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { setEntryText } from "../../features/fast-entry/entry-text.ts";
import { named, textOf } from "../../testing/find.ts";
import { api, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { fakePreview } from "../../testing/some-preview.ts";

withPortal();

/** What stands before the camera. */
let before: readonly string[] = [];
/** How often the reader has looked. */
let looks = 0;
/** How long each look takes, and all of them so far. */
let lookMs = 0;
let lookedMs = 0;
const stop = vi.fn();

class FakeDetector {
  static getSupportedFormats = async () => ["ean_13", "ean_8"];
  detect = async () => {
    looks += 1;
    lookedMs += lookMs;
    return before.map((rawValue) => ({ rawValue }));
  };
}

function withCamera(getUserMedia: () => Promise<unknown>) {
  Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: { getUserMedia } });
}

beforeEach(() => {
  before = [];
  lookMs = 0;
  stop.mockClear();
  setEntryText("");
  api.set("FastEntryPreview", fakePreview);
  vi.stubGlobal("BarcodeDetector", FakeDetector);
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  withCamera(async () => ({ getTracks: () => [{ stop }] }));
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "mediaDevices");
});

async function openScan() {
  const { user } = await openPortal("/catalog/fast-entry");
  await quiet();
  await user.click(screen.getByRole("button", { name: named("Načíst čárový kód") }));
  const dialog = within(await screen.findByRole("dialog", { name: named("Načtěte čárový kód") }));
  return { user, dialog };
}

describe("scanning a barcode", () => {
  test("each code adds one row, and is checked when the camera is put away", async () => {
    const { user, dialog } = await openScan();
    before = ["100112"];
    expect(await dialog.findByText("Načten 1 kód, poslední 100112.")).toBeTruthy();
    before = ["100113"];
    expect(await dialog.findByText("Načteny 2 kódy, poslední 100113.")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: named("Hotovo") }));
    await waitFor(() =>
      expect(api.lastOf("FastEntryPreview")).toMatchObject({ rows: ["100112;1", "100113;1"] }),
    );
    expect(stop).toHaveBeenCalled();
  });

  test("a code that stays before the camera counts once", async () => {
    const { dialog } = await openScan();
    before = ["100112"];
    await dialog.findByText("Načten 1 kód, poslední 100112.");
    const seen = looks;
    await waitFor(() => expect(looks).toBeGreaterThan(seen + 2));
    expect(dialog.queryByText(/^Načten[yo]/u)).toBeNull();
  });

  test("also where one look takes longer than a code is away until it counts again", async () => {
    const { dialog } = await openScan();
    const now = performance.now.bind(performance);
    vi.spyOn(performance, "now").mockImplementation(() => now() + lookedMs);
    lookMs = 1_600;
    before = ["100112"];
    await dialog.findByText("Načten 1 kód, poslední 100112.");
    const seen = looks;
    await waitFor(() => expect(looks).toBeGreaterThan(seen + 2));
    expect(dialog.queryByText(/^Načten[yo]/u)).toBeNull();
  });

  test("without leave to use the camera it says what to do instead", async () => {
    withCamera(() => Promise.reject(new DOMException("denied", "NotAllowedError")));
    const { dialog } = await openScan();
    expect(await dialog.findByText(/^Kamera není dostupná\./u)).toBeTruthy();
  });

  test("a reader that cannot be fetched is told apart from that", async () => {
    vi.stubGlobal(
      "BarcodeDetector",
      class {
        static getSupportedFormats = async () => ["ean_13"];
        detect = () => Promise.reject(new Error("no reader"));
      },
    );
    const { dialog } = await openScan();
    expect(await dialog.findByText(/^Čtečku kódů se nepodařilo načíst\./u)).toBeTruthy();
  });

  test("where there can be no camera, it is said before anybody tries", async () => {
    Reflect.deleteProperty(navigator, "mediaDevices");
    const { user } = await openPortal("/catalog/fast-entry");
    await quiet();
    const scan = screen.getByRole("button", { name: named("Načíst čárový kód") });
    await user.click(scan);
    await quiet();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(textOf()).toContain("Tento prohlížeč stránkám kameru nepůjčí.");
  });
});
