import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

interface EarlyEnter {
  /** What stands in the field. */
  readonly value: string;
  /** The answer to it is under way, and the list shows that of before. */
  readonly isBusy: boolean;
  /** The id of what leads the list. */
  readonly first: string | undefined;
  /** Opens the item of this id, or what leads the list. */
  readonly open: (id: string | undefined) => void;
}

/**
 * Enter that is pressed before the answer is there opens nothing of the answer before: it waits, and opens what the answer
 * begins with. Who walked through what is shown has seen it, and gets it; who types on takes the Enter back. Where the answer came
 * and nobody walked, Enter opens what the answer begins with; the mark, which may still be on its way, goes there too. It is opened
 * when the key goes down, for what is shown may be another when it comes up.
 *
 * `handleKey` is the field's `onKeyDownCapture`, `list` the `ref` of the list.
 */
export function useEarlyEnter({ value, isBusy, first, open }: EarlyEnter) {
  const list = useRef<HTMLDivElement>(null);
  const waitsFor = useRef<string>(undefined);
  const walkedIn = useRef<string>(undefined);
  const answer = useEffectEvent(() => {
    const isWanted = waitsFor.current === value;
    waitsFor.current = undefined;
    if (isWanted) open(undefined);
  });
  useEffect(
    function openWhatWasWaitedFor() {
      if (!isBusy) answer();
    },
    [isBusy],
  );
  const follow = useEffectEvent(() => {
    walkedIn.current = undefined;
    if (value === "") return;
    // What an Autocomplete of react-aria tells its list after each letter; the mark goes to the first once what is shown changes.
    const detail = { focusStrategy: "first" };
    list.current?.dispatchEvent(new CustomEvent("react-aria-focus", { bubbles: true, detail }));
  });
  useLayoutEffect(
    function markWhatLeads() {
      if (first !== undefined) follow();
    },
    [first],
  );
  const handleKey = (event: KeyboardEvent) => {
    if (walking.has(event.key)) walkedIn.current = value;
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    const marked = walkedIn.current === value ? markedFrom(event.currentTarget) : undefined;
    if (marked !== undefined) open(marked);
    else if (isBusy) waitsFor.current = value;
    else if (value.trim() !== "") open(undefined);
  };
  return { handleKey, list };
}

const walking: ReadonlySet<string> = new Set(["ArrowDown", "ArrowUp", "Home", "End", "PageDown", "PageUp"]);

/** The id of the item that the field leads, as long as it is still shown. */
function markedFrom(field: Element): string | undefined {
  const shown = document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
  return shown?.dataset.key;
}
