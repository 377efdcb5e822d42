import { machineTimers, type Timers } from "@vycep/shell/clock/clock";
import { useEffect, useState } from "react";

const stillness = "(prefers-reduced-motion: reduce)";

interface Rotation {
  readonly at: number;
  readonly show: (index: number) => void;
  readonly isPaused: boolean;
  readonly setPaused: (isPaused: boolean) => void;
  /** Somebody points at it or is in it with the keyboard: it waits. */
  readonly setHeld: (isHeld: boolean) => void;
}

/**
 * Shows one of several after the other, each for so many seconds (OP-126). It stands still while somebody looks closer,
 * has paused it, or wants no motion at all.
 */
export function useRotation(count: number, seconds: number, timers: Timers = machineTimers): Rotation {
  const [shown, show] = useState(0);
  const [isPaused, setPaused] = useState(() => window.matchMedia(stillness).matches);
  const [isHeld, setHeld] = useState(false);
  const at = shown < count ? shown : 0;
  const turns = count > 1 && !isPaused && !isHeld;
  useEffect(
    function turnByItself() {
      return turns ? timers.after(seconds * 1000, () => show((at + 1) % count)) : undefined;
    },
    [turns, at, count, seconds, timers],
  );
  return { at, show, isPaused, setPaused, setHeld };
}
