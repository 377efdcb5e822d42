import { showToast } from "@vycep/shell/messages/toasts";
import { textsOf } from "@vycep/shell/words/i18n";
import { paths } from "../paths.ts";

/** Says under which name the cart was put aside, with the way to where it is now (CART-08, OP-19). */
export function tellCartSaved(title: string): void {
  const t = textsOf("delivery");
  showToast(title === "" ? t("savedUnnamed") : t("savedAs", { title }), {
    label: t("showSaved"),
    href: paths.savedOrders(),
  });
}
