import { describe, expect, test } from "vitest";
import { shellKeys } from "../storage/shell-keys.ts";
import { createStorage } from "../storage/storage.ts";
import { manualTimers } from "../testing/manual-timers.ts";
import { memoryArea } from "../testing/memory-area.ts";
import { idleLimitMs, judgeIdle } from "./idle.ts";
import { watchIdle } from "./watch-idle.ts";

const minute = 60_000;

describe("SESSION-21 CONST-01 idle time", () => {
  test.each([
    [0, "active"],
    [14 * minute - 1, "active"],
    [14 * minute, "warning"],
    [15 * minute - 1, "warning"],
    [15 * minute, "over"],
    [60 * minute, "over"],
  ])("SESSION-21 CONST-01 after %d ms the session is %s", (idleMs, kind) => {
    expect(judgeIdle(1_000, 1_000 + idleMs).kind).toBe(kind);
  });

  test("a clock that was set back signs nobody out", () => {
    expect(judgeIdle(10_000_000, 0)).toEqual({ kind: "active", nextCheckMs: idleLimitMs - minute });
  });
});

describe("SESSION-22 the watch", () => {
  function watched() {
    const timers = manualTimers();
    const storage = createStorage(memoryArea(), memoryArea());
    const target = new EventTarget();
    const seen: { warning: number | undefined; isOver: boolean } = { warning: undefined, isOver: false };
    const stop = watchIdle({
      timers,
      storage,
      target,
      onWarning: (leftMs) => {
        seen.warning = leftMs;
      },
      onOver: () => {
        seen.isOver = true;
      },
    });
    const press = (key: string) => target.dispatchEvent(Object.assign(new Event("keydown"), { key }));
    return { timers, storage, target, seen, stop, press };
  }

  test("warns one minute before, counts down, and ends at fifteen minutes", () => {
    const { timers, seen } = watched();
    timers.advance(14 * minute - 1);
    expect(seen).toEqual({ warning: undefined, isOver: false });
    timers.advance(1);
    expect(seen.warning).toBe(minute);
    timers.advance(13_000);
    expect(seen.warning).toBe(47_000);
    timers.advance(47_000);
    expect(seen.isOver).toBe(true);
  });

  test.each(["a", "Escape", "ArrowDown"])(
    "the key %s dismisses the warning and gives the full time again",
    (key) => {
      const { timers, seen, press } = watched();
      timers.advance(14 * minute + 30_000);
      press(key);
      expect(seen.warning).toBeUndefined();
      timers.advance(14 * minute - 1);
      expect(seen).toEqual({ warning: undefined, isOver: false });
    },
  );

  test.each(["pointermove", "touchstart", "wheel"])(
    "%s resets the timer but leaves the question, so that its buttons can be reached",
    (name) => {
      const { timers, target, seen } = watched();
      timers.advance(14 * minute + 30_000);
      target.dispatchEvent(new Event(name));
      timers.advance(1_000);
      expect(seen.warning).toBe(minute);
      timers.advance(13 * minute);
      expect(seen.isOver).toBe(false);
    },
  );

  test("Tab and Enter reach the buttons of the warning, a click answers it", () => {
    const { timers, target, seen, press } = watched();
    timers.advance(14 * minute);
    press("Tab");
    press("Enter");
    timers.advance(1_000);
    expect(seen.warning).toBe(minute);
    target.dispatchEvent(new Event("click"));
    expect(seen.warning).toBeUndefined();
  });

  test("activity in another tab keeps this one in and closes its warning", () => {
    const { timers, storage, seen } = watched();
    timers.advance(14 * minute + 10_000);
    expect(seen.warning).toBeDefined();
    storage.write(shellKeys.lastActivity, timers.now());
    expect(seen.warning).toBeUndefined();
    timers.advance(14 * minute - 1);
    expect(seen.isOver).toBe(false);
  });

  test("stopped, it neither warns nor ends", () => {
    const { timers, seen, stop } = watched();
    stop();
    timers.advance(60 * minute);
    expect(seen).toEqual({ warning: undefined, isOver: false });
  });
});
