import { useEffect, useEffectEvent, useRef, useState } from "react";
import { failureOf } from "../../shared/api/api-error.ts";
import { machineTimers } from "../../shared/clock.ts";
import { storage } from "../../shared/storage.ts";
import type { CartAnswer } from "./cart-answer.ts";
import { setCartNotes } from "./use-set-cart-notes.ts";

export type NoteName = "noteForDriver" | "customerOrderNumber";

export interface CartNote {
  readonly text: string;
  readonly write: (text: string) => void;
  /** Saves now what was written and not saved yet. */
  readonly save: () => void;
  /** Why the last saving failed; what was written stays in the browser and is tried again. */
  readonly failure: ReturnType<typeof failureOf> | undefined;
}

/** Long enough not to save every letter, short enough to be saved before the next step is reached. */
const quietMs = 700;

/**
 * One of the texts of the order, kept while it is typed: in this browser at once (it survives a reload and a session
 * that ends, C20), with the cart on the server soon after.
 */
export function useCartNote(name: NoteName, answer: CartAnswer): CartNote {
  const kept = name === "noteForDriver" ? answer.note_for_driver : answer.customer_order_number;
  const [text, setText] = useState(() => storage.read(name) ?? kept ?? "");
  const [failure, setFailure] = useState<CartNote["failure"]>();
  const saved = useRef(kept ?? "");
  const isOpen = useRef(true);

  const save = useEffectEvent(() => {
    if (text === saved.current) return;
    const before = saved.current;
    saved.current = text;
    setCartNotes({ [name]: text }).then(
      () => isOpen.current && setFailure(undefined),
      (cause: unknown) => {
        saved.current = before;
        if (isOpen.current) setFailure(failureOf(cause));
      },
    );
  });
  useEffect(
    function saveWhenQuiet() {
      return text === saved.current ? undefined : machineTimers.after(quietMs, save);
    },
    [text],
  );
  useEffect(function saveOnLeaving() {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      save();
    };
  }, []);

  function write(next: string) {
    setText(next);
    storage.write(name, next === "" ? undefined : next);
  }
  return { text, write, save, failure };
}
