import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { setWindowWidth } from "../testing/window-width.ts";
import { useIsMobile } from "./use-is-mobile.ts";

function Device() {
  return <output>{useIsMobile() ? "mobil" : "počítač"}</output>;
}

test.each([
  { width: 320, device: "mobil" },
  { width: 768, device: "mobil" },
  { width: 769, device: "počítač" },
  { width: 1920, device: "počítač" },
])("LAYOUT-35 a window of $width px is a $device, and follows the window", ({ width, device }) => {
  draw(<Device />);
  setWindowWidth(width);
  expect(screen.getByRole("status").textContent).toBe(device);
});
