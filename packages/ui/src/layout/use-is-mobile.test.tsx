import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { setWindowWidth } from "../testing/window-width.ts";
import { BREAKPOINTS } from "./breakpoints.ts";
import { useIsMobile } from "./use-is-mobile.ts";

function Device() {
  return <output>{useIsMobile() ? "mobil" : "počítač"}</output>;
}

test("CONST-07 OP-32 the widths of the seeds, by their names", () => {
  expect(BREAKPOINTS).toEqual({ xs: 576, sm: 768, md: 992, xl: 1200, xxl: 1400 });
  draw(<Device />);
  setWindowWidth(BREAKPOINTS.sm);
  expect(screen.getByRole("status").textContent).toBe("mobil");
});

test.each([
  { width: 320, device: "mobil" },
  { width: 768, device: "mobil" },
  { width: 769, device: "počítač" },
  { width: 1920, device: "počítač" },
])(
  "LAYOUT-35 CONST-08 CONST-29 a window of $width px is a $device, and follows the window",
  ({ width, device }) => {
    draw(<Device />);
    setWindowWidth(width);
    expect(screen.getByRole("status").textContent).toBe(device);
  },
);
