import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { Icon } from "./icon.tsx";
import { iconShapes } from "./icon-shapes.ts";

test("an icon is decoration unless it is given a meaning", async () => {
  const { rerender } = draw(<Icon name="cart" />);
  expect(screen.queryByRole("img")).toBeNull();
  rerender(<Icon name="check" label="hotovo" />);
  expect(screen.getByRole("img", { name: "hotovo" })).toBeTruthy();
  await expectAccessible();
});

test("is drawn in the size it is told, filled or by its line", () => {
  draw(<Icon name="heart" label="oblíbené" size="large" isFilled />);
  const icon = screen.getByRole("img", { name: "oblíbené" });
  expect(icon.getAttribute("width")).toBe("24");
  expect(icon.getAttribute("fill")).toBe("currentColor");
});

test("every icon is one path that starts with a move", () => {
  for (const [name, shape] of Object.entries(iconShapes))
    expect(shape, name).toMatch(/^[Mm][\d\s.,A-Za-z-]+$/u);
});
