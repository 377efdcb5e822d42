import { toMinor } from "@vycep/domain/kernel/money";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { localNow } from "@vycep/shell/clock/clock";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { formatAmount } from "@vycep/words/engine/format";
import { parseAmount } from "@vycep/words/engine/parse-amount";
import { type FormEvent, useId, useState } from "react";
import { InvoiceFinder } from "./invoice-finder.tsx";
import { money } from "./money.ts";
import { type OpenInvoice, usePayInvoice } from "./use-payments.ts";

/** Writes a payment by hand: cash, or whatever no statement tells (DDOC-02). */
export function PayDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts("payments");
  const formId = useId();
  // Pressed again after no answer came, it is the same payment.
  const [key] = useState(() => crypto.randomUUID());
  const [invoice, setInvoice] = useState<OpenInvoice>();
  const [typed, setTyped] = useState<string>();
  const [day, setDay] = useState<string>(localNow().date);
  const [isChecked, setChecked] = useState(false);
  const action = usePayInvoice();
  const amountText = typed ?? (invoice === undefined ? "" : formatAmount(toMinor(invoice.openMinor)));
  const amount = parseAmount(amountText);
  const isWrong = amount === undefined || amount <= 0;
  const refusal = action.ended?.kind === "done" ? action.ended.answer.refusal?.message : undefined;
  async function pay(number: string, currency: string) {
    const ended = await action.run({ key, number, amountMinor: amount ?? 0, day });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    showToast(t("payDone", { rest: money(ended.answer.openMinor ?? 0, currency) }));
    onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (invoice !== undefined && !isWrong) void pay(invoice.number, invoice.currency);
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t("cancel")}
      title={t("payTitle")}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} icon="check" isBusy={action.isBusy}>
            {t("pay")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-3">
        <FailureAlert action={action} title={t("notDone")} />
        {refusal !== undefined && (
          <Alert tone="error" isLive>
            {refusal}
          </Alert>
        )}
        <InvoiceFinder
          chosen={invoice}
          onChoose={setInvoice}
          error={isChecked && invoice === undefined ? t("invoiceMissing") : undefined}
        />
        <TextField
          label={t("amount")}
          inputMode="decimal"
          value={amountText}
          error={isChecked && isWrong ? t("amountWrong") : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <TextField
          label={t("paidOn")}
          type="date"
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
