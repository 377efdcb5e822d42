import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { ProgressSteps } from "./progress-steps.tsx";

test("how far along: what is done leads back, the current step is marked, what is ahead is only written", async () => {
  draw(
    <ProgressSteps
      label="Postup objednávky"
      doneLabel="hotovo"
      steps={[
        { title: "1/3 Kontrola obsahu", note: "7 položek", state: "done", href: "/cart" },
        { title: "2/3 Dodání", state: "current" },
        { title: "3/3 Platba", state: "ahead" },
      ]}
    />,
  );
  const steps = within(screen.getByRole("list", { name: "Postup objednávky" })).getAllByRole("listitem");
  expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([null, "step", null]);
  expect(screen.getByRole("link", { name: /^hotovo\s*1\/3 Kontrola obsahu$/u }).getAttribute("href")).toBe(
    "/cart",
  );
  expect(screen.getAllByRole("link")).toHaveLength(1);
  expect(screen.getByText("7 položek")).toBeTruthy();
  await expectAccessible();
});
