import { toMinor } from "@vycep/domain/kernel/money";
import { localNow } from "@vycep/shell/clock/clock";
import { showToast } from "@vycep/shell/messages/toasts";
import { aText, aWholeNumber, objectOf, optional, type ValueOf } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { formatAmount } from "@vycep/words/engine/format";
import { parseAmount } from "@vycep/words/engine/parse-amount";
import { type FormEvent, useId, useState } from "react";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import { money } from "../../kit/money.ts";
import { RefusalAlert } from "../../kit/refusal.tsx";
import { InvoiceFinder } from "./invoice-finder.tsx";
import { usePayInvoice } from "./use-payments.ts";

/** With the key by which a payment that was sent once more, also after a reload, is the same one. */
const aPayment = objectOf({
  key: aText,
  invoice: optional(
    objectOf({
      ...{ number: aText, symbol: aText, due: aText, openMinor: aWholeNumber, currency: aText },
      ...{ companyName: aText, shipToName: aText },
    }),
  ),
  typed: optional(aText),
  day: aText,
});
type PaymentDraft = ValueOf<typeof aPayment>;
type Invoice = NonNullable<PaymentDraft["invoice"]>;

/** Writes a payment by hand: cash, or whatever no statement tells (DDOC-02). */
export function PayDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts("payments");
  const formId = useId();
  const kept = useKeptDraft("payment", aPayment, {
    key: crypto.randomUUID(),
    day: localNow().date,
  });
  const { key, invoice, typed, day } = kept.value;
  const change = (part: Partial<PaymentDraft>) => kept.change({ ...kept.value, ...part });
  const [isChecked, setChecked] = useState(false);
  const action = usePayInvoice();
  const amountText = typed ?? (invoice === undefined ? "" : formatAmount(toMinor(invoice.openMinor)));
  const amount = parseAmount(amountText);
  const isWrong = amount === undefined || amount <= 0;
  async function pay(chosen: Invoice) {
    const { number, openMinor, currency } = chosen;
    const ended = await action.run({ key, number, amountMinor: amount ?? 0, openMinor, day });
    if (ended?.kind !== "done") return;
    const { answer } = ended;
    if (answer.refusal == null) {
      kept.forget();
      showToast(t("payDone", { rest: money(answer.openMinor ?? 0, currency) }));
      onClose();
    } else if (answer.openMinor != null)
      kept.change({ key, day, invoice: { ...chosen, openMinor: answer.openMinor } });
  }
  // Unless nobody said whether it was written: then the same one is sent the next time.
  function handleClose() {
    if (action.ended?.kind !== "failed") kept.forget();
    onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (invoice !== undefined && day !== "" && !isWrong) void pay(invoice);
  }
  return (
    <Dialog
      isOpen
      onClose={handleClose}
      closeLabel={t("cancel")}
      title={t("payTitle")}
      actions={
        <>
          <Button variant="outline" onClick={handleClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} icon="check" isBusy={action.isBusy}>
            {t("pay")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-3">
        <RefusalAlert action={action} title={t("notDone")} />
        <InvoiceFinder
          chosen={invoice}
          onChoose={(one) => change({ invoice: one })}
          error={isChecked && invoice === undefined ? t("invoiceMissing") : undefined}
        />
        <TextField
          label={t("amount")}
          inputMode="decimal"
          value={amountText}
          error={isChecked && isWrong ? t("amountWrong") : undefined}
          onChange={(event) => change({ typed: event.target.value })}
        />
        <TextField
          label={t("paidOn")}
          type="date"
          value={day}
          error={isChecked && day === "" ? t("dayMissing") : undefined}
          onChange={(event) => change({ day: event.target.value })}
        />
      </form>
    </Dialog>
  );
}
