import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CartAnswer } from "../reading/cart-answer.ts";
import { saveNote } from "./save-note.ts";
import { useCartNote } from "./use-cart-note.ts";

vi.mock("./save-note.ts");

const answer = { id: "c1", ship_to_id: "p1", note_for_driver: "gate" } as CartAnswer;

const shownNote = () => renderHook(() => useCartNote("noteForDriver", answer));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(saveNote).mockReset().mockResolvedValue();
});
afterEach(() => {
  vi.useRealTimers();
});

test("what is written is saved once the hand rests (C20)", () => {
  const { result } = shownNote();
  act(() => result.current.write("gate at the back"));
  expect(result.current.text).toBe("gate at the back");
  act(() => vi.advanceTimersByTime(699));
  expect(saveNote).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(saveNote).toHaveBeenCalledTimes(1);
});

test("who leaves before that has it saved at once, and only once (C20)", () => {
  const { result, rerender, unmount } = shownNote();
  act(() => result.current.write("ring twice"));
  rerender();
  expect(saveNote).not.toHaveBeenCalled();
  unmount();
  act(() => vi.advanceTimersByTime(5_000));
  expect(vi.mocked(saveNote).mock.calls).toEqual([["noteForDriver"]]);
});
