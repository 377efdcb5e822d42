import { act, renderHook } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { ApiError, type FailureKind, isFileMissing } from "../failures/api-error.ts";
import { manualTimers } from "../testing/manual-timers.ts";
import { mayRecover, useTryAgain } from "./try-again.ts";

const failed = (kind: FailureKind) => new ApiError({ kind, code: "x", message: "" });

describe("what may come right by itself", () => {
  test.each<[FailureKind, boolean]>([
    ["network", true],
    ["timeout", true],
    ["server", true],
    ["refused", false],
    ["signed-out", false],
  ])("%s: %s", (kind, isTrying) => {
    expect(mayRecover(failed(kind))).toBe(isTrying);
  });

  test.each([
    ["Failed to fetch dynamically imported module: https://portal.example/assets/a.js", true],
    ["Importing a module script failed.", true],
    ["Unable to preload CSS for /assets/a.css", true],
    ["x is not a function", false],
  ])("a script that did not come: %s", (message, isIt) => {
    expect(isFileMissing(new TypeError(message))).toBe(isIt);
  });
});

describe("trying again by itself", () => {
  test("after a while, and each time after a longer one", () => {
    const timers = manualTimers();
    const retry = vi.fn();
    renderHook(() => useTryAgain(failed("network"), retry, { timers, reload: vi.fn() }));
    act(() => timers.advance(3_999));
    expect(retry).toHaveBeenCalledTimes(0);
    act(() => timers.advance(1));
    expect(retry).toHaveBeenCalledTimes(1);
    act(() => timers.advance(7_999));
    expect(retry).toHaveBeenCalledTimes(1);
    act(() => timers.advance(1));
    expect(retry).toHaveBeenCalledTimes(2);
  });

  test("at once when the connection is back", () => {
    const retry = vi.fn();
    renderHook(() => useTryAgain(failed("server"), retry, { timers: manualTimers(), reload: vi.fn() }));
    act(() => void window.dispatchEvent(new Event("online")));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  test("a page whose script did not come is loaded anew, but not before somebody answers", async () => {
    const timers = manualTimers();
    const reload = vi.fn();
    const missing = new TypeError("Failed to fetch dynamically imported module: /assets/a.js");
    const asked = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
    const { result } = renderHook(() => useTryAgain(missing, vi.fn(), { timers, reload }));
    await act(() => timers.advance(4_000));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();

    asked.mockResolvedValue(new Response(null, { status: 502 }));
    await act(() => result.current.tryNow());
    expect(asked).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();

    asked.mockResolvedValue(new Response(null));
    await act(() => void window.dispatchEvent(new Event("online")));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    asked.mockRestore();
  });

  test("never what was refused, nor after the page was left", () => {
    const timers = manualTimers();
    const retry = vi.fn();
    renderHook(() => useTryAgain(failed("refused"), retry, { timers, reload: vi.fn() }));
    const { unmount } = renderHook(() => useTryAgain(failed("network"), retry, { timers, reload: vi.fn() }));
    unmount();
    act(() => timers.advance(600_000));
    expect(retry).not.toHaveBeenCalled();
  });
});
