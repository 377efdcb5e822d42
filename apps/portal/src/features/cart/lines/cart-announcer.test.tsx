import { act, screen } from "@testing-library/react";
import { loadTexts } from "@vycep/shell/words/i18n";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announceLine } from "./announce-line.ts";
import { CartAnnouncer } from "./cart-announcer.tsx";

beforeEach(async () => {
  await loadTexts(["products"], "cs");
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const change = (sku: string, name: string) => act(() => announceLine(sku, name));
const later = () => act(() => vi.advanceTimersByTimeAsync(700));
const said = () => screen.getByRole("status").textContent;

test("C24 a burst of changes is told once, when it has come to its end", async () => {
  draw(<CartAnnouncer cart={undefined} />);
  change("100112", "Desítka");
  await act(() => vi.advanceTimersByTimeAsync(699));
  change("100101", "Jedenáctka");
  await act(() => vi.advanceTimersByTimeAsync(699));
  expect(said()).toBe("");
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(said()).toContain("Jedenáctka");
});

test("C24 a page that opens later says nothing of what was changed before it", async () => {
  change("100112", "Desítka");
  draw(<CartAnnouncer cart={undefined} />);
  await later();
  expect(said()).toBe("");
  change("100112", "Desítka");
  await later();
  expect(said()).toContain("Desítka");
});
