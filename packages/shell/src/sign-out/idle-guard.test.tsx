import { act, fireEvent, screen } from "@testing-library/react";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadTexts } from "../words/i18n.ts";
import { IdleDialog } from "./idle-dialog.tsx";
import { IdleGuard } from "./idle-guard.tsx";

const minute = 60_000;
const question = () => screen.queryByRole("alertdialog", { name: "Jste tu ještě?" });

beforeAll(async () => {
  await loadTexts(["identity", "shell"], "cs");
  // The dialog is fetched once, before time stands still.
  await import("./idle-dialog.tsx");
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("SESSION-22 nothing is asked while somebody does something", async () => {
  draw(<IdleGuard />);
  for (let passed = 0; passed < 20; passed += 1) {
    await pass(minute);
    fireEvent.keyDown(document.body, { key: "a" });
  }
  expect(question()).toBeNull();
});

test("SESSION-21 a minute before the end it is asked whether somebody is there, and any key says so", async () => {
  draw(<IdleGuard />);
  await pass(14 * minute + 2_000);
  expect(question()).not.toBeNull();
  fireEvent.keyDown(document.body, { key: "a" });
  await pass(2_000);
  expect(question()).toBeNull();
});

test("the question says how long is left, and both answers are buttons", async () => {
  const handleSignOut = vi.fn();
  draw(<IdleDialog leftMs={42_000} left={0.7} onSignOut={handleSignOut} />);
  expect(screen.getByRole("alertdialog").textContent).toContain("0:42");
  fireEvent.click(screen.getByRole("button", { name: /^Odhlásit\sse$/u }));
  expect(handleSignOut).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("button", { name: /Zůstat/u })).toBeTruthy();
});
