import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { Meter } from "./meter.tsx";

test("says what is measured, how much of how much, and in words", async () => {
  draw(
    <Meter
      label="Objem"
      value={2692}
      max={3500}
      valueText="2 692 z 3 500 Kč"
      fromText="0"
      toText="3 500 Kč"
      tick={3000}
    />,
  );
  const meter = screen.getByRole("meter", { name: "Objem" });
  const said = ["valuemin", "valuenow", "valuemax", "valuetext"].map((name) =>
    meter.getAttribute(`aria-${name}`),
  );
  expect(said).toEqual(["0", "2692", "3500", "2 692 z 3 500 Kč"]);
  expect(screen.getByText("3 500 Kč")).toBeTruthy();
  await expectAccessible();
});

test.each([
  { value: 50, max: 100, now: "50", width: "50%" },
  { value: 150, max: 100, now: "100", width: "100%" },
  { value: -5, max: 100, now: "0", width: "0%" },
  { value: 5, max: 0, now: "0", width: "0%" },
])("$value of $max is filled to $width and never beyond", ({ value, max, now, width }) => {
  draw(<Meter label="x" value={value} max={max} valueText="x" tone="over" surface="dark" size="thin" />);
  const meter = screen.getByRole("meter");
  expect(meter.getAttribute("aria-valuenow")).toBe(now);
  expect(meter.querySelector("span")?.style.width).toBe(width);
});

test("the tick stands at its share, and at the end when it lies beyond", () => {
  const { rerender } = draw(<Meter label="x" value={1} max={24} valueText="x" tick={6} />);
  const tick = () => screen.getByRole("meter").querySelectorAll("span")[1];
  expect(tick()?.style.left).toBe("25%");
  rerender(<Meter label="x" value={1} max={24} valueText="x" tick={48} />);
  expect(tick()?.style.left).toBe("100%");
});
