import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { useState } from "react";
import { type Payment, useSettlePayments } from "./use-payments.ts";

/** So many at once as the API takes. */
const mostAtOnce = 100;

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
    let settled = 0;
    const refused = new Set<string>();
    for (let at = 0; at < wanted.length; at += mostAtOnce) {
      const ended = await action.run({ statement, payments: wanted.slice(at, at + mostAtOnce) });
      if (ended?.kind !== "done") break;
      settled += ended.answer.settled;
      for (const { message } of ended.answer.refusals) refused.add(message);
    }
    setRefusals([...refused]);
    if (settled > 0) showToast(t("settled", { count: settled }));
  }
  return { action, refusals, settle };
}
