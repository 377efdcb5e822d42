import type { Lack } from "./content-form.ts";
import { PublishDialog } from "./publish-dialog.tsx";
import { UndoDialog, type Undoing } from "./undo-dialog.tsx";
import type { Content } from "./use-content.ts";

interface ContentDialogProps {
  readonly what: Undoing | "publish";
  readonly content: Content;
  readonly lacking: readonly Lack[];
  readonly onClose: () => void;
  /** Nothing is left of it. */
  readonly onGone: () => void;
}

/** What asks before customers see something else. */
export function ContentDialog({ what, lacking, onGone, ...dialog }: ContentDialogProps) {
  if (what === "publish") return <PublishDialog {...dialog} lacking={lacking} />;
  return <UndoDialog {...dialog} what={what} onGone={onGone} />;
}
