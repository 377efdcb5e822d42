import { act, screen, waitFor } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { ApiError } from "../failures/api-error.ts";
import { loadTexts } from "../words/i18n.ts";
import { ActionErrors } from "./action-error-strips.tsx";
import { dismissFailure, showFailure } from "./action-errors.ts";
import { MessageHost } from "./message-host.tsx";
import { closeMessage, showMessage } from "./message-modal.ts";
import { OfflineNote } from "./offline-note.tsx";
import { showToast, toastStore } from "./toasts.ts";

beforeAll(() => loadTexts(["shell"], "cs"));

const shown: (number | undefined)[] = [];
const fail = (error: unknown) => act(() => void shown.push(showFailure(error)));
afterEach(() => {
  act(() => {
    closeMessage();
    for (const id of shown.splice(0)) if (id !== undefined) dismissFailure(id);
    for (const { id } of toastStore.toasts()) toastStore.dismiss(id);
  });
});

const refused = (code: string, message: string) =>
  new ApiError({ kind: "refused", code, message, requestId: `req-${code}` });

describe("what failed", () => {
  test("LAYOUT-31 is told in the server's words, with the code to quote, until it is hidden", async () => {
    const { user } = draw(<ActionErrors />);
    fail(refused("cart-gone", "Košík už neexistuje."));
    expect(screen.getByText(/Košík už neexistuje\./u)).toBeTruthy();
    expect(screen.getByText(/req-cart-gone/u)).toBeTruthy();
    await expectAccessible();
    await user.click(screen.getByRole("button", { name: "Skrýt hlášení" }));
    expect(screen.queryByText(/Košík už neexistuje\./u)).toBeNull();
  });

  test("the same failure is told once, and never more than three", () => {
    draw(<ActionErrors />);
    for (const code of ["a", "b", "b", "c", "d"]) fail(refused(code, `Důvod ${code}.`));
    expect(screen.getAllByText(/^Důvod/u).map(({ textContent }) => textContent)).toEqual(
      ["b", "c", "d"].map((code) => expect.stringContaining(`Důvod ${code}.`)),
    );
  });

  test("a fault of the server says that nothing is lost, and no more", () => {
    draw(<ActionErrors />);
    fail(new ApiError({ kind: "server", code: "internal", message: "stack at line 3" }));
    expect(screen.getByText(/Nic se neztratilo/u)).toBeTruthy();
    expect(screen.queryByText(/line 3/u)).toBeNull();
  });

  test("who has to sign in again is on the way there and told nothing", () => {
    draw(<ActionErrors />);
    fail(new ApiError({ kind: "signed-out", code: "signed-out", message: "" }));
    expect(screen.queryByRole("button", { name: "Skrýt hlášení" })).toBeNull();
  });
});

describe("LAYOUT-28 the message", () => {
  test("stands above the page with its details, and OK takes it away", async () => {
    const { user } = draw(<MessageHost />);
    act(() => showMessage({ title: "Uzávěrka minula", details: ["Nejbližší den je 30.11."], tone: "error" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Uzávěrka minula" });
    expect(dialog.textContent).toContain("Nejbližší den je 30.11.");
    await expectAccessible();
    await user.click(screen.getByRole("button", { name: "OK" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  });

  test("a note offers its way back once", async () => {
    const { user } = draw(<MessageHost />);
    const handleBack = vi.fn();
    act(() => void showToast("Odebráno.", { label: "Vrátit", onAct: handleBack }));
    await user.click(screen.getByRole("button", { name: "Vrátit" }));
    expect(handleBack).toHaveBeenCalledTimes(1);
    expect(screen.queryByText("Odebráno.")).toBeNull();
  });
});

test("without a connection the page says that nothing is lost by it, as long as it is so", () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  draw(<OfflineNote />);
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(screen.getByText("Jste bez připojení.")).toBeTruthy();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(screen.queryByText("Jste bez připojení.")).toBeNull();
});
