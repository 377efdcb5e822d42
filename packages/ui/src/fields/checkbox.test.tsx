import { screen } from "@testing-library/react";
import { createRef, useState } from "react";
import { expect, test, vi } from "vitest";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { Checkbox } from "./checkbox.tsx";

test("is named by its label, and a click on the label or the space bar turns it", async () => {
  const { user } = draw(<Checkbox label="Sud" count={34} />);
  const box = screen.getByRole("checkbox", { name: /^Sud/u, checked: false });
  await user.click(screen.getByText("Sud"));
  expect(box).toHaveProperty("checked", true);
  await user.keyboard("[Space]");
  expect(box).toHaveProperty("checked", false);
  await expectAccessible();
});

test("the form that holds its value decides", async () => {
  const Held = () => {
    const [isOn, setOn] = useState(true);
    return <Checkbox label="Sud" checked={isOn} onChange={(event) => setOn(event.target.checked)} />;
  };
  const { user } = draw(<Held />);
  await user.click(screen.getByRole("checkbox", { name: "Sud", checked: true }));
  expect(screen.getByRole("checkbox", { name: "Sud", checked: false })).toBeTruthy();
});

test("some of what is below it: neither on nor off, and no longer so when all are", () => {
  const { rerender } = draw(<Checkbox label="Všechny obaly" isMixed />);
  expect(screen.getByRole("checkbox", { name: "Všechny obaly" })).toHaveProperty("indeterminate", true);
  rerender(<Checkbox label="Všechny obaly" />);
  expect(screen.getByRole("checkbox", { name: "Všechny obaly" })).toHaveProperty("indeterminate", false);
});

test("what is wrong and its hint describe it", async () => {
  draw(<Checkbox label="Souhlasím" hint="Podmínky použití" error="Bez souhlasu to nejde." />);
  const box = screen.getByRole("checkbox", {
    name: /^Souhlasím/u,
    description: "Bez souhlasu to nejde. Podmínky použití",
  });
  expect(box.getAttribute("aria-invalid")).toBe("true");
  await expectAccessible();
});

test("a hidden label names it all the same", async () => {
  draw(<Checkbox label="Vybrat řádek 4700102117" isLabelHidden />);
  expect(screen.getByRole("checkbox", { name: "Vybrat řádek 4700102117" })).toBeTruthy();
  await expectAccessible();
});

test("a disabled one takes nothing", async () => {
  const handleChange = vi.fn();
  const { user } = draw(<Checkbox label="Vypnuté" disabled onChange={handleChange} />);
  await user.click(screen.getByText("Vypnuté"));
  expect(handleChange).not.toHaveBeenCalled();
  await expectAccessible();
});

test("hands its input out, to a ref of either kind", () => {
  const held = createRef<HTMLInputElement>();
  const called = vi.fn();
  draw(
    <>
      <Checkbox label="a" ref={held} />
      <Checkbox label="b" ref={called} />
    </>,
  );
  expect(held.current).toBe(screen.getByRole("checkbox", { name: "a" }));
  expect(called).toHaveBeenCalledWith(screen.getByRole("checkbox", { name: "b" }));
});
