import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { draw } from "../testing/draw.tsx";
import { PrintSheet } from "./print-sheet.tsx";

const print = (moment: "beforeprint" | "afterprint") => act(() => window.dispatchEvent(new Event(moment)));

test("is drawn only while the page is printed, straight into the body", () => {
  const sheet = vi.fn(() => <h1>Objednávka</h1>);
  draw(<PrintSheet>{sheet}</PrintSheet>);
  expect(sheet).not.toHaveBeenCalled();
  print("beforeprint");
  const heading = screen.getByRole("heading", { name: "Objednávka" });
  expect(heading.closest("[data-print-sheet]")?.parentElement).toBe(document.body);
  print("afterprint");
  expect(screen.queryByRole("heading", { name: "Objednávka" })).toBeNull();
});

test("what has left the page is not printed", () => {
  const { unmount } = draw(<PrintSheet>{() => <h1>Objednávka</h1>}</PrintSheet>);
  unmount();
  print("beforeprint");
  expect(screen.queryByRole("heading", { name: "Objednávka" })).toBeNull();
});
