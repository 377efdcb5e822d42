import { act, screen, waitFor } from "@testing-library/react";
import { machineTimers } from "@vycep/shell/clock/clock";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { named } from "../testing/find.ts";
import { api, cart, openPortal, quiet, withPortal } from "../testing/portal-page.tsx";
import { followDay } from "./follow-day.ts";

withPortal();

const keg = "Lipovrch 10 světlé výčepní, sud KEG 50 l";
const amount = () => screen.getByRole<HTMLInputElement>("spinbutton", { name: named(`Sudy, ${keg}`) }).value;

let stop = () => {};
/** What waits for the day to turn, and for how long; other timers of the page run on. */
let waiting: { readonly ms: number; readonly tick: () => void } | undefined;
let isWatched = false;
function watching<Answer>(work: () => Answer): Answer {
  isWatched = true;
  try {
    return work();
  } finally {
    isWatched = false;
  }
}
const tick = () => act(() => watching(() => waiting?.tick()));
beforeEach(() => {
  const after = machineTimers.after;
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.spyOn(machineTimers, "after").mockImplementation((ms, tick) => {
    if (!isWatched) return after(ms, tick);
    waiting = { ms, tick };
    return () => {};
  });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

async function openCartAt(at: string) {
  vi.setSystemTime(Date.parse(at));
  cart.setElsewhere("100112", 6);
  await openPortal("/cart");
  await screen.findByRole("heading", { name: named("Košík: Restaurace U Modré hvězdy") });
  await quiet();
  stop = watching(followDay);
  expect(amount()).toBe("6");
}
const datesAsked = () => api.count("GetDeliveryAvailableDate");

test("C19 a cart that stays open over midnight is asked for anew when the day turns, and its days with it", async () => {
  await openCartAt("2026-11-23T22:59:30Z");
  // Thirty seconds, and ten more so that not everybody asks at the stroke.
  expect(waiting?.ms).toBeCloseTo(40_000, -3);
  const before = datesAsked();
  cart.setElsewhere("100112", 7);
  tick();
  await quiet();
  expect(amount()).toBe("6");
  vi.setSystemTime(Date.parse("2026-11-23T23:00:10Z"));
  tick();
  await waitFor(() => expect(amount()).toBe("7"));
  await waitFor(() => expect(datesAsked()).toBeGreaterThan(before));
});

test("C19 what nobody sees is asked for on the day on which somebody looks again", async () => {
  await openCartAt("2026-11-23T21:50:00Z");
  // An hour at most: on some days there is one more or less.
  expect(waiting?.ms).toBeCloseTo(3_610_000, -3);
  vi.setSystemTime(Date.parse("2026-11-23T22:50:00Z"));
  const before = datesAsked();
  const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  vi.setSystemTime(Date.parse("2026-11-23T23:05:00Z"));
  tick();
  await quiet();
  expect(datesAsked()).toBe(before);
  seen.mockReturnValue("visible");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(datesAsked()).toBeGreaterThan(before));
});
