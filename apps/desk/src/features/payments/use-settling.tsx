import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { useState } from "react";
import { type Payment, useSettlePayments } from "./use-payments.ts";

/** Writes payments to the invoices that they match, and tells which were not and why. */
export function useSettling(statement: string) {
  const t = useTexts("payments");
  const action = useSettlePayments();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  async function settle(payments: readonly Pick<Payment, "line" | "match">[]) {
    const wanted = payments.flatMap(({ line, match }) =>
      match?.invoice == null ? [] : [{ line, invoice: match.invoice.number }],
    );
    if (wanted.length === 0) return;
    const ended = await action.run({ statement, payments: wanted });
    if (ended?.kind !== "done") return;
    setRefusals([...new Set(ended.answer.refusals.map(({ message }) => message))]);
    if (ended.answer.settled > 0) showToast(t("settled", { count: ended.answer.settled }));
  }
  return { action, refusals, settle };
}
