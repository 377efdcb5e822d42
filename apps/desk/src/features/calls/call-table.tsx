import { classNames } from "@vycep/ui/styles/class-names";
import type { ReactNode } from "react";
import { RowsWaiting } from "../../kit/live/rows-waiting.tsx";
import { useLiveRows } from "../../kit/live/use-live-rows.ts";
import { CallMark } from "./call-list.tsx";

interface CallTableProps {
  readonly caption: string;
  /** The last one stands at the right, as figures do. */
  readonly heads: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly cells: readonly ReactNode[];
    readonly isWrong?: boolean;
    /** What of it counts when it changes; what is left out changes of itself. */
    readonly stamp?: string | number;
  }[];
}

const keyOf = ({ key }: CallTableProps["rows"][number]) => key;
const stampOf = ({ stamp }: CallTableProps["rows"][number]) => stamp ?? null;

const cell = "px-3 py-1.5 text-left font-normal last:text-right not-first:pl-0";

/** A small table in a card, from edge to edge: what comes or changes during a call is marked, and nothing jumps under the hand (DLIST-06). */
export function CallTable({ caption, heads, rows }: CallTableProps) {
  const live = useLiveRows({ rows, rowKey: keyOf, stampOf, isChosen: false });
  return (
    <div className="relative overflow-x-auto">
      <RowsWaiting count={live.waiting} onShow={live.showWaiting} />
      <table className="w-full border-collapse text-small">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-foam-dim">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={classNames(cell, "type-label text-ink-faint")}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...live.handlers}>
          {live.rows.map((row) => {
            const { key, cells, isWrong } = row;
            const mark = live.markOf(row);
            return (
              <tr
                key={key}
                className={classNames(
                  "border-t border-line",
                  isWrong === true && "bg-red-tint",
                  mark !== undefined && "[&>:first-child]:shadow-current",
                )}
              >
                {cells.map((content, at) =>
                  at === 0 ? (
                    <th key={heads[at]} scope="row" className={cell}>
                      {content}
                      <CallMark mark={mark} />
                    </th>
                  ) : (
                    <td key={heads[at]} className={cell}>
                      {content}
                    </td>
                  ),
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
