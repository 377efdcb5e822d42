import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { Switch } from "./switch.tsx";

test("a switch says what it is, and is turned by its whole row and by keyboard", async () => {
  const onChange = vi.fn();
  draw(<Switch label="Katalog" hint="vypnuto v roli" isOn={false} onChange={onChange} />);
  const box = screen.getByRole("switch", { name: /Katalog/ });
  expect(box.getAttribute("aria-checked")).toBe("false");
  await userEvent.click(screen.getByText("vypnuto v roli"));
  box.focus();
  await userEvent.keyboard(" ");
  expect(onChange.mock.calls).toEqual([[true], [true]]);
  await expectAccessible();
});

test("one that may not be turned stays as it is", async () => {
  const onChange = vi.fn();
  draw(<Switch label="Katalog" isOn isDisabled onChange={onChange} />);
  await userEvent.click(screen.getByRole("switch"));
  expect(onChange).not.toHaveBeenCalled();
});
