import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { setWindowWidth } from "../testing/window-width.ts";
import { FilterBar } from "./filter-bar.tsx";
import { TextField } from "./text-field.tsx";

function drawBar(count: number, onClear?: () => void) {
  const choices = vi.fn((look: string) => <TextField label={`Stav (${look})`} />);
  const { user } = draw(
    <FilterBar
      label="Filtry"
      search={<TextField label="Hledat" />}
      choices={choices}
      sort={<TextField label="Řadit" />}
      count={count}
      unfoldLabel="Filtrovat"
      clear={onClear && { label: "Zrušit filtry", onClear }}
    />,
  );
  return { user };
}

test("on a desktop search and choices stand side by side, without a sort of their own", async () => {
  const handleClear = vi.fn();
  const { user } = drawBar(1, handleClear);
  expect(screen.getByRole("region", { name: "Filtry" })).toBeTruthy();
  expect(screen.getByLabelText("Stav (cell)")).toBeTruthy();
  expect(screen.queryByLabelText("Řadit")).toBeNull();
  expect(screen.queryByRole("button", { name: /^Filtrovat/u })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Zrušit filtry" }));
  expect(handleClear).toHaveBeenCalledTimes(1);
  await expectAccessible();
});

test("while no filter is on there is nothing to take off", () => {
  drawBar(0);
  expect(screen.queryByRole("button", { name: "Zrušit filtry" })).toBeNull();
});

test("on mobile the choices and the sort unfold under the search, and the button says how many are on", async () => {
  setWindowWidth(390);
  const { user } = drawBar(2, vi.fn());
  const unfold = screen.getByRole("button", { name: "Filtrovat (2)", expanded: false });
  expect(screen.queryByRole("textbox", { name: "Stav (field)" })).toBeNull();
  await user.click(unfold);
  expect(screen.getByRole("button", { name: "Filtrovat (2)", expanded: true })).toBe(unfold);
  expect(screen.getByRole("textbox", { name: "Stav (field)" })).toBeTruthy();
  expect(screen.getByRole("textbox", { name: "Řadit" })).toBeTruthy();
  await expectAccessible();
  await user.keyboard("{Enter}");
  expect(screen.queryByRole("textbox", { name: "Řadit" })).toBeNull();
});

test("a window that becomes narrow turns the bar", () => {
  drawBar(0);
  setWindowWidth(768);
  expect(screen.getByRole("button", { name: "Filtrovat" })).toBeTruthy();
  setWindowWidth(769);
  expect(screen.queryByRole("button", { name: "Filtrovat" })).toBeNull();
});
