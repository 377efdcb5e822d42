import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import { aText } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { DefinitionList } from "@vycep/ui/data/definition-list.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatDate } from "@vycep/words/engine/format";
import { type FormEvent, useState } from "react";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import { money } from "../../kit/money.ts";
import { InvoiceFinder } from "./invoice-finder.tsx";
import { type OpenInvoice, type Payment, useLeavePayment } from "./use-payments.ts";
import { useSettling } from "./use-settling.tsx";

interface PaymentCardProps {
  readonly statement: string;
  readonly payment: Payment;
}

/** One payment whole: who paid, what it may be for, and the two ways to end it (DDOC-02). */
export function PaymentCard({ statement, payment }: PaymentCardProps) {
  const t = useTexts("payments");
  const { amountMinor, currency, payer, account, symbol, message, day, match } = payment;
  const facts = [
    { label: t("payer"), value: payer },
    { label: t("account"), value: account },
    { label: t("symbol"), value: symbol },
    { label: t("message"), value: message },
    { label: t("day"), value: formatDate(toLocalDate(day)) },
  ];
  return (
    <Card title={t("paymentTitle", { amount: money(amountMinor, currency) })}>
      <div className="grid gap-3 text-small">
        <DefinitionList items={facts.filter(({ value }) => value !== "")} />
        {match != null && <Settle statement={statement} payment={payment} />}
        {match != null && <Leave statement={statement} line={payment.line} />}
      </div>
    </Card>
  );
}

function Settle({ statement, payment }: PaymentCardProps) {
  const t = useTexts("payments");
  const likely = payment.match?.invoice ?? undefined;
  const [chosen, setChosen] = useState<OpenInvoice | undefined>(likely);
  const settling = useSettling(statement);
  const rest = chosen === undefined ? 0 : chosen.openMinor - payment.amountMinor;
  const wanted = chosen && { kind: "sure" as const, differsMinor: null, invoice: chosen };
  return (
    <div className="grid justify-items-start gap-2">
      <FailureAlert action={settling.action} title={t("notDone")} />
      {settling.refusals.map((refusal) => (
        <Alert key={refusal} tone="error" isLive>
          {refusal}
        </Alert>
      ))}
      <InvoiceFinder likely={likely} currency={payment.currency} chosen={chosen} onChoose={setChosen} />
      {chosen !== undefined && (
        <p className="text-ink-soft">
          {rest === 0 && t("restNone")}
          {rest > 0 && t("rest", { amount: money(rest, payment.currency) })}
          {rest < 0 && t("restOver", { amount: money(-rest, payment.currency) })}
        </p>
      )}
      <Button
        size="small"
        icon="check"
        isBusy={settling.action.isBusy}
        disabledReason={wanted === undefined ? t("invoiceMissing") : undefined}
        onClick={() => void settling.settle([{ ...payment, match: wanted ?? null }])}
      >
        {t("settle")}
      </Button>
    </div>
  );
}

function Leave({ statement, line }: { readonly statement: string; readonly line: number }) {
  const t = useTexts("payments");
  const action = useLeavePayment();
  const kept = useKeptDraft(`payment-left.${statement}.${line}`, aText, "");
  const [isChecked, setChecked] = useState(false);
  const reason = kept.value.trim();
  const refusal = action.ended?.kind === "done" ? action.ended.answer?.message : undefined;
  async function leave() {
    const ended = await action.run({ statement, line, reason });
    if (ended?.kind !== "done" || ended.answer !== null) return;
    kept.forget();
    showToast(t("leaveDone"));
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (reason !== "") void leave();
  }
  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      className="grid justify-items-start gap-2 border-t border-line pt-3"
    >
      <FailureAlert action={action} title={t("notDone")} />
      <TextField
        label={t("leaveReason")}
        maxLength={200}
        value={kept.value}
        error={isChecked && reason === "" ? t("reasonMissing") : refusal}
        onChange={(event) => kept.change(event.target.value)}
      />
      <Button type="submit" size="small" variant="outline" isBusy={action.isBusy}>
        {t("leave")}
      </Button>
    </form>
  );
}
