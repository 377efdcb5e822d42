import { machineTimers } from "@vycep/shell/clock/clock";
import { failureOf } from "@vycep/shell/failures/api-error";
import { storage } from "@vycep/shell/storage/storage";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
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
  const text = useSyncExternalStore(storage.subscribe, () => keptNote(name, answer).text);
  const theirs = useSyncExternalStore(storage.subscribe, () => keptNote(name, answer).theirs);
  const [failure, setFailure] = useState<CartNote["failure"]>();
  const isOpen = useRef(true);
  const held = heldText(name, answer);

  const save = useEffectEvent(() => {
    saveNote(name).then(
      () => isOpen.current && setFailure(undefined),
      (cause: unknown) => isOpen.current && setFailure(failureOf(cause)),
    );
  });
  useEffect(
    function saveWhenQuiet() {
      return text === held || theirs !== undefined ? undefined : machineTimers.after(quietMs, save);
    },
    [text, held, theirs],
  );
  useEffect(function saveOnLeaving() {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      save();
    };
  }, []);

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
