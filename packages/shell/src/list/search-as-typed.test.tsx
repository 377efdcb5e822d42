import { fireEvent, screen } from "@testing-library/react";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SearchAsTyped } from "./search-as-typed.tsx";

const searched = vi.fn<(text: string) => void>();

beforeEach(() => {
  searched.mockClear();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => void vi.useRealTimers());

function typeInto() {
  const { unmount } = draw(
    <SearchAsTyped label="Hledat" placeholder="" clearLabel="Smazat" value="" onSearch={searched} />,
  );
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "sud" } });
  return unmount;
}

test("what is typed is searched for a moment later", () => {
  typeInto();
  expect(searched).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect(searched).toHaveBeenCalledExactlyOnceWith("sud");
});

test("a list that is left in the middle of a word takes nobody back to it", () => {
  const leave = typeInto();
  leave();
  vi.advanceTimersByTime(300);
  expect(searched).not.toHaveBeenCalled();
});
