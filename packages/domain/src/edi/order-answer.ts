import type { EdiLine, EdiReason } from "./order-message.ts";

/** What became of one line. */
export type LineAnswer = {
  readonly line: EdiLine;
  /** Null of a product that is not known here. */
  readonly sku: string | null;
  /** What was asked for in boxes, nought where nobody can say; and how many of the partner's units a box is. */
  readonly asked: number;
  readonly unitsPerBox: number;
  /** Boxes that come; nought of a refused line. */
  readonly boxes: number;
  /** Why it is refused or not as it was asked; null where it is. */
  readonly reason: EdiReason | null;
};

/** What comes of a line, and why not as it was asked. */
type Given = Pick<LineAnswer, "boxes" | "reason">;

export type AnswerKind = "accepted" | "changed" | "refused";

/**
 * A line is refused where nothing comes, changed where something else comes than was asked, accepted otherwise.
 *
 * @example lineKind({ boxes: 2, reason: "limit-reached" }) // "changed"
 */
export function lineKind({ boxes, reason }: Given): AnswerKind {
  if (boxes === 0) return "refused";
  return reason === null ? "accepted" : "changed";
}

/**
 * The answer to the whole order: refused where every line is, accepted where every line is.
 *
 * @example orderKind([{ boxes: 2, reason: null }, { boxes: 0, reason: "product-unknown" }]) // "changed"
 */
export function orderKind(lines: readonly Given[]): AnswerKind {
  const kinds = new Set(lines.map(lineKind));
  if (!kinds.has("accepted") && !kinds.has("changed")) return "refused";
  return kinds.size === 1 && kinds.has("accepted") ? "accepted" : "changed";
}

/**
 * The same lines where nothing of the order comes, each with why: its own reason where it had one.
 *
 * @example allRefused([{ boxes: 2, reason: null }], "day-closed") // [{ boxes: 0, reason: "day-closed" }]
 */
export function allRefused<Line extends Given>(lines: readonly Line[], reason: EdiReason): readonly Line[] {
  return lines.map((line) => ({ ...line, boxes: 0, reason: line.boxes === 0 ? line.reason : reason }));
}

/**
 * What the brewery gives of each product, shared among the lines that asked for it in their order. A line that gets what
 * it was promised keeps its answer.
 *
 * @example withGiven([{ sku: "100101", boxes: 3, reason: null }], new Map([["100101", 2]]), "brewery-changed")
 *   // [{ sku: "100101", boxes: 2, reason: "brewery-changed" }]
 */
export function withGiven<Line extends Given & Pick<LineAnswer, "sku">>(
  lines: readonly Line[],
  given: ReadonlyMap<string, number>,
  reason: EdiReason,
): readonly Line[] {
  const left = new Map(given);
  const last = new Map(lines.map(({ sku }, at) => [sku, at]));
  return lines.map((line, at) => {
    if (line.sku === null || line.boxes === 0) return line;
    const rest = left.get(line.sku) ?? 0;
    // What comes on top goes with the last line that asked for it.
    const boxes = last.get(line.sku) === at ? rest : Math.min(rest, line.boxes);
    left.set(line.sku, rest - boxes);
    return boxes === line.boxes ? line : { ...line, boxes, reason };
  });
}
