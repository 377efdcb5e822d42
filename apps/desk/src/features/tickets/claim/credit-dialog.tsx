import { lineComingAgain } from "@vycep/domain/claims/credit-proposal";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { TextArea } from "@vycep/ui/fields/text-area.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useId, useState } from "react";
import { useKeptDraft } from "../../../kit/kept-draft.ts";
import { money } from "../../../kit/money.ts";
import { RefusalAlert, refusalOf } from "../../../kit/refusal.tsx";
import { ClaimPhotos } from "./claim-photos.tsx";
import { useClaimWords } from "./claim-words.ts";
import { ComingAgain } from "./coming-again.tsx";
import { aCreditDraft, creditOf, emptyCredit, isForTwo, typedLines } from "./credit-draft.ts";
import { CreditLines } from "./credit-lines.tsx";
import { CreditSum } from "./credit-sum.tsx";
import { type Claim, useProposeCredit } from "./use-claim.ts";

const mostLetters = 1500;

interface CreditDialogProps {
  readonly claim: Claim;
  readonly onClose: () => void;
}

/** Gives back for a claim: boxes by line, the sum as its credit note will say it, and a word to the customer (DTICK-03). */
export function CreditDialog({ claim, onClose }: CreditDialogProps) {
  const t = useTexts("claim-desk");
  const { deliveryText, limitText, languageText } = useClaimWords(claim);
  const formId = useId();
  const kept = useKeptDraft(`ticket-credit.${claim.number}`, aCreditDraft, emptyCredit);
  const draft = kept.value;
  const action = useProposeCredit();
  const lines = typedLines(claim, draft.boxes);
  const credit = creditOf(claim, lines);
  const isSound = lines.every(({ boxes }) => boxes !== undefined) && credit.totalMinor > 0;
  const forTwo = isForTwo(claim, credit);
  const [knowsReplacement, setKnowsReplacement] = useState(false);
  const chosen = lines.flatMap(({ line: { lineNo }, boxes = 0 }) => (boxes > 0 ? [{ lineNo, boxes }] : []));
  const comesAgain = lineComingAgain(chosen, claim.lines) !== undefined;
  async function submit() {
    const ended = await action.run({
      ...{ number: claim.number, version: claim.version, totalMinor: credit.totalMinor },
      lines: chosen,
      ...{ words: draft.words.trim(), isSolving: draft.isSolving },
      ...(comesAgain && { knowsReplacement }),
    });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    kept.forget();
    showToast(t(forTwo ? "sent" : "issued"));
    onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSound) void submit();
  }
  return (
    <Dialog
      isOpen
      size="wide"
      onClose={onClose}
      closeLabel={t("back")}
      title={t("dialogTitle", { number: claim.number })}
      description={deliveryText}
      footNote={forTwo ? limitText("second") : limitText("alone")}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("back")}
          </Button>
          <Button
            type="submit"
            form={formId}
            icon={forTwo ? "users" : "receipt"}
            isBusy={action.isBusy}
            disabledReason={isSound ? undefined : t("nothingYet")}
          >
            {t(forTwo ? "send" : "issue")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-4">
        <RefusalAlert action={action} title={t("notDone")} />
        <div className="grid grid-cols-[minmax(0,1fr)_14rem] items-start gap-4 max-mobile:grid-cols-1">
          <CreditLines
            currency={claim.currency}
            lines={lines}
            refusal={refusalOf(action)}
            onBoxes={(lineNo, text) => kept.change({ ...draft, boxes: { ...draft.boxes, [lineNo]: text } })}
          />
          <div className="grid gap-3">
            <ClaimPhotos lines={claim.lines} />
            <CreditSum credit={credit} currency={claim.currency} />
          </div>
        </div>
        <TextArea
          label={t("words", { language: languageText })}
          hint={t("wordsHint")}
          value={draft.words}
          minRows={2}
          maxLength={mostLetters}
          onChange={(event) => kept.change({ ...draft, words: event.target.value })}
        />
        <Checkbox
          label={t("isSolving")}
          checked={draft.isSolving}
          onChange={(event) => kept.change({ ...draft, isSolving: event.target.checked })}
        />
        {comesAgain && (
          <>
            <ComingAgain claim={claim} />
            <Checkbox
              label={t("knowsReplacement")}
              checked={knowsReplacement}
              onChange={(event) => setKnowsReplacement(event.target.checked)}
            />
          </>
        )}
        <p className="sr-only" role="status">
          {t("total")} {money(credit.totalMinor, claim.currency)}
        </p>
      </form>
    </Dialog>
  );
}
