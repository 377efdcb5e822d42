import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { Timeline } from "./timeline.tsx";

const stateLabels = { done: "hotovo", current: "právě teď", ahead: "čeká", problem: "s výhradou" };

test("each step says its state in words, and the current one is marked", async () => {
  draw(
    <Timeline
      label="Průběh"
      stateLabels={stateLabels}
      steps={[
        { title: "Přijato", note: "pá 9:58", state: "done" },
        { title: "Naloženo", state: "problem" },
        { title: "Na cestě", state: "current" },
        { title: "Doručení", state: "ahead" },
      ]}
    />,
  );
  const steps = within(screen.getByRole("list", { name: "Průběh" })).getAllByRole("listitem");
  expect(steps.map((step) => step.textContent)).toEqual([
    "hotovo: Přijatopá 9:58",
    "s výhradou: Naloženo",
    "právě teď: Na cestě",
    "čeká: Doručení",
  ]);
  expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([null, null, "step", null]);
  await expectAccessible();
});
