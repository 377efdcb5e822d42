import { parseShippingMethod } from "@vycep/domain/transport/method";
import { useTexts } from "@vycep/shell/words/i18n";

/** The name of a method; one that a newer server has is shown as it is. */
export function Method({ method }: { readonly method: string }) {
  const t = useTexts("order-desk");
  const known = parseShippingMethod(method);
  return known === undefined ? method : t(`method.${known}`);
}
