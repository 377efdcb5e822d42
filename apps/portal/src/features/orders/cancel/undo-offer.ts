import { showFailure } from "@vycep/shell/messages/action-errors";
import { showToast, toastStore } from "@vycep/shell/messages/toasts";
import type { Speak } from "@vycep/words/engine/texts";
import type { Originals } from "@vycep/words/nouns";

/** The way back that is on offer; the next change makes it lead to the wrong cart, so it goes away first. */
let offered: number | undefined;

export function withdrawUndo(): void {
  if (offered !== undefined) toastStore.dismiss(offered);
  offered = undefined;
}

/** Tells what was put into the cart, with the way back. */
export function offerUndo(t: Speak<Originals["reorder"]>, text: string, undo: () => Promise<void>): void {
  const handleUndo = () =>
    void undo()
      .then(() => showToast(t("undone")))
      .catch(showFailure);
  offered = showToast(text, { label: t("undo"), onAct: handleUndo });
}
