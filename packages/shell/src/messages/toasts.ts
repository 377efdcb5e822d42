import { createToastStore, type Toast } from "@vycep/ui/feedback/toast-store";

/** The short notes of the page; the layout shows them. */
export const toastStore = createToastStore();

/** Notes that something was done, with the way back where nothing has left the house. */
export function showToast(text: string, action?: Toast["action"]): number {
  return toastStore.show({ text, tone: "success", action });
}
