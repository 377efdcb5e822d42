import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { BarChart } from "./bar-chart.tsx";

const parts = [
  { key: "keg", name: "Sud" },
  { key: "bottle", name: "Lahev" },
];
const bars = [
  { key: "1", label: "leden", shortLabel: "1.", parts: [4, 1], before: 8, title: "leden: 5" },
  { key: "2", label: "únor", shortLabel: "2.", parts: [0, 0], remark: "0", title: "únor: 0" },
];

test("bars stand as high as their parts come to, beside what they are held against", async () => {
  const { container } = draw(
    <BarChart label="Po měsících" parts={parts} beforeName="2025" bars={bars} formatMark={String} />,
  );
  const chart = screen.getByRole("img", { name: "Po měsících" });
  expect(chart.textContent).toContain("leden");
  const heights = [...container.querySelectorAll("svg[role=img] > g rect")].map((one) =>
    Number(one.getAttribute("height")),
  );
  const [kegs = 0, bottles = 0, before = 0] = heights;
  expect(kegs / bottles).toBeCloseTo(4);
  expect(before / (kegs + bottles)).toBeCloseTo(8 / 5);
  // Nothing is held against February.
  expect(heights).toHaveLength(5);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Sud",
    "Lahev",
    "2025",
  ]);
  await expectAccessible();
});

test("without anything to hold against there are no hollow bars", () => {
  const { container } = draw(<BarChart label="Po letech" parts={parts} bars={bars} formatMark={String} />);
  expect(container.querySelectorAll("svg[role=img] > g rect")).toHaveLength(4);
  expect(screen.queryByText("2025")).toBeNull();
});
