import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { useState } from "react";
import { type Payment, useSettlePayments } from "./use-payments.ts";

/** So many at once as the API takes. */
const mostAtOnce = 100;

/** Writes payments to the invoices that they match, and tells which were not and why; the lines of those that were. */
export function useSettling(statement: string) {
  const t = useTexts("payments");
  const action = useSettlePayments();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  async function settle(payments: readonly Payment[]): Promise<readonly number[]> {
    const wanted = payments.flatMap(({ line, match }) =>
      match?.invoice == null ? [] : [{ line, invoice: match.invoice.number }],
    );
    const written: number[] = [];
    const refused = new Map<string, string[]>();
    for (let at = 0; at < wanted.length; at += mostAtOnce) {
      const ended = await action.run({ statement, payments: wanted.slice(at, at + mostAtOnce) });
      if (ended?.kind !== "done") break;
      const notWritten = new Map(ended.answer.refusals.map(({ line, message }) => [line, message]));
      for (const { line } of wanted.slice(at, at + mostAtOnce)) {
        const message = notWritten.get(line);
        if (message === undefined) written.push(line);
        else refused.set(message, [...(refused.get(message) ?? []), nameOf(line)]);
      }
    }
    setRefusals([...refused].map(([message, names]) => `${names.join(", ")}: ${message}`));
    if (written.length > 0) showToast(t("settled", { count: written.length }));
    return written;

    function nameOf(line: number): string {
      const one = payments.find((payment) => payment.line === line);
      return one?.symbol || one?.payer || t("noSymbol");
    }
  }
  return { action, refusals, settle };
}
