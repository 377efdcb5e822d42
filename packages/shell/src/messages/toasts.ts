import { createToastStore, type Toast } from "@vycep/ui/feedback/toast-store";
import { textsOf } from "../words/i18n.ts";
import { showFailure } from "./action-errors.ts";

/** The short notes of the page; the layout shows them. */
export const toastStore = createToastStore();

/** Notes that something was done, with the way to what has come of it. */
export function showToast(text: string, action?: Toast["action"]): number {
  return toastStore.show({ text, tone: "success", action });
}

/** Notes that something was done, with the way back, where nothing has left the house; a way back that fails is told. */
export function showUndo(text: string, undo: () => unknown): number {
  async function handleUndo() {
    try {
      await undo();
    } catch (cause) {
      showFailure(cause);
    }
  }
  return showToast(text, { label: textsOf("shell")("undo"), onAct: () => void handleUndo() });
}
