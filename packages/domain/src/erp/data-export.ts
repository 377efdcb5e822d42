/** A worker that is killed leaves an export to the next one; what failed so often is not tried any more. */
export const MOST_EXPORT_TAKINGS = 5;

/** So long an export is there to be had (DINT-04). */
export const EXPORT_LIVES_MS = 24 * 60 * 60 * 1000;

/** How an export of everything stands: it waits for a worker, is written, is to be had, was there, or failed. */
export const EXPORT_STATES = ["waiting", "writing", "done", "gone", "failed"] as const;

export type ExportState = (typeof EXPORT_STATES)[number];

export type ExportStanding = {
  readonly isTaken: boolean;
  readonly isFinished: boolean;
  readonly isSetAside: boolean;
  /** Its file is still there. */
  readonly isHere: boolean;
};

/**
 * How an export of everything stands (DINT-04).
 *
 * @example exportState({ isTaken: true, isFinished: false, isSetAside: false, isHere: false }) // "writing"
 * @example exportState({ isTaken: true, isFinished: true, isSetAside: false, isHere: false }) // "gone"
 */
export function exportState({ isTaken, isFinished, isSetAside, isHere }: ExportStanding): ExportState {
  if (isFinished) return isHere ? "done" : "gone";
  if (isSetAside) return "failed";
  return isTaken ? "writing" : "waiting";
}

const longestReason = 200;

/**
 * Why somebody wants everything, as it is kept: a word at least, two hundred characters at most; undefined where none was
 * given (DINT-04, DAUD-01).
 *
 * @example readExportReason("  Stěhujeme se ") // "Stěhujeme se"
 * @example readExportReason(" – ") // undefined
 */
export function readExportReason(text: string): string | undefined {
  const reason = text.trim();
  return /\p{L}{2}/u.test(reason) && reason.length <= longestReason ? reason : undefined;
}
