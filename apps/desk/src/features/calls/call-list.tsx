import { useTexts } from "@vycep/shell/words/i18n";
import { classNames } from "@vycep/ui/styles/class-names";
import type { ReactNode } from "react";
import { RowsWaiting } from "../../kit/live/rows-waiting.tsx";
import { useLiveRows } from "../../kit/live/use-live-rows.ts";

interface CallItem {
  readonly key: string;
  /** What of it counts when it changes. */
  readonly stamp: string;
  /** The item, with the mark where it belongs. */
  readonly show: (mark: ReactNode) => ReactNode;
}

interface CallListProps {
  readonly items: readonly CallItem[];
  readonly className: string;
  readonly itemClassName?: string;
}

const keyOf = ({ key }: CallItem) => key;
const stampOf = ({ stamp }: CallItem) => stamp;

/** A list in a card: what comes or changes during a call is marked, and nothing jumps under the hand (DLIST-06). */
export function CallList({ items, className, itemClassName }: CallListProps) {
  const live = useLiveRows({ rows: items, rowKey: keyOf, stampOf, isChosen: false });
  return (
    <div className="relative">
      <RowsWaiting count={live.waiting} onShow={live.showWaiting} />
      <ul className={className} {...live.handlers}>
        {live.rows.map((item) => {
          const mark = live.markOf(item);
          return (
            <li key={item.key} className={classNames(itemClassName, mark !== undefined && "shadow-current")}>
              {item.show(<CallMark mark={mark} />)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Says that something came or changed since the page was opened. */
export function CallMark({ mark }: { readonly mark: "new" | "changed" | undefined }) {
  const desk = useTexts("desk");
  if (mark === undefined) return null;
  return (
    <span className="type-label ml-1.5 text-amber-ink">{desk(mark === "new" ? "rowNew" : "rowChanged")}</span>
  );
}
