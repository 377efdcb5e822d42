import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { Totals } from "./totals.tsx";

const rows = [
  { label: "Zboží bez DPH", value: "48 651 Kč" },
  { label: "z toho slevy", value: "−1 122 Kč", tone: "saving", isPart: true },
  { label: "Zboží s DPH", value: "58 868 Kč", isSubtotal: true },
] as const;

test("sums in their order, the total last", async () => {
  draw(<Totals rows={rows} total={{ label: "Celkem k úhradě", value: "93 396 Kč" }} />);
  const labels = screen.getAllByRole("term").map((term) => term.textContent);
  expect(labels).toEqual(["Zboží bez DPH", "z toho slevy", "Zboží s DPH", "Celkem k úhradě"]);
  expect(screen.getAllByRole("definition").at(-1)?.textContent).toBe("93 396 Kč");
  await expectAccessible();
});

test("without a total there is none", () => {
  draw(<Totals rows={rows} />);
  expect(screen.getAllByRole("term")).toHaveLength(3);
});
