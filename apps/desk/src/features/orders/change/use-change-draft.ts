import { aText, objectOf, recordOf, type Shape } from "@vycep/shell/storage/shape";
import { useKeptDraft } from "../../../kit/kept-draft.ts";
import type { DeskWantedOrder } from "../../../shared/graphql.gen/graphql.ts";
import type { Order } from "../use-order.ts";
import type { ChangeLine } from "./use-change-order.ts";

/** What was touched, as it was typed; everything else stays as the order has it, whoever changes that meanwhile. */
interface ChangeDraft {
  readonly texts: Readonly<Record<string, string>>;
  readonly boxes: Readonly<Record<string, string>>;
  /** Names of goods that are added, by product. */
  readonly added: Readonly<Record<string, string>>;
}

const readChangeDraft: Shape<ChangeDraft> = objectOf({
  texts: recordOf(aText),
  boxes: recordOf(aText),
  added: recordOf(aText),
});

type TextName = "day" | "method" | "customerOrderNumber" | "noteForDriver" | "reason" | "message";

/** A row of the form: goods of the order, or added ones. */
export interface WantedRow {
  readonly sku: string;
  readonly name: string;
  readonly before: number;
  readonly text: string;
  /** Undefined is no number of boxes. */
  readonly boxes: number | undefined;
}

/** The change of an order as it is being typed; it outlives a reload (DEDIT-06). */
export function useChangeDraft(order: Order, lines: readonly ChangeLine[] | undefined) {
  const kept = useKeptDraft(`order-change.${order.row.number}`, readChangeDraft, {
    ...{ texts: {}, boxes: {}, added: {} },
  });
  const { texts, boxes, added } = kept.value;
  const begins: Readonly<Record<TextName, string>> = {
    ...{ day: order.row.deliveryDate, method: order.row.method, reason: "", message: "" },
    ...{ customerOrderNumber: order.customerOrderNumber, noteForDriver: order.noteForDriver },
  };
  const text = (name: TextName) => texts[name] ?? begins[name];
  const rows = rowsOf(lines ?? [], { boxes, added });
  const isSound = lines !== undefined && rows.every((row) => row.boxes !== undefined) && text("day") !== "";
  const wanted: DeskWantedOrder | undefined = isSound
    ? {
        ...{ deliveryDate: text("day"), method: text("method") },
        ...{ customerOrderNumber: text("customerOrderNumber"), noteForDriver: text("noteForDriver") },
        lines: rows.flatMap(({ sku, boxes = 0 }) => (boxes > 0 ? [{ sku, boxes }] : [])),
      }
    : undefined;
  return {
    ...{ text, rows, wanted, isFound: kept.isFound, forget: kept.forget },
    setText: (name: TextName, value: string) =>
      kept.change({ ...kept.value, texts: { ...texts, [name]: value } }),
    setBoxes: (sku: string, value: string) =>
      kept.change({ ...kept.value, boxes: { ...boxes, [sku]: value } }),
    add: (sku: string, name: string) =>
      kept.change({
        ...kept.value,
        boxes: { ...boxes, [sku]: boxes[sku] ?? "1" },
        added: { ...added, [sku]: name },
      }),
  };
}

export type ChangeForm = ReturnType<typeof useChangeDraft>;

function rowsOf(
  lines: readonly ChangeLine[],
  { boxes, added }: Pick<ChangeDraft, "boxes" | "added">,
): readonly WantedRow[] {
  const known = new Set(lines.map(({ sku }) => sku));
  return [
    ...lines.map(({ sku, name, boxesBefore }) => ({ sku, name, before: boxesBefore })),
    ...Object.entries(added)
      .filter(([sku]) => !known.has(sku))
      .map(([sku, name]) => ({ sku, name, before: 0 })),
  ].map((row) => {
    const text = boxes[row.sku] ?? String(row.before);
    return { ...row, text, boxes: /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined };
  });
}
