import type { BehalfSession } from "@vycep/contract/identity/on-behalf.rest";
import {
  flawOfOverride,
  LONGEST_OVERRIDE_NOTE,
  OVERRIDE_REASONS,
  type OverrideReason,
} from "@vycep/domain/cart/override";
import { leaveFor } from "@vycep/shell/page/leave-for";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { RadioGroup } from "@vycep/ui/fields/radio-group.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import type { Speak } from "@vycep/words/engine/texts";
import type { Originals } from "@vycep/words/nouns";
import { type FormEvent, useId, useState } from "react";
import { paths } from "../../shared/paths.ts";
import { keyOf } from "./behalf-words.ts";
import type { BlockedCart } from "./use-on-behalf.ts";
import { useSendOverridden } from "./use-send-overridden.ts";

interface OverrideDialogProps {
  readonly t: Speak<Originals["on-behalf"]>;
  readonly language: BehalfSession["language"];
  readonly shipToName: string;
  /** As whoever asks has seen it: one that has changed since is not sent. */
  readonly cart: BlockedCart;
  readonly onClose: () => void;
}

/** What a right of the desk sets aside, and the reason that it asks (DORD-06). */
export function OverrideDialog(props: OverrideDialogProps) {
  const { t, language, shipToName, cart, onClose } = props;
  const formId = useId();
  const [reason, setReason] = useState<OverrideReason | null>(null);
  const [note, setNote] = useState("");
  const [isChecked, setChecked] = useState(false);
  const action = useSendOverridden();
  const flaw = flawOfOverride({ reason: reason ?? undefined, note });
  const key = keyOf(cart.rules);
  const errors = action.ended?.kind === "done" && !action.isBusy ? action.ended.answer.errors : [];
  async function send(why: OverrideReason) {
    const ended = await action.run({ cart, reason: why, note: note.trim() });
    const number = ended?.kind === "done" ? ended.answer.number : undefined;
    // Read anew: the cart that the page holds is an order now.
    if (number !== undefined) await leaveFor(paths.thanks(number));
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (reason !== null && flaw === undefined) void send(reason);
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t("overBack")}
      title={t(`overTitle.${key}`)}
      description={shipToName}
      footNote={<span className="text-small text-ink-soft">{t("overKept")}</span>}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("overBack")}
          </Button>
          <Button type="submit" form={formId} isBusy={action.isBusy}>
            {t(`overSend.${key}`)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate lang={language} onSubmit={handleSubmit} className="grid gap-3">
        {action.ended?.kind === "failed" && !action.isBusy && <Alert tone="warning">{t("overFailed")}</Alert>}
        {action.ended?.kind === "refused" && !action.isBusy && (
          <Alert tone="error" title={t("overRefused")}>
            {action.ended.failure.message}
          </Alert>
        )}
        {errors.length > 0 && (
          <Alert tone="error" title={t("overRefused")}>
            {errors.join(" ")}
          </Alert>
        )}
        <p>{t("overText")}</p>
        <RadioGroup
          label={t("overWhy")}
          look="cards"
          options={OVERRIDE_REASONS.map((id) => ({ id, label: t(`overWhy.${id}`) }))}
          value={reason}
          onChange={setReason}
          error={isChecked && flaw === "reason" ? t("overWhyMissing") : undefined}
        />
        <TextField
          label={t("overNote")}
          value={note}
          maxLength={LONGEST_OVERRIDE_NOTE}
          error={isChecked && flaw === "note" ? t("overNoteMissing") : undefined}
          onChange={(event) => setNote(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
