import type { ClaimDraftBody, DeliveryToClaim, WantedClaimLine } from "@vycep/contract/claims/claims.rest";
import { callService } from "@vycep/shell/api/rest";
import { machineTimers } from "@vycep/shell/clock/clock";
import { useLeaving } from "@vycep/shell/page/use-leaving";
import { useEffect, useEffectEvent, useState } from "react";

type Mark = Omit<WantedClaimLine, "line">;
type Marks = ReadonlyMap<number, Mark>;

/** What somebody marks on a delivery; the server keeps it, so that a reload and a sign-out lose nothing (C20). */
export interface ClaimDraft {
  readonly marks: Marks;
  readonly note: string;
  readonly saved: "nothing" | "saving" | "saved" | "failed";
  /** One tap: marks a line with a reason, or takes the mark away where it has that reason already. */
  readonly toggle: (line: number, reason: WantedClaimLine["reason"]) => void;
  readonly setBoxes: (line: number, boxes: number) => void;
  readonly addPhoto: (line: number, id: string) => void;
  readonly setNote: (note: string) => void;
  /** It is being sent: nothing is saved that would stay behind as a draft of what was sent. */
  readonly close: () => void;
  /** It was not sent: it is saved again. */
  readonly reopen: () => void;
  /** It was sent: the next begins empty. */
  readonly start: () => void;
}

const quietMs = 500;
/** In a cellar there may be no network for a while. */
const againMs = 5000;

export function useClaimDraft({ order, draft, lines }: DeliveryToClaim): ClaimDraft {
  const [marks, setMarks] = useState<Marks>(() => kept(draft, lines));
  const [note, setNote] = useState(draft?.note ?? "");
  const [saved, setSaved] = useState<ClaimDraft["saved"]>(draft === null ? "nothing" : "saved");
  const [unsaved, setUnsaved] = useState(0);
  const [isOpen, setOpen] = useState(true);

  const save = useEffectEvent(() => {
    setSaved("saving");
    setUnsaved(0);
    const body: ClaimDraftBody = { lines: linesOf(marks), note };
    callService("general", `/claims/SetClaimDraft/${encodeURIComponent(order)}`, {
      method: "PUT",
      body,
      outlivesPage: true,
    }).then(
      () => setSaved("saved"),
      () => setSaved("failed"),
    );
  });
  useEffect(
    function saveSoon() {
      if (!isOpen || (unsaved === 0 && saved !== "failed")) return;
      return machineTimers.after(unsaved > 0 ? quietMs : againMs, save);
    },
    [unsaved, saved, isOpen],
  );
  useLeaving(() => {
    if (unsaved > 0 && isOpen) save();
  });
  /** From what is marked at that moment: a photo may come a while after it was asked for. */
  function mark(line: number, next: (own: Mark | undefined) => Mark | undefined) {
    setMarks((before) => {
      const after = new Map(before);
      const own = next(before.get(line));
      if (own === undefined) after.delete(line);
      else after.set(line, own);
      return after;
    });
    setUnsaved((times) => times + 1);
  }
  return {
    marks,
    note,
    saved,
    toggle: (line, reason) =>
      mark(line, (own) => (own?.reason === reason ? undefined : { boxes: 1, photos: [], ...own, reason })),
    setBoxes: (line, boxes) => mark(line, (own) => own && { ...own, boxes }),
    addPhoto: (line, id) => mark(line, (own) => own && { ...own, photos: [...own.photos, id] }),
    setNote(text) {
      setNote(text);
      setUnsaved((times) => times + 1);
    },
    close: () => setOpen(false),
    reopen: () => setOpen(true),
    start() {
      setOpen(true);
      setMarks(new Map());
      setNote("");
      setUnsaved(0);
      setSaved("nothing");
    },
  };
}

/** The marks as they are sent, in the order of the lines. */
export function linesOf(marks: Marks): WantedClaimLine[] {
  return [...marks]
    .map(([line, mark]) => ({ line, ...mark, photos: [...mark.photos] }))
    .sort((a, b) => a.line - b.line);
}

/** Of what was kept that which may still be claimed. */
function kept(draft: ClaimDraftBody | null, lines: DeliveryToClaim["lines"]): Marks {
  const left = new Map(lines.map((line) => [line.line, line.left]));
  return new Map(
    (draft?.lines ?? []).flatMap(({ line, boxes, ...mark }) => {
      const most = left.get(line) ?? 0;
      return most > 0 ? [[line, { ...mark, boxes: Math.min(boxes, most) }] as const] : [];
    }),
  );
}
