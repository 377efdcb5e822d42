import { showToast, showUndo, toastStore } from "@vycep/shell/messages/toasts";
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
  offered = showUndo(text, async () => {
    await undo();
    showToast(t("undone"));
  });
}
