import { machineTimers } from "@vycep/shell/clock/clock";
import { failureOf } from "@vycep/shell/failures/api-error";
import { storage } from "@vycep/shell/storage/storage";
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from "react";
import type { CartAnswer } from "../reading/cart-answer.ts";
import { heldText, keptNote, type NoteName, rebaseNote, takeTheirs, typeNote } from "./kept-notes.ts";
import { saveNote } from "./save-note.ts";

export interface CartNote {
  readonly text: string;
  readonly write: (text: string) => void;
  /** Saves now what was written and not saved yet. */
  readonly save: () => void;
  /** Why the last saving failed; what was written stays in the browser and is tried again. */
  readonly failure: ReturnType<typeof failureOf> | undefined;
  /** Somebody has changed the text elsewhere: theirs, and both ways on (C21). */
  readonly conflict: NoteConflict | undefined;
}

export interface NoteConflict {
  readonly theirs: string;
  readonly keepOurs: () => void;
  readonly takeTheirs: () => void;
}

/** Long enough not to save every letter, short enough to be saved before the next step is reached. */
const quietMs = 700;

/**
 * One of the texts of the order, kept while it is typed: in this browser at once (it survives a reload and a session
 * that ends, C20), with the cart on the server soon after.
 */
export function useCartNote(name: NoteName, answer: CartAnswer): CartNote {
  const shown = useMemo(() => followUntilSaved(name), [name]);
  const text = useSyncExternalStore(shown, () => keptNote(name, answer).text);
  const theirs = useSyncExternalStore(storage.subscribe, () => keptNote(name, answer).theirs);
  const [failure, setFailure] = useState<CartNote["failure"]>();
  const held = heldText(name, answer);

  const save = useEffectEvent(() => {
    saveNote(name).then(
      () => setFailure(undefined),
      (cause: unknown) => setFailure(failureOf(cause)),
    );
  });
  useEffect(
    function saveWhenQuiet() {
      return text === held || theirs !== undefined ? undefined : machineTimers.after(quietMs, save);
    },
    [text, held, theirs],
  );

  return {
    text,
    write: (next) => typeNote(name, answer, next),
    save,
    failure,
    conflict:
      theirs === undefined
        ? undefined
        : {
            theirs,
            keepOurs: () => rebaseNote(name, answer),
            takeTheirs: () => takeTheirs(name, answer),
          },
  };
}

/** Follows what the browser keeps; when the note is shown no longer, what was written is saved. */
function followUntilSaved(name: NoteName): (listener: () => void) => () => void {
  return (listener) => {
    const stop = storage.subscribe(listener);
    return () => {
      stop();
      // A failure is shown with the note, which is gone; it stays in the browser and is tried again (C20).
      saveNote(name).catch(() => undefined);
    };
  };
}
