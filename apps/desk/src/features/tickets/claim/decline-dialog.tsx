import { showToast } from "@vycep/shell/messages/toasts";
import { aText } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { TextArea } from "@vycep/ui/fields/text-area.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useId, useState } from "react";
import { useKeptDraft } from "../../../kit/kept-draft.ts";
import { money } from "../../../kit/money.ts";
import { RefusalAlert } from "../../../kit/refusal.tsx";
import { type Claim, type Proposal, useDecideCredit } from "./use-claim.ts";

interface DeclineDialogProps {
  readonly claim: Claim;
  readonly proposal: Proposal;
  readonly onClose: () => void;
}

/** Does not agree to a credit, and says why to who proposed it. */
export function DeclineDialog({ claim, proposal, onClose }: DeclineDialogProps) {
  const t = useTexts("claim-desk");
  const formId = useId();
  const kept = useKeptDraft(`ticket-decline.${proposal.id}`, aText, "");
  const action = useDecideCredit();
  const [isChecked, setChecked] = useState(false);
  const why = kept.value.trim();
  async function submit() {
    const input = { number: claim.number, id: proposal.id, why };
    const ended = await action.run({ kind: "decline", input });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    kept.forget();
    showToast(t("declined"));
    onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (why !== "") void submit();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t("back")}
      title={t("declineTitle", { money: money(proposal.totalMinor, claim.currency) })}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("back")}
          </Button>
          <Button type="submit" variant="danger" form={formId} isBusy={action.isBusy}>
            {t("decline")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-3">
        <RefusalAlert action={action} title={t("notDone")} />
        <TextArea
          label={t("why")}
          hint={t("whyHint", { who: proposal.by })}
          value={kept.value}
          minRows={2}
          maxLength={500}
          error={isChecked && why === "" ? t("whyMissing") : undefined}
          onChange={(event) => kept.change(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
