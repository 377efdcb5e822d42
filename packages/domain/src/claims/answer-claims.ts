/** A line of a claim that is not wholly credited yet. */
export type OpenClaimLine = {
  readonly caseNumber: string;
  readonly lineNo: number;
  readonly boxes: number;
  readonly credited: number;
};

/** Boxes of a credit note that answer a line of a claim. */
export type AnsweredLine = Pick<OpenClaimLine, "caseNumber" | "lineNo"> & { readonly boxes: number };

/**
 * Which claims a credit note answers (B2): line by line those of the same order, the oldest first; a line that the
 * note has twice is one. What it gives back beyond all claims answers none.
 *
 * @example
 *   answerClaims([{ caseNumber: "CS1", lineNo: 1, boxes: 2, credited: 0 }], [{ lineNo: 1, boxes: 3 }])
 *   // [{ caseNumber: "CS1", lineNo: 1, boxes: 2 }]
 */
export function answerClaims(
  open: readonly OpenClaimLine[],
  credited: readonly { readonly lineNo: number; readonly boxes: number }[],
): readonly AnsweredLine[] {
  const credits = Map.groupBy(credited, ({ lineNo }) => lineNo);
  return [...credits].flatMap(([lineNo, rows]) => {
    let left = rows.reduce((sum, { boxes }) => sum + boxes, 0);
    return open.flatMap((line) => {
      const taken = line.lineNo === lineNo ? Math.min(left, line.boxes - line.credited) : 0;
      left -= taken;
      return taken > 0 ? [{ caseNumber: line.caseNumber, lineNo, boxes: taken }] : [];
    });
  });
}

/** How far a claim is: nothing came back yet, some of it, or all. */
export type ClaimState = "sent" | "partly-credited" | "credited";

/**
 * How far a claim is, by its lines.
 *
 * @example claimStateOf([{ boxes: 2, credited: 1 }]) // "partly-credited"
 */
export function claimStateOf(lines: readonly Pick<OpenClaimLine, "boxes" | "credited">[]): ClaimState {
  if (lines.every(({ boxes, credited }) => credited >= boxes)) return "credited";
  return lines.some(({ credited }) => credited > 0) ? "partly-credited" : "sent";
}
