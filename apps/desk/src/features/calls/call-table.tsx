import { classNames } from "@vycep/ui/styles/class-names";
import type { ReactNode } from "react";

interface CallTableProps {
  readonly caption: string;
  /** The last one stands at the right, as figures do. */
  readonly heads: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly cells: readonly ReactNode[];
    readonly isWrong?: boolean;
  }[];
}

const cell = "px-5 py-1.5 text-left font-normal last:text-right not-first:pl-0";

/** A small table in a card, from edge to edge. */
export function CallTable({ caption, heads, rows }: CallTableProps) {
  return (
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
      <tbody>
        {rows.map(({ key, cells, isWrong }) => (
          <tr key={key} className={classNames("border-t border-line", isWrong === true && "bg-red-tint")}>
            {cells.map((content, at) =>
              at === 0 ? (
                <th key={heads[at]} scope="row" className={cell}>
                  {content}
                </th>
              ) : (
                <td key={heads[at]} className={cell}>
                  {content}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
