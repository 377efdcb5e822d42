import { screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { isShown } from "../testing/popovers.ts";
import { Button } from "./button.tsx";

const button = () => screen.getByRole("button", { name: "Odeslat" });

test("is pressed by a click, by Enter and by the space bar", async () => {
  const handleClick = vi.fn();
  const { user } = draw(<Button onClick={handleClick}>Odeslat</Button>);
  await user.click(button());
  await user.keyboard("{Enter}[Space]");
  expect(handleClick).toHaveBeenCalledTimes(3);
  await expectAccessible();
});

test("sends its form only when it is told to", async () => {
  const handleSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const { user } = draw(
    <form onSubmit={handleSubmit}>
      <Button>Odeslat</Button>
      <Button type="submit">Uložit</Button>
    </form>,
  );
  await user.click(button());
  expect(handleSubmit).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Uložit" }));
  expect(handleSubmit).toHaveBeenCalledTimes(1);
});

test("while busy it keeps its name and its place among the stops, and takes no second press", async () => {
  const handleClick = vi.fn();
  const { user } = draw(
    <Button isBusy onClick={handleClick}>
      Odeslat
    </Button>,
  );
  await user.tab();
  expect(document.activeElement).toBe(button());
  await user.keyboard("{Enter}");
  await user.click(button());
  expect(handleClick).not.toHaveBeenCalled();
  expect(button().getAttribute("aria-busy")).toBe("true");
  expect(button().getAttribute("aria-disabled")).toBe("true");
  await expectAccessible();
});

describe("with a reason against it", () => {
  const reason = "Do minima chybí 808 Kč.";

  test("it can be reached, says why and does nothing, not even send its form", async () => {
    const handleSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    const { user } = draw(
      <form onSubmit={handleSubmit}>
        <Button type="submit" disabledReason={reason}>
          Odeslat
        </Button>
      </form>,
    );
    await user.tab();
    const disabled = screen.getByRole("button", { name: "Odeslat", description: reason });
    expect(document.activeElement).toBe(disabled);
    expect(disabled.getAttribute("aria-disabled")).toBe("true");
    expect(disabled.hasAttribute("disabled")).toBe(false);
    await user.keyboard("{Enter}");
    await user.click(disabled);
    expect(handleSubmit).not.toHaveBeenCalled();
    await expectAccessible();
  });

  test("the bubble shows on focus and on pointing, and leaves with Escape and with them", async () => {
    const { user } = draw(<Button disabledReason={reason}>Odeslat</Button>);
    const bubble = screen.getByText(reason);
    expect(isShown(bubble)).toBe(false);
    await user.tab();
    expect(isShown(bubble)).toBe(true);
    await user.keyboard("{Escape}");
    expect(isShown(bubble)).toBe(false);
    await user.hover(button());
    expect(isShown(bubble)).toBe(true);
    await user.unhover(button());
    expect(isShown(bubble)).toBe(false);
    await user.click(button());
    expect(isShown(bubble)).toBe(true);
    await user.tab();
    expect(isShown(bubble)).toBe(false);
  });

  test("the reason may stand below, and joins what already describes the button", async () => {
    draw(
      <>
        <p id="price">93 396 Kč</p>
        <Button disabledReason={reason} reasonPlace="below" aria-describedby="price">
          Odeslat
        </Button>
      </>,
    );
    expect(screen.getByRole("button", { name: "Odeslat", description: `93 396 Kč ${reason}` })).toBeTruthy();
    await expectAccessible();
  });
});
