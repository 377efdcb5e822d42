import type { Timers } from "../clock/clock.ts";
import { shellKeys } from "../storage/shell-keys.ts";
import type { BrowserStorage } from "../storage/storage.ts";
import { idleWarningMs, judgeIdle } from "./idle.ts";

export interface IdleWatch {
  readonly timers: Timers;
  readonly storage: Pick<BrowserStorage, "read" | "write" | "subscribe">;
  /** Where activity is heard: the window. */
  readonly target: Pick<EventTarget, "addEventListener" | "removeEventListener">;
  /** The warning's milliseconds left, once a second; undefined when there is nothing to warn of. */
  readonly onWarning: (leftMs: number | undefined) => void;
  readonly onOver: () => void;
}

/** What shows that somebody is there (SESSION-22) without answering the warning: it leads to the warning's buttons. */
const movements = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll"] as const;
const keysToButtons: ReadonlySet<string> = new Set(["Tab", "Shift", "Enter", " "]);

/** Moving the mouse writes to the storage that all tabs share at most this often. */
const quietMs = 1_000;

/**
 * Watches for activity in this tab and, through the shared storage, in the others. While the warning stands, any key,
 * click or tap answers it; moving the mouse or the focus gives the time back but leaves the question, so that its
 * buttons can be reached.
 */
export function watchIdle({ timers, storage, target, onWarning, onOver }: IdleWatch): () => void {
  let cancelTimer: () => void = () => undefined;
  let isWarned = false;
  let ownActivity = timers.now();

  function record(): void {
    const now = timers.now();
    if (now - ownActivity < quietMs && storage.read(shellKeys.lastActivity) !== undefined) return;
    ownActivity = now;
    storage.write(shellKeys.lastActivity, now);
  }
  function answer(): void {
    ownActivity = 0;
    record();
    isWarned = false;
    check();
  }
  function answerByKey(event: Event): void {
    if ("key" in event && keysToButtons.has(String(event.key))) record();
    else answer();
  }
  function followOtherTabs(): void {
    const last = storage.read(shellKeys.lastActivity);
    if (isWarned && last !== undefined && last > ownActivity) {
      isWarned = false;
      check();
    }
  }
  function check(): void {
    cancelTimer();
    const idle = judgeIdle(storage.read(shellKeys.lastActivity) ?? ownActivity, timers.now());
    if (idle.kind === "over") {
      stop();
      onOver();
      return;
    }
    if (idle.kind === "warning") isWarned = true;
    onWarning(isWarned ? (idle.kind === "warning" ? idle.leftMs : idleWarningMs) : undefined);
    cancelTimer = timers.after(isWarned ? Math.min(1_000, idle.nextCheckMs) : idle.nextCheckMs, check);
  }
  const unsubscribe = storage.subscribe(followOtherTabs);
  function stop(): void {
    cancelTimer();
    unsubscribe();
    target.removeEventListener("keydown", answerByKey, { capture: true });
    target.removeEventListener("click", answer);
    for (const name of movements) target.removeEventListener(name, record);
  }

  // Keys are heard before a dialog can swallow them, clicks after the button that was clicked has acted.
  target.addEventListener("keydown", answerByKey, { capture: true });
  target.addEventListener("click", answer);
  for (const name of movements) target.addEventListener(name, record, { passive: true });
  storage.write(shellKeys.lastActivity, ownActivity);
  check();
  return stop;
}
