import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import { aText, objectOf } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { RadioGroup } from "@vycep/ui/fields/radio-group.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useId } from "react";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import { useSetCompanyTerms } from "./use-change-customer.ts";
import type { Company } from "./use-customer.ts";

const aTerms = objectOf({ dueDays: aText, paymentMethod: aText, creditLimit: aText });

const methods = ["transfer", "direct debit", "cash"] as const;

/** When and how a company pays, and how much it may owe (DCUST-02). */
export function TermsDialog({
  company,
  onClose,
}: {
  readonly company: Company;
  readonly onClose: () => void;
}) {
  const t = useTexts("customers");
  const shell = useTexts("shell");
  const formId = useId();
  const { id, money } = company.row;
  const limit = money.creditLimitMinor;
  const kept = useKeptDraft(`company-terms.${id}`, aTerms, {
    ...{ dueDays: String(company.dueDays), paymentMethod: company.paymentMethod },
    creditLimit: limit == null ? "" : String(limit / 100),
  });
  const { dueDays, paymentMethod, creditLimit } = kept.value;
  const change = (part: Partial<typeof kept.value>) => kept.change({ ...kept.value, ...part });
  const action = useSetCompanyTerms();
  const refusal = action.ended?.kind === "done" && !action.isBusy ? action.ended.answer : undefined;
  const errorOf = (field: string) => (refusal?.field === field ? refusal.message : undefined);
  async function submit() {
    const days = Number(dueDays);
    const ended = await action.run({
      ...{ id, version: company.version, paymentMethod },
      dueDays: Number.isSafeInteger(days) && dueDays.trim() !== "" ? days : -1,
      creditLimitMinor: creditLimit.trim() === "" ? null : minorOf(creditLimit),
    });
    if (ended?.kind !== "done" || ended.answer != null) return;
    kept.forget();
    showToast(t("saved"));
    onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      closeLabel={shell("close")}
      title={t("termsTitle")}
      description={company.row.name}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} isBusy={action.isBusy}>
            {t("save")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-3">
        <FailureAlert action={action} title={t("notSaved")} />
        {refusal != null && refusal.field == null && <Alert tone="error">{refusal.message}</Alert>}
        <TextField
          label={t("creditLimitIn", { currency: money.currency })}
          hint={t("creditLimitHint")}
          inputMode="decimal"
          value={creditLimit}
          error={errorOf("creditLimit")}
          onChange={(event) => change({ creditLimit: event.target.value })}
        />
        <TextField
          label={t("dueDays")}
          inputMode="numeric"
          value={dueDays}
          error={errorOf("dueDays")}
          onChange={(event) => change({ dueDays: event.target.value })}
        />
        <RadioGroup
          label={t("paymentMethod")}
          options={methods.map((method) => ({
            id: method,
            label: t(`payment.${method === "direct debit" ? "direct-debit" : method}`),
          }))}
          value={methods.find((method) => method === paymentMethod) ?? null}
          onChange={(method) => change({ paymentMethod: method })}
        />
      </form>
    </Dialog>
  );
}

/** What is no amount is refused beside its field. */
function minorOf(text: string): number {
  const amount = Number(text.replaceAll(/\s/g, "").replace(",", "."));
  return Number.isFinite(amount) && amount >= 0 ? Math.round(amount * 100) : -1;
}
