import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { type FormEvent, useDeferredValue, useId, useState } from "react";
import { TicketLink } from "../../../shared/ticket-link.tsx";
import { MoveRefusal } from "../move-refusal.tsx";
import type { Order } from "../use-order.ts";
import { ReplacementFields } from "./replacement-fields.tsx";
import { ReplacementLines } from "./replacement-lines.tsx";
import { ReplacementVerdict } from "./replacement-verdict.tsx";
import { replacementQuery, useCreateReplacement } from "./use-replacement.ts";
import { type ReplacementForm, useReplacementDraft } from "./use-replacement-draft.ts";

interface ReplacementDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Plans what an order fell short of: how much, when and how, tried by the portal's rules as it is typed (DDISP-06). */
export function ReplacementDialog({ order, onClose }: ReplacementDialogProps) {
  const t = useTexts("order-desk");
  const tc = useTexts("order-change");
  const formId = useId();
  const { number, shipToName, currency } = order.row;
  const { version } = order;
  const proposal = useQuery(replacementQuery({ number, version }));
  const proposed = proposal.data?.replacement ?? undefined;
  const form = useReplacementDraft(order, proposed);
  const { wanted } = form;
  const asked = useDeferredValue(wanted);
  const tried = useQuery({
    ...replacementQuery({ number, version, ...(asked && { wanted: asked }) }),
    placeholderData: keepPreviousData,
  });
  const replacement = tried.data?.replacement ?? proposed;
  const refusal = proposal.data?.refusal;
  const action = useCreateReplacement();
  const [knowsClaims, setKnowsClaims] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const needsToKnow = form.claims.length > 0;
  async function submit() {
    if (wanted === undefined) return;
    const message = form.text("message").trim();
    const ended = await action.run({
      ...{ number, version, wanted, knowsClaims: needsToKnow && knowsClaims },
      noteForDriver: form.text("noteForDriver").trim(),
      ...(message !== "" && { message }),
    });
    if (ended?.kind !== "done" || ended.answer != null) return;
    form.forget();
    showToast(tc("told.replace"));
    onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    const isTried = wanted === asked && !tried.isPlaceholderData && replacement?.obstacles.length === 0;
    if (isTried && (!needsToKnow || knowsClaims)) void submit();
  }
  return (
    <Dialog
      isOpen
      size="wide"
      onClose={onClose}
      closeLabel={t("back")}
      title={tc("replaceTitle")}
      description={`${number} · ${shipToName}`}
      footNote={replacement && tc("replaceTells")}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("back")}
          </Button>
          {replacement && (
            <Button type="submit" form={formId} icon="truck" isBusy={action.isBusy}>
              {tc("replaceSave")}
            </Button>
          )}
        </>
      }
    >
      {refusal != null && <Alert tone="warning">{refusal.message}</Alert>}
      {proposal.isPending && <p className="text-ink-soft">{tc("changeLoading")}</p>}
      {replacement && (
        <form
          id={formId}
          noValidate
          onSubmit={handleSubmit}
          className="grid grid-cols-[minmax(0,1fr)_14rem] gap-5 max-desktop:grid-cols-1"
        >
          <div className="grid content-start gap-3">
            <FailureAlert action={action} title={t("notDone")} />
            <MoveRefusal action={action} order={order} />
            {isChecked && wanted !== undefined && replacement.obstacles.length > 0 && (
              <Alert tone="error" isLive>
                {tc("rulesBroken")}
              </Alert>
            )}
            <ReplacementFields form={form} methods={replacement.methods} />
            <ReplacementLines form={form} currency={currency} />
            {isChecked && wanted === undefined && (
              <p role="alert" className="text-small text-red-strong">
                {tc("replaceNothing")}
              </p>
            )}
            {needsToKnow && (
              <KnownClaims
                claims={form.claims}
                isKnown={knowsClaims}
                isMissing={isChecked && !knowsClaims}
                onKnown={setKnowsClaims}
              />
            )}
          </div>
          <ReplacementVerdict replacement={replacement} currency={currency} />
        </form>
      )}
    </Dialog>
  );
}

interface KnownClaimsProps {
  readonly claims: ReplacementForm["claims"];
  readonly isKnown: boolean;
  readonly isMissing: boolean;
  readonly onKnown: (isKnown: boolean) => void;
}

/** The same boxes might be given back as money: whoever plans them says that they know. */
function KnownClaims({ claims, isKnown, isMissing, onKnown }: KnownClaimsProps) {
  const tc = useTexts("order-change");
  return (
    <Alert tone="warning" title={tc("replaceClaimed")}>
      <ul className="grid gap-1">
        {claims.map(({ ticket, name, boxes, credited }) => (
          <li key={`${ticket} ${name}`}>
            <TicketLink number={ticket} />{" "}
            {tc("replaceClaim", { name, boxes: formatCount(boxes), credited: formatCount(credited) })}
          </li>
        ))}
      </ul>
      <Checkbox
        label={tc("replaceKnown")}
        checked={isKnown}
        error={isMissing ? tc("replaceKnownMissing") : undefined}
        onChange={(event) => onKnown(event.target.checked)}
      />
    </Alert>
  );
}
