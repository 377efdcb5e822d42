import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { isShown } from "../testing/popovers.ts";
import { IconButton } from "./icon-button.tsx";

test("is named by its label, which its bubble shows to who comes by the keyboard", async () => {
  const handleClick = vi.fn();
  const { user } = draw(<IconButton icon="trash" label="Odebrat" onClick={handleClick} />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Odebrat" }));
  expect(isShown(screen.getByText("Odebrat"))).toBe(true);
  await user.keyboard("{Enter}");
  expect(handleClick).toHaveBeenCalledTimes(1);
  await expectAccessible();
});

test("a toggle says whether it is pressed", async () => {
  const { rerender } = draw(<IconButton icon="heart" label="Oblíbené" isPressed={false} />);
  expect(screen.getByRole("button", { name: "Oblíbené", pressed: false })).toBeTruthy();
  rerender(<IconButton icon="heart" label="Oblíbené" isPressed />);
  expect(screen.getByRole("button", { name: "Oblíbené", pressed: true })).toBeTruthy();
  await expectAccessible();
});

test.each([
  { state: "with a reason against it", props: { disabledReason: "Nejdřív vyberte den." } },
  { state: "while busy", props: { isBusy: true } },
])("$state it can be reached and does nothing", async ({ props }) => {
  const handleClick = vi.fn();
  const { user } = draw(<IconButton icon="plus" label="Přidat" onClick={handleClick} {...props} />);
  await user.tab();
  const button = screen.getByRole("button", { name: "Přidat" });
  expect(document.activeElement).toBe(button);
  await user.keyboard("{Enter}");
  await user.click(button);
  expect(handleClick).not.toHaveBeenCalled();
  expect(button.getAttribute("aria-disabled")).toBe("true");
  await expectAccessible();
});

test("the reason describes it, and a tap shows it", async () => {
  const { user } = draw(<IconButton icon="plus" label="Přidat" disabledReason="Nejdřív vyberte den." />);
  await user.click(screen.getByRole("button", { name: "Přidat", description: "Nejdřív vyberte den." }));
  expect(isShown(screen.getByText("Nejdřív vyberte den."))).toBe(true);
});

test("while busy it says so", () => {
  draw(<IconButton icon="plus" label="Přidat" isBusy />);
  expect(screen.getByRole("button", { name: "Přidat", busy: true })).toBeTruthy();
});
