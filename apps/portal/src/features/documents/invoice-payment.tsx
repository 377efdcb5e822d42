import type { InvoiceAnswer } from "@vycep/contract/invoices/invoice.rest";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { copyText } from "@vycep/shell/files/copy-text";
import { showToast } from "@vycep/shell/messages/toasts";
import { QrPicture } from "@vycep/shell/page/qr-picture.tsx";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatMoney, formatWeekdayDate } from "@vycep/words/engine/format";

/** How an invoice is paid: amount, code for the bank's app, account and symbol to copy; or why nothing is to be done. */
export function InvoicePayment({ invoice }: { readonly invoice: InvoiceAnswer }) {
  const t = useTexts("documents");
  const language = useLanguage();
  const { payment, state, currency, number } = invoice;
  async function handleCopy(text: string) {
    if (await copyText(text)) showToast(t("copied"));
  }
  if (payment === null) {
    const told = {
      paid: "paidInvoice",
      settled: "settledNote",
      "to-settle": "toSettle",
      "direct-debit": "directDebit",
    } as const;
    return state === "due" || state === "overdue" ? null : (
      <Alert tone={state === "paid" || state === "settled" ? "success" : "info"}>{t(told[state])}</Alert>
    );
  }
  const facts = [
    { label: t("account"), value: payment.account },
    { label: t("iban"), value: payment.iban.replaceAll(/(.{4})(?=.)/g, "$1 "), copied: payment.iban },
    { label: t("symbol"), value: payment.variableSymbol },
  ];
  return (
    <Card tone="plain">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="type-label text-ink-soft">{t("toPay")}</span>
        <strong className="type-total">
          {formatMoney({ minor: toMinor(payment.amountMinor), currency })}
        </strong>
      </div>
      {payment.qr && (
        <div className="my-4 flex items-start gap-4">
          <div className="w-32 flex-none">
            <QrPicture text={payment.qr.text} label={t("qrLabel", { number })} />
          </div>
          <div>
            <strong>{t("payByQr")}</strong>
            <p className="text-small text-ink-soft">{t("payByQrText")}</p>
          </div>
        </div>
      )}
      <dl className="border-t border-line pt-2">
        {facts.map(({ label, value, copied = value }) => (
          <div key={label} className="flex items-center justify-between gap-3">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="flex items-center gap-1 text-right font-semibold">
              {value}
              <IconButton
                icon="copy"
                size="small"
                label={t("copy", { what: label })}
                onClick={() => void handleCopy(copied)}
              />
            </dd>
          </div>
        ))}
        <div className="flex items-center justify-between gap-3 py-2">
          <dt className="text-ink-soft">{t("dueDay")}</dt>
          <dd className="font-semibold">{formatWeekdayDate(toLocalDate(payment.due), language)}</dd>
        </div>
      </dl>
    </Card>
  );
}
