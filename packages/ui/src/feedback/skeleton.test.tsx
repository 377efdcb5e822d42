import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { LiveRegion } from "./live-region.tsx";
import { Skeleton, SkeletonRows } from "./skeleton.tsx";

test("a stand-in is hidden from who listens", () => {
  const { container } = draw(<Skeleton shape="picture" width="full" />);
  expect(container.querySelectorAll("[aria-hidden='true']")).toHaveLength(1);
  expect(container.textContent).toBe("");
});

test("a list that is loading says so, and has as many rows as it is told", async () => {
  const { container } = draw(<SkeletonRows label="Načítáme objednávky" rows={4} />);
  const status = screen.getByRole("status", { name: "Načítáme objednávky" });
  expect(status.children).toHaveLength(4);
  expect(container.textContent).toBe("");
  await expectAccessible();
});

test.each([
  { isUrgent: false, role: "status", live: "polite" },
  { isUrgent: true, role: "alert", live: "assertive" },
] as const)("what changes is said aloud: urgent $isUrgent is $live", async ({ isUrgent, role, live }) => {
  const { rerender } = draw(<LiveRegion message="" isUrgent={isUrgent} />);
  const region = screen.getByRole(role);
  expect(region.getAttribute("aria-live")).toBe(live);
  rerender(<LiveRegion message="Přidáno do košíku." isUrgent={isUrgent} />);
  expect(screen.getByRole(role)).toBe(region);
  expect(region.textContent).toBe("Přidáno do košíku.");
  await expectAccessible();
});
