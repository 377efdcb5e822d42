import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { Chip } from "./chip.tsx";

test("a choice says whether it is on", async () => {
  const handleClick = vi.fn();
  const { user, rerender } = draw(<Chip text="Sud" onClick={handleClick} isOn={false} />);
  await user.click(screen.getByRole("button", { name: "Sud", pressed: false }));
  await user.keyboard("[Space]");
  expect(handleClick).toHaveBeenCalledTimes(2);
  rerender(<Chip text="Sud" onClick={handleClick} isOn />);
  expect(screen.getByRole("button", { name: "Sud", pressed: true })).toBeTruthy();
  await expectAccessible();
});

test("a filter to take off is named by what a press does, and is no toggle", async () => {
  draw(<Chip text="Sud" onClick={vi.fn()} isOn isRemovable actionLabel="Zrušit filtr Sud" />);
  const chip = screen.getByRole("button", { name: "Zrušit filtr Sud" });
  expect(chip.hasAttribute("aria-pressed")).toBe(false);
  await expectAccessible();
});

test("a chip that only does something is an ordinary button", () => {
  draw(<Chip text="Celá paleta" icon="plus" onClick={vi.fn()} />);
  expect(screen.getByRole("button", { name: "Celá paleta" }).hasAttribute("aria-pressed")).toBe(false);
});
