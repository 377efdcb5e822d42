import { machineTimers } from "@vycep/shell/clock/clock";
import { useEffect, useState } from "react";
import { rowsOfText, withRow } from "./entry-text.ts";
import { type PreviewRow, viewPreview } from "./preview-view.ts";
import { useFastEntryPreview } from "./use-fast-entry-preview.ts";

/** The cart and the rows that a row is judged beside. */
export interface RowCheck {
  readonly cartId: string;
  readonly version: number | undefined;
  readonly text: string;
  /** The place of the heading. */
  readonly header: number | undefined;
}

/** Long enough that a word is asked for once and not letter by letter. */
const debounceMs = 200;
/** Beside more rows than that one is judged by itself until it is taken. */
const mostBeside = 300;

/**
 * What a row would come to as it is being typed, by the very check of the whole list; undefined while nothing was changed
 * or nothing is known yet.
 */
export function useTypedRow(
  index: number,
  typed: string | undefined,
  check: RowCheck,
): PreviewRow | undefined {
  const [asked, setAsked] = useState<string>();
  useEffect(() => machineTimers.after(debounceMs, () => setAsked(typed)), [typed]);
  const { cartId, version } = check;
  const isAsked = typed !== undefined && asked !== undefined && asked.trim() !== "";
  const { text, at } = textAround(index, asked ?? "", check);
  const { data } = useFastEntryPreview(isAsked ? { cartId, version, text } : undefined);
  return isAsked && data ? viewPreview(data, data.texts).rows.find((row) => row.index === at) : undefined;
}

function textAround(index: number, row: string, { text, header }: RowCheck) {
  const rows = rowsOfText(text);
  if (rows.length <= mostBeside) return { text: withRow(text, index, row), at: index };
  const heading = header === undefined ? undefined : rows[header];
  return heading === undefined ? { text: row, at: 0 } : { text: `${heading}\n${row}`, at: 1 };
}
