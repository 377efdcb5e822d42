import { PAYMENT_METHODS } from "@vycep/domain/ship-to/company-draft";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import { aText, objectOf, type ValueOf } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { RadioGroup } from "@vycep/ui/fields/radio-group.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useId, useState } from "react";
import { type Choice, ConflictDialog } from "../../kit/conflict-dialog.tsx";
import { useRecordDraft, type Written } from "../../kit/use-record-draft.ts";
import { DraftNotice } from "./draft-notice.tsx";
import { minorOf, usePaymentText } from "./new/terms-form.ts";
import { useSetCompanyTerms } from "./use-change-customer.ts";
import type { Company } from "./use-customer.ts";

const aTerms = objectOf({ dueDays: aText, paymentMethod: aText, creditLimit: aText });

type TermsForm = ValueOf<typeof aTerms>;
type TermsField = keyof TermsForm;

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
  const paymentText = usePaymentText();
  const formId = useId();
  const { id, money } = company.row;
  const limit = money.creditLimitMinor;
  const kept = useRecordDraft<TermsForm>(`company-terms.${id}`, aTerms, {
    version: company.version,
    form: {
      ...{ dueDays: String(company.dueDays), paymentMethod: company.paymentMethod },
      creditLimit: limit == null ? "" : String(limit / 100),
    },
  });
  const { change, draft, isStale, isFound, theirs } = kept;
  const { dueDays, paymentMethod, creditLimit } = draft.mine;
  const [isComparing, setComparing] = useState(false);
  const action = useSetCompanyTerms();
  const refusal = action.ended?.kind === "done" && !action.isBusy ? action.ended.answer : undefined;
  const errorOf = (field: string) => (refusal?.field === field ? refusal.message : undefined);
  async function save({ version, mine }: Written<TermsForm>) {
    const days = Number(mine.dueDays);
    const ended = await action.run({
      ...{ id, version, paymentMethod: mine.paymentMethod },
      dueDays: Number.isSafeInteger(days) && mine.dueDays.trim() !== "" ? days : -1,
      creditLimitMinor: mine.creditLimit.trim() === "" ? null : minorOf(mine.creditLimit),
    });
    if (ended?.kind !== "done") return;
    if (ended.answer?.code === "changed-meanwhile") setComparing(true);
    if (ended.answer != null) return;
    kept.drop();
    showToast(t("saved"));
    onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isStale) setComparing(true);
    else void save(draft);
  }
  function handleChoice(choices: ReadonlyMap<TermsField, Choice>) {
    const merged = kept.merge(choices);
    setComparing(false);
    if (merged !== undefined) void save(merged);
  }
  function handleDrop() {
    kept.drop();
    setComparing(false);
  }
  const isElsewhere = refusal?.code === "changed-meanwhile";
  if (isComparing && isStale) {
    const labels: Readonly<Record<TermsField, string>> = {
      ...{ dueDays: t("dueDays"), paymentMethod: t("paymentMethod") },
      creditLimit: t("creditLimitIn", { currency: money.currency }),
    };
    const tell = (field: TermsField, form: TermsForm) => {
      if (field === "creditLimit") return form.creditLimit || t("creditLimitNone");
      return field === "paymentMethod" ? paymentText(form.paymentMethod) : form.dueDays;
    };
    return (
      <ConflictDialog
        record={company.row.name}
        by={company.history[0]?.by ?? undefined}
        differences={kept.differences}
        tell={(field) => ({
          ...{ label: labels[field], was: tell(field, draft.was), theirs: tell(field, theirs) },
          ...{ mine: tell(field, draft.mine), isText: false },
        })}
        onChoose={handleChoice}
        onDrop={handleDrop}
        onClose={() => setComparing(false)}
      />
    );
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
        <DraftNotice {...{ isFound, isStale }} onDrop={kept.drop} />
        {refusal != null && refusal.field == null && !isStale && (
          <Alert tone="error" isLive>
            {isElsewhere ? t("changedElsewhere") : refusal.message}
          </Alert>
        )}
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
          options={PAYMENT_METHODS.map((method) => ({
            id: method,
            label: paymentText(method),
          }))}
          value={PAYMENT_METHODS.find((method) => method === paymentMethod) ?? null}
          onChange={(method) => change({ paymentMethod: method })}
        />
      </form>
    </Dialog>
  );
}
