import { useTexts } from "@vycep/shell/words/i18n";

/** How somebody pays, in words; what is not known here as it is. */
export function usePaymentText(): (method: string) => string {
  const t = useTexts("customers");
  return (method) =>
    method === "transfer" || method === "cash" || method === "direct debit"
      ? t(`payment.${method === "direct debit" ? "direct-debit" : method}`)
      : method;
}

/** An amount as it is typed; what is none is refused beside its field. */
export function minorOf(text: string): number {
  const amount = Number(text.replaceAll(/\s/g, "").replace(",", "."));
  return Number.isFinite(amount) && amount >= 0 ? Math.round(amount * 100) : -1;
}
