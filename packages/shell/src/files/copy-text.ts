import { toastStore } from "../messages/toasts.ts";
import { textsOf } from "../words/i18n.ts";

/** Puts a text on the clipboard; where the browser does not let the page, it says so, and nothing was copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    toastStore.show({ text: textsOf("shell")("copyFailed"), tone: "info" });
    return false;
  }
}
