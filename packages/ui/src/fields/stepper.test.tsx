import { screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { Stepper, type StepperProps } from "./stepper.tsx";

const texts = {
  label: "Palety",
  context: "Lipovrch 11",
  decreaseLabel: "Ubrat",
  increaseLabel: "Přidat",
  wholeNumberError: "Zadejte celé číslo.",
};

interface HeldProps extends Partial<StepperProps> {
  readonly start?: number;
  readonly told?: (value: number) => void;
}

function Held({ start = 2, told, ...props }: HeldProps) {
  const [value, setValue] = useState(start);
  return (
    <Stepper
      {...texts}
      {...props}
      value={value}
      onChange={(next) => {
        told?.(next);
        setValue(next);
      }}
    />
  );
}

function drawStepper(props: HeldProps = {}) {
  const told = vi.fn();
  const { user } = draw(<Held {...props} told={told} />);
  const field = screen.getByRole("spinbutton", { name: "Palety, Lipovrch 11" });
  return { user, told, field, now: () => field.getAttribute("aria-valuenow") };
}

test.each(["dense", "normal", "large"] as const)(
  "%s: is named by what is counted and where",
  async (size) => {
    const { field, now } = drawStepper({ size, hint: "= 40", max: 33 });
    expect(now()).toBe("2");
    expect(field.getAttribute("aria-valuemin")).toBe("0");
    expect(field.getAttribute("aria-valuemax")).toBe("33");
    expect(screen.getByRole("spinbutton", { description: "= 40" })).toBe(field);
    await expectAccessible();
  },
);

describe("stepping", () => {
  test("buttons and arrows step at once and stop at both ends", async () => {
    const { user, field, now } = drawStepper({ max: 4 });
    await user.click(screen.getByRole("button", { name: "Přidat" }));
    expect(now()).toBe("3");
    await user.click(field);
    await user.keyboard("{ArrowUp}{ArrowUp}");
    expect(now()).toBe("4");
    expect(screen.getByRole("button", { name: "Přidat" }).getAttribute("aria-disabled")).toBe("true");
    await user.keyboard("{ArrowDown>6/}");
    expect(now()).toBe("0");
    expect(screen.getByRole("button", { name: "Ubrat" }).getAttribute("aria-disabled")).toBe("true");
    await user.click(screen.getByRole("button", { name: "Ubrat" }));
    expect(now()).toBe("0");
  });

  test("starts from what is being typed", async () => {
    const { user, field, told } = drawStepper();
    await user.type(field, "20{ArrowUp}", { initialSelectionStart: 0, initialSelectionEnd: 1 });
    expect(told).toHaveBeenLastCalledWith(21);
  });

  test("what is above the limit already is not pulled down by a step up", async () => {
    const { user, told, field } = drawStepper({ start: 40, max: 33 });
    await user.click(field);
    await user.keyboard("{ArrowUp}");
    expect(told).not.toHaveBeenCalled();
    await user.keyboard("{ArrowDown}");
    expect(told).toHaveBeenLastCalledWith(39);
  });

  test("a number that is not taken does not stay", async () => {
    const { user } = draw(<Stepper {...texts} value={40} onChange={vi.fn()} />);
    const field = screen.getByRole("spinbutton");
    await user.click(field);
    await user.keyboard("{ArrowUp}");
    expect(field).toHaveProperty("value", "40");
  });

  test("its buttons are no stops of the Tab key", async () => {
    const { user, field } = drawStepper();
    await user.tab();
    expect(document.activeElement).toBe(field);
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });
});

describe("typing", () => {
  test("focus selects all, Enter commits, keeps the focus and tells that it did", async () => {
    const handleEnter = vi.fn();
    const { user, field, told, now } = drawStepper({ onEnter: handleEnter });
    await user.click(field);
    await user.keyboard("15");
    expect(field).toHaveProperty("value", "15");
    expect(now()).toBe("2");
    await user.keyboard("{Enter}");
    expect(told).toHaveBeenCalledExactlyOnceWith(15);
    expect(handleEnter).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(field);
    expect(field).toHaveProperty("selectionEnd", 2);
  });

  test("leaving commits once, and nothing when nothing has changed", async () => {
    const { user, field, told } = drawStepper();
    await user.click(field);
    await user.tab();
    expect(told).not.toHaveBeenCalled();
    await user.click(field);
    await user.keyboard("7");
    await user.tab();
    expect(told).toHaveBeenCalledExactlyOnceWith(7);
  });

  test("Escape takes back what was typed, and only then leaves what is around it alone", async () => {
    const handleEscape = vi.fn();
    const { user } = draw(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for the dialog around the field
      <div onKeyDown={(event) => event.key === "Escape" && handleEscape()}>
        <Held />
      </div>,
    );
    const field = screen.getByRole("spinbutton");
    await user.click(field);
    await user.keyboard("99{Escape}");
    expect(field).toHaveProperty("value", "2");
    expect(handleEscape).not.toHaveBeenCalled();
    await user.keyboard("{Escape}");
    expect(handleEscape).toHaveBeenCalledTimes(1);
  });

  test.each([
    { typed: "{Delete}", value: 0 },
    { typed: "1 200", value: 1200 },
    { typed: "007", value: 7 },
  ])("$typed is $value", async ({ typed, value }) => {
    const { user, field, told } = drawStepper();
    await user.click(field);
    await user.keyboard(`${typed}{Enter}`);
    expect(told).toHaveBeenCalledExactlyOnceWith(value);
  });

  test.each(["2,5", "abc", "-3", "1234567890"])(
    "%s is no whole number: it says so and stays uncommitted",
    async (typed) => {
      const handleEnter = vi.fn();
      const { user, field, told } = drawStepper({ onEnter: handleEnter });
      await user.click(field);
      await user.keyboard(`${typed}{Enter}`);
      expect(field).toBe(screen.getByRole("spinbutton", { description: "Zadejte celé číslo." }));
      expect(field.getAttribute("aria-invalid")).toBe("true");
      expect(told).not.toHaveBeenCalled();
      expect(handleEnter).not.toHaveBeenCalled();
      await expectAccessible();
    },
  );
});

test("its error describes it", async () => {
  const { field } = drawStepper({ error: "Nejvýše 33 palet." });
  expect(field).toBe(screen.getByRole("spinbutton", { description: "Nejvýše 33 palet." }));
  await expectAccessible();
});

test("with a reason against it, it can be reached, says why and takes nothing", async () => {
  const { user, field, told } = drawStepper({ disabledReason: "Tento den nevozíme tank." });
  await user.tab();
  expect(document.activeElement).toBe(field);
  expect(field).toBe(screen.getByRole("spinbutton", { description: "Tento den nevozíme tank." }));
  await user.keyboard("9{ArrowUp}{Enter}");
  await user.click(screen.getByRole("button", { name: "Přidat" }));
  expect(told).not.toHaveBeenCalled();
  expect(field).toHaveProperty("value", "2");
  await expectAccessible();
});

describe("a number that is proposed", () => {
  const ghost = (accepted: () => void) => ({ value: 7, hint: "Minule 7, přijme Enter", onAccept: accepted });

  test("stands there and counts nothing, until Enter accepts it", async () => {
    const accepted = vi.fn();
    const { user, field, now, told } = drawStepper({ start: 0, ghost: ghost(accepted) });
    expect(field.getAttribute("placeholder")).toBe("7");
    expect(screen.getByRole("spinbutton", { description: "Minule 7, přijme Enter" })).toBe(field);
    field.focus();
    await user.tab();
    expect([now(), told.mock.calls, accepted.mock.calls]).toEqual(["0", [], []]);
    field.focus();
    await user.keyboard("{Enter}");
    expect(accepted).toHaveBeenCalledTimes(1);
  });

  test("gives way to what is typed or stepped, a nought as well", async () => {
    const accepted = vi.fn();
    const { user, field, now } = drawStepper({ start: 0, ghost: ghost(accepted) });
    field.focus();
    await user.keyboard("0{Enter}");
    expect(now()).toBe("0");
    await user.keyboard("{ArrowUp}");
    expect(now()).toBe("1");
    await user.keyboard("{Enter}");
    expect(accepted).not.toHaveBeenCalled();
  });
});
