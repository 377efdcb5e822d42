import { showToast } from "@vycep/shell/messages/toasts";
import { textsOf } from "@vycep/shell/words/i18n";
import { paths } from "../paths.ts";

/** Says under which name the cart was put aside, with the way to where it is now (CART-08, OP-19). */
export function tellCartSaved(title: string): void {
  showToast(savedInWords(title), { label: textsOf("delivery")("showSaved"), href: paths.savedOrders() });
}

/** Under which name a cart was put aside, as a sentence. */
export function savedInWords(title: string): string {
  const t = textsOf("delivery");
  return title === "" ? t("savedUnnamed") : t("savedAs", { title });
}
