import { Button } from "@vycep/ui/actions/button.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import type { ReactNode } from "react";

/** How far work on many records is. */
export interface BatchStanding {
  readonly total: number;
  readonly done: number;
  readonly refused: number;
  readonly finishedAt?: string | null | undefined;
}

interface BatchDialogProps {
  readonly batch: BatchStanding | null | undefined;
  readonly words: Readonly<
    Record<"running" | "note" | "finished" | "progress" | "back" | "close" | "whyNot", string>
  >;
  /** Heads of the table of what was left out; its last column says why. */
  readonly heads: readonly string[];
  readonly leftOut: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  readonly onClose: () => void;
}

/** How far a batch is, and of each record that was left out why (DLIST-03). It goes on when this is closed. */
export function BatchDialog({ batch, words, heads, leftOut, onClose }: BatchDialogProps) {
  const { total = 0, done = 0, refused = 0, finishedAt } = batch ?? {};
  const isDone = finishedAt != null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={words.back}
      title={isDone ? words.finished : words.running}
      description={isDone ? undefined : words.note}
      actions={<Button onClick={onClose}>{words.close}</Button>}
    >
      <p role="status" className="mb-1 text-small">
        {words.progress}
      </p>
      <progress
        className="mb-4 h-2 w-full accent-bottle"
        aria-label={words.running}
        max={total}
        value={done + refused}
      />
      {leftOut.length > 0 && (
        <table className="w-full text-small">
          <caption className="sr-only">{words.whyNot}</caption>
          <thead>
            <tr className="type-label text-left text-ink-faint">
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {leftOut.map(({ key, cells: [name, ...more] }) => (
              <tr key={key} className="h-row border-t border-line">
                <th scope="row" className="text-left">
                  {name}
                </th>
                {more.map((cell, at) => (
                  <td key={heads[at + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
