import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { useId } from "react";
import type { NoteConflict as Conflict } from "./use-cart-note.ts";

interface NoteConflictProps {
  readonly ours: string;
  readonly conflict: Conflict;
  /** The buttons go; the focus stays with the text (C24). */
  readonly onDecided: () => void;
}

/** Somebody changed a text of the order meanwhile: theirs, what was written here, and both ways on (C21). */
export function NoteConflict({ ours, conflict, onDecided }: NoteConflictProps) {
  const t = useTexts("cart");
  const questionId = useId();
  const { theirs } = conflict;
  function decide(choose: () => void) {
    onDecided();
    choose();
  }
  return (
    <div role="alert" className="mt-2 rounded-small bg-amber-tint px-3 pt-2 pb-2.5 text-amber-ink">
      <p id={questionId} className="flex gap-1.5 text-fine font-medium text-pretty">
        <Icon name="users" size="small" />
        <span className="min-w-0 break-words">
          {theirs === "" ? t("noteTheirsGone") : t("noteTheirs", { theirs })}{" "}
          {ours === "" ? t("noteOursGone") : t("noteOurs", { ours })}
        </span>
      </p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <Button
          size="small"
          variant="outline"
          aria-describedby={questionId}
          onClick={() => decide(conflict.takeTheirs)}
        >
          {t("noteTakeTheirs")}
        </Button>
        <Button
          size="small"
          variant="outline"
          aria-describedby={questionId}
          onClick={() => decide(conflict.keepOurs)}
        >
          {t("noteKeepOurs")}
        </Button>
      </div>
    </div>
  );
}
