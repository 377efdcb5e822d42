import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { FloorPlan } from "./floor-plan.tsx";

/** The heights of what is drawn in a look. */
function heights(look: string): readonly number[] {
  return [...screen.getByRole("img").querySelectorAll(`:scope > .${look}, :scope > g > .${look}`)].map(
    (rect) => Number(rect.getAttribute("height")),
  );
}

test("is one picture, told in words", async () => {
  draw(<FloorPlan label="17,4 z 33 palet" places={33} filled={17.4} />);
  expect(screen.getByRole("img", { name: "17,4 z 33 palet" })).toBeTruthy();
  await expectAccessible();
});

test.each([
  { places: 33, filled: 17.4, full: 17, partial: 1 },
  { places: 33, filled: 33, full: 33, partial: 0 },
  { places: 33, filled: 40, full: 33, partial: 0 },
  { places: 12, filled: 6.1, full: 6, partial: 1 },
  { places: 6, filled: 0, full: 0, partial: 0 },
  { places: 1, filled: 0.5, full: 0, partial: 1 },
])("$filled on a floor of $places places draws $full full places and $partial partial", (plan) => {
  draw(<FloorPlan label="x" places={plan.places} filled={plan.filled} />);
  const floors = heights("fill-void");
  const loads = heights("fill-amber");
  expect(floors).toHaveLength(plan.places);
  expect(loads.filter((height) => height === floors[0])).toHaveLength(plan.full);
  expect(loads.filter((height) => height !== floors[0])).toHaveLength(plan.partial);
});

describe("what is not simply there", () => {
  const drawn = () => screen.getByRole("img").innerHTML;

  test("what is only proposed is hatched", () => {
    const { rerender } = draw(<FloorPlan label="x" places={6} filled={2} proposed={2} />);
    const hatched = () => [...drawn().matchAll(/fill="url\(#/gu)].length;
    expect(hatched()).toBe(2);
    rerender(<FloorPlan label="x" places={6} filled={2} />);
    expect(hatched()).toBe(0);
  });

  test("two pictures on one page do not share their hatch", () => {
    draw(
      <>
        <FloorPlan label="a" places={6} filled={2} proposed={2} />
        <FloorPlan label="b" places={6} filled={2} proposed={2} />
      </>,
    );
    const ids = [...document.querySelectorAll("pattern")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  test("a place that is missing is dashed", () => {
    draw(<FloorPlan label="x" places={6} filled={6} missing={3} />);
    expect([...drawn().matchAll(/stroke-dasharray/gu)].length).toBeGreaterThan(0);
  });

  test.each(["neutral", "good", "over"] as const)("%s, outlined or dark, keeps its name", (tone) => {
    draw(
      <FloorPlan
        label={tone}
        places={14}
        filled={3}
        tone={tone}
        kind="outline"
        surface="dark"
        size="large"
      />,
    );
    expect(screen.getByRole("img", { name: tone })).toBeTruthy();
  });
});
