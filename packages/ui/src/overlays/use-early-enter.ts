import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from "react";

interface EarlyEnter {
  /** What stands in the field. */
  readonly value: string;
  /** The answer to it is under way, and the list shows that of before. */
  readonly isBusy: boolean;
  /** Opens what leads the list. */
  readonly openFirst: () => void;
}

/**
 * Enter that is pressed before the answer is there opens nothing of the answer before: it waits, and opens what the answer
 * begins with. Who walked through what is shown has seen it, and gets it; who types on takes the Enter back. Where the answer came
 * and nothing of it is marked yet, it opens what the answer begins with, too.
 *
 * Given to the field as its `onKeyDownCapture`.
 */
export function useEarlyEnter({ value, isBusy, openFirst }: EarlyEnter) {
  const waitsFor = useRef<string>(undefined);
  const walkedIn = useRef<string>(undefined);
  const answer = useEffectEvent(() => {
    const isWanted = waitsFor.current === value;
    waitsFor.current = undefined;
    if (isWanted) openFirst();
  });
  useEffect(
    function openWhatWasWaitedFor() {
      if (!isBusy) answer();
    },
    [isBusy],
  );
  return (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") walkedIn.current = value;
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    const isLed = event.currentTarget.hasAttribute("aria-activedescendant");
    if (isBusy ? walkedIn.current === value : isLed || value.trim() === "") return;
    event.preventDefault();
    event.stopPropagation();
    if (isBusy) waitsFor.current = value;
    else openFirst();
  };
}
