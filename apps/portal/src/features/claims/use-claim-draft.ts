import type {
  ClaimDraftAnswer,
  ClaimDraftBody,
  DeliveryToClaim,
  WantedClaimLine,
} from "@vycep/contract/claims/claims.rest";
import { callService } from "@vycep/shell/api/rest";
import { type KeptDraft, useKeptDraft } from "../../shared/drafts/use-kept-draft.ts";

type Mark = Omit<WantedClaimLine, "line">;
type Marks = ReadonlyMap<number, Mark>;
type Marked = { readonly marks: Marks; readonly note: string };

/** What somebody marks on a delivery; the server keeps it, so that a reload and a sign-out lose nothing (C20). */
export interface ClaimDraft extends Marked, Omit<KeptDraft<Marked>, "content" | "change"> {
  /** One tap: marks a line with a reason, or takes the mark away where it has that reason already. */
  readonly toggle: (line: number, reason: WantedClaimLine["reason"]) => void;
  readonly setBoxes: (line: number, boxes: number) => void;
  readonly addPhoto: (line: number, id: string) => void;
  readonly setNote: (note: string) => void;
}

const empty: Marked = { marks: new Map(), note: "" };

export function useClaimDraft({ order, draft, lines }: DeliveryToClaim): ClaimDraft {
  const { content, change, ...kept } = useKeptDraft<Marked>({
    kept: { marks: marksOf(draft, lines), note: draft?.note ?? "" },
    keptAs: draft === null ? { kind: "nothing" } : { kind: "saved", at: undefined },
    empty,
    keep: async ({ marks, note }) => {
      const body: ClaimDraftBody = { lines: linesOf(marks), note };
      const path = `/claims/SetClaimDraft/${encodeURIComponent(order)}`;
      const call = { method: "PUT", body, outlivesPage: true } as const;
      return (await callService<ClaimDraftAnswer>("general", path, call)).savedAt;
    },
  });
  function mark(line: number, next: (own: Mark | undefined) => Mark | undefined) {
    change(({ marks, note }) => {
      const after = new Map(marks);
      const own = next(marks.get(line));
      if (own === undefined) after.delete(line);
      else after.set(line, own);
      return { marks: after, note };
    });
  }
  return {
    ...kept,
    ...content,
    toggle: (line, reason) =>
      mark(line, (own) => (own?.reason === reason ? undefined : { boxes: 1, photos: [], ...own, reason })),
    setBoxes: (line, boxes) => mark(line, (own) => own && { ...own, boxes }),
    addPhoto: (line, id) => mark(line, (own) => own && { ...own, photos: [...own.photos, id] }),
    setNote: (note) => change((before) => ({ ...before, note })),
  };
}

/** The marks as they are sent, in the order of the lines. */
export function linesOf(marks: Marks): WantedClaimLine[] {
  return [...marks]
    .map(([line, mark]) => ({ line, ...mark, photos: [...mark.photos] }))
    .sort((a, b) => a.line - b.line);
}

/** Of what was kept that which may still be claimed. */
function marksOf(draft: ClaimDraftBody | null, lines: DeliveryToClaim["lines"]): Marks {
  const left = new Map(lines.map((line) => [line.line, line.left]));
  return new Map(
    (draft?.lines ?? []).flatMap(({ line, boxes, ...mark }) => {
      const most = left.get(line) ?? 0;
      return most > 0 ? [[line, { ...mark, boxes: Math.min(boxes, most) }] as const] : [];
    }),
  );
}
