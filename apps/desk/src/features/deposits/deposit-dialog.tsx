import { addDays } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { signOfCurrency, toCurrency } from "@vycep/domain/market/market";
import { localNow } from "@vycep/shell/clock/clock";
import { showToast } from "@vycep/shell/messages/toasts";
import { aText, objectOf } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { formatAmount } from "@vycep/words/engine/format";
import { parseAmount } from "@vycep/words/engine/parse-amount";
import { type FormEvent, useId, useState } from "react";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import { useMarketName } from "../../kit/market-words.ts";
import { RefusalAlert, refusalOf } from "../../kit/refusal.tsx";
import { type DatedDeposit, type Deposit, useSetDeposit } from "./use-deposits.ts";

const aDraft = objectOf({ validFrom: aText, amount: aText });
const fieldOf = { validFrom: "validFrom", amount: "depositMinor" } as const;

interface DepositDialogProps {
  readonly deposit: Deposit;
  /** What it begins with: what holds, or the planned one that is changed; undefined is the first one. */
  readonly from: DatedDeposit | undefined;
  readonly onClose: () => void;
}

/** A deposit is dated: from which day of delivery, and how much for a piece (DGOOD-01). */
export function DepositDialog({ deposit, from, onClose }: DepositDialogProps) {
  const { code, market, name, currency, seen } = deposit;
  const t = useTexts("deposits-desk");
  const marketName = useMarketName();
  const formId = useId();
  const tomorrow = addDays(localNow().date, 1);
  const draft = useKeptDraft(`empties-deposit.${code}.${market}`, aDraft, {
    validFrom: from?.standing === "planned" ? from.validFrom : tomorrow,
    amount: from === undefined ? "" : formatAmount(toMinor(from.depositMinor)),
  });
  const [isTried, setTried] = useState(false);
  const action = useSetDeposit();
  const refusal = refusalOf(action);
  const isOfField = Object.values(fieldOf).some((field) => field === refusal?.field);
  const { validFrom, amount } = draft.value;
  const depositMinor = parseAmount(amount);
  const wrong = {
    validFrom: validFrom === "" ? t("dayMissing") : undefined,
    amount: depositMinor === undefined ? t("amountWrong") : undefined,
  };
  const of = (field: keyof typeof fieldOf) => ({
    value: draft.value[field],
    error: refusal?.field === fieldOf[field] ? refusal.message : isTried ? wrong[field] : undefined,
    onChange: (event: { readonly target: { readonly value: string } }) => {
      action.reset();
      draft.change({ ...draft.value, [field]: event.target.value });
    },
  });
  async function submit(minor: number) {
    const ended = await action.run({ code, market, validFrom, depositMinor: minor, seen });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    draft.forget();
    showToast(t("saved"));
    onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (depositMinor !== undefined && validFrom !== "") void submit(depositMinor);
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t("cancel")}
      title={t("title", { name, market: marketName(market) })}
      description={t("note")}
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
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-4">
        {draft.isFound && <Alert tone="info">{t("draftFound")}</Alert>}
        {!isOfField && <RefusalAlert action={action} title={t("notSaved")} />}
        <TextField label={t("from")} type="date" {...of("validFrom")} />
        <TextField
          label={t("amount", { currency: signOfCurrency(toCurrency(currency)) })}
          inputMode="decimal"
          {...of("amount")}
        />
      </form>
    </Dialog>
  );
}
