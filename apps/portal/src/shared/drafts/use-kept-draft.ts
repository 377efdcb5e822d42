import { machineTimers } from "@vycep/shell/clock/clock";
import { useLeaving } from "@vycep/shell/page/use-leaving";
import { useEffect, useEffectEvent, useState } from "react";

/** Whether the server has all of it, and since when as far as it tells. */
export type DraftSaved =
  | { readonly kind: "nothing" | "saving" | "failed" }
  | { readonly kind: "saved"; readonly at: string | undefined };

export interface KeptDraft<Content> {
  readonly content: Content;
  /** From what there is at that moment: what was asked for earlier may come late. */
  readonly change: (next: (before: Content) => Content) => void;
  readonly saved: DraftSaved;
  /** It is being sent: nothing is saved that would stay behind as a draft of what was sent. */
  readonly close: () => void;
  /** It was not sent: it is saved again. */
  readonly reopen: () => void;
  /** It was sent: the next begins empty. */
  readonly start: () => void;
}

interface DraftToKeep<Content> {
  /** What the server had of it. */
  readonly kept: Content;
  readonly keptAs: DraftSaved;
  readonly empty: Content;
  /** Has it saved, also while the page ends; says when it was. */
  readonly keep: (content: Content) => Promise<string | undefined>;
}

/** Long enough not to send every letter; who leaves earlier has it sent on the way. */
const quietMs = 700;
/** In a cellar there may be no network for a while. */
const againMs = 5000;

/** Something that the server keeps while it is made, so that it outlives a reload and a sign-out (C20). */
export function useKeptDraft<Content>({
  kept,
  keptAs,
  empty,
  keep,
}: DraftToKeep<Content>): KeptDraft<Content> {
  const [content, setContent] = useState(kept);
  const [isOpen, setOpen] = useState(true);
  /** How many changes the server has not been told: each lets the hand rest anew. */
  const [unsaved, setUnsaved] = useState(0);
  const [saved, setSaved] = useState(keptAs);
  const hasFailed = saved.kind === "failed";
  const save = useEffectEvent(() => {
    setSaved({ kind: "saving" });
    setUnsaved(0);
    keep(content).then(
      (at) => setSaved({ kind: "saved", at }),
      () => setSaved({ kind: "failed" }),
    );
  });
  useEffect(
    function saveSoon() {
      if (!isOpen || (unsaved === 0 && !hasFailed)) return;
      return machineTimers.after(unsaved > 0 ? quietMs : againMs, save);
    },
    [unsaved, hasFailed, isOpen],
  );
  useLeaving(() => {
    if (unsaved > 0 && isOpen) save();
  });
  return {
    content,
    saved,
    change(next) {
      setContent(next);
      setUnsaved((changes) => changes + 1);
    },
    close: () => setOpen(false),
    reopen: () => setOpen(true),
    start() {
      setOpen(true);
      setContent(empty);
      setUnsaved(0);
      setSaved({ kind: "nothing" });
    },
  };
}
