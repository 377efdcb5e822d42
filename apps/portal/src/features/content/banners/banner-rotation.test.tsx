import { act, renderHook } from "@testing-library/react";
import { manualTimers } from "@vycep/shell/testing/manual-timers";
import { expect, test, vi } from "vitest";
import { useRotation } from "./banner-rotation.ts";

function rotation(count: number) {
  const timers = manualTimers();
  const { result } = renderHook(() => useRotation(count, 8, timers));
  const wait = (seconds: number) => act(() => timers.advance(seconds * 1000));
  return { result, wait };
}

test("CONFIG-08 OP-126 each stands for its seconds, and after the last comes the first", () => {
  const { result, wait } = rotation(2);
  wait(7);
  expect(result.current.at).toBe(0);
  wait(1);
  expect(result.current.at).toBe(1);
  wait(8);
  expect(result.current.at).toBe(0);
});

test("one alone stands", () => {
  const { result, wait } = rotation(1);
  wait(60);
  expect(result.current.at).toBe(0);
});

test.each(["setPaused", "setHeld"] as const)("CONFIG-08 it stops with %s and goes on afterwards", (stop) => {
  const { result, wait } = rotation(3);
  act(() => result.current[stop](true));
  wait(60);
  expect(result.current.at).toBe(0);
  act(() => result.current[stop](false));
  wait(8);
  expect(result.current.at).toBe(1);
});

test("CONFIG-08 who wants no motion sees none until they ask for it", () => {
  const plain = window.matchMedia;
  vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    const asked = plain.call(window, query);
    vi.spyOn(asked, "matches", "get").mockReturnValue(query.includes("reduced-motion"));
    return asked;
  });
  const { result, wait } = rotation(2);
  wait(60);
  expect(result.current).toMatchObject({ at: 0, isPaused: true });
  vi.restoreAllMocks();
});
