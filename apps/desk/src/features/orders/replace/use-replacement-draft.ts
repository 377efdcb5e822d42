import { aText, objectOf, recordOf, type Shape } from "@vycep/shell/storage/shape";
import { useKeptDraft } from "../../../kit/kept-draft.ts";
import type { DeskWantedReplacement } from "../../../shared/graphql.gen/graphql.ts";
import type { Order } from "../use-order.ts";
import type { Replacement } from "./use-replacement.ts";

/** What was touched, as it was typed; everything else is as it was proposed. */
interface ReplacementDraft {
  readonly texts: Readonly<Record<string, string>>;
  readonly boxes: Readonly<Record<string, string>>;
}

const readReplacementDraft: Shape<ReplacementDraft> = objectOf({
  texts: recordOf(aText),
  boxes: recordOf(aText),
});

type TextName = "day" | "method" | "noteForDriver" | "message";

/** A replacement delivery as it is being typed; it outlives a reload (DEDIT-06). */
export function useReplacementDraft(order: Order, proposed: Replacement | undefined) {
  const kept = useKeptDraft(`order-replacement.${order.row.number}`, readReplacementDraft, {
    ...{ texts: {}, boxes: {} },
  });
  const { texts, boxes } = kept.value;
  const begins: Readonly<Record<TextName, string>> = {
    ...{ day: proposed?.deliveryDate ?? "", method: proposed?.method ?? "", message: "" },
    noteForDriver: order.noteForDriver,
  };
  const text = (name: TextName) => texts[name] ?? begins[name];
  const rows = (proposed?.lines ?? []).map((line) => {
    const typed = boxes[line.lineNo] ?? String(line.short);
    const count = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : undefined;
    return { line, text: typed, boxes: count !== undefined && count <= line.short ? count : undefined };
  });
  const chosen = rows.filter((row) => row.boxes !== 0);
  const isSound = chosen.length > 0 && chosen.every((row) => row.boxes !== undefined) && text("day") !== "";
  const wanted: DeskWantedReplacement | undefined = isSound
    ? {
        ...{ deliveryDate: text("day"), method: text("method") },
        lines: chosen.map(({ line: { lineNo }, boxes: count = 0 }) => ({ lineNo, boxes: count })),
      }
    : undefined;
  return {
    ...{ text, rows, wanted, forget: kept.forget },
    claims: chosen.flatMap(({ line }) => line.claims.map((claim) => ({ ...claim, name: line.name }))),
    setText: (name: TextName, value: string) =>
      kept.change({ ...kept.value, texts: { ...texts, [name]: value } }),
    setBoxes: (lineNo: number, value: string) =>
      kept.change({ ...kept.value, boxes: { ...boxes, [lineNo]: value } }),
  };
}

export type ReplacementForm = ReturnType<typeof useReplacementDraft>;
export type ReplacementRow = ReplacementForm["rows"][number];
