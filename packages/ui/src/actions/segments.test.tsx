import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { Segments } from "./segments.tsx";

test("one of the segments is pressed, and another is picked by keys", async () => {
  const handlePick = vi.fn();
  const options = [
    { id: "usual", label: "Obvyklé" },
    { id: "all", label: "Vše" },
  ] as const;
  const { user } = draw(<Segments label="Které zboží" options={options} value="all" onPick={handlePick} />);
  expect(screen.getByRole("button", { name: "Vše", pressed: true })).toBeTruthy();
  await user.tab();
  await user.keyboard("{Enter}");
  expect(handlePick).toHaveBeenCalledExactlyOnceWith("usual");
  await expectAccessible();
});
