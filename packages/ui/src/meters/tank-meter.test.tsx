import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { CountdownRing } from "./countdown-ring.tsx";
import { TankMeter } from "./tank-meter.tsx";

const marks = [0, 500, 1000].map((at) => ({ at, text: String(at) }));

function beerWidth(): number {
  return Number(screen.getByRole("img").querySelector(".fill-amber")?.getAttribute("width"));
}

test("a tank is one picture, told in words, with its marks", async () => {
  draw(<TankMeter label="500 z 1 000 l" value={500} max={1000} marks={marks} />);
  const tank = screen.getByRole("img", { name: "500 z 1 000 l" });
  expect(
    within(tank)
      .getAllByText(/^\d+$/u)
      .map((mark) => mark.textContent),
  ).toEqual(["0", "500", "1000"]);
  await expectAccessible();
});

test.each([
  { value: 0, max: 1000, share: 0 },
  { value: 250, max: 1000, share: 0.25 },
  { value: 1000, max: 1000, share: 1 },
  { value: 1800, max: 1000, share: 1 },
  { value: -20, max: 1000, share: 0 },
  { value: 20, max: 0, share: 0 },
])("$value of $max fills $share of the tank", ({ value, max, share }) => {
  const { rerender } = draw(<TankMeter label="x" value={1} max={1} marks={marks} />);
  const whole = beerWidth();
  rerender(<TankMeter label="x" value={value} max={max} marks={marks} tone="over" />);
  expect(beerWidth() / whole).toBeCloseTo(share, 6);
});

test("a countdown is a timer whose seconds are not read out", async () => {
  draw(<CountdownRing text="0:47" left={0.78} />);
  const timer = screen.getByRole("timer");
  expect(timer.getAttribute("aria-live")).toBe("off");
  expect(timer.textContent).toBe("0:47");
  await expectAccessible();
});

test.each([
  { left: 1.4, drawn: 1 },
  { left: 0.5, drawn: 0.5 },
  { left: -1, drawn: 0 },
])("$left that is left draws $drawn of the ring", ({ left, drawn }) => {
  draw(<CountdownRing text="0:47" left={left} />);
  const dashes =
    screen.getByRole("timer").querySelectorAll("circle")[1]?.getAttribute("stroke-dasharray") ?? "";
  const [line = Number.NaN, round = Number.NaN] = dashes.split(" ").map(Number);
  expect(line / round).toBeCloseTo(drawn, 6);
});
