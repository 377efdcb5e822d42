import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { RadioGroup } from "@vycep/ui/fields/radio-group.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useId, useState } from "react";
import { useRoleName } from "../../shared/customer-roles.ts";
import type { Call } from "./use-call.ts";
import { useOrderOnBehalf } from "./use-order-on-behalf.ts";

interface OnBehalfDialogProps {
  readonly call: Call;
  readonly callerUid: string | undefined;
  readonly onClose: () => void;
}

/** In whose name the order will be: one of those who may order for the place, whoever calls first (DORD-06). */
export function OnBehalfDialog({ call, callerUid, onClose }: OnBehalfDialogProps) {
  const t = useTexts("calls");
  const roleName = useRoleName();
  const formId = useId();
  const people = call.people.filter(({ mayOrder }) => mayOrder);
  const first = people.find(({ uid }) => uid === callerUid) ?? (people.length === 1 ? people[0] : undefined);
  const [chosen, setChosen] = useState(first?.uid ?? null);
  const [isChecked, setChecked] = useState(false);
  const action = useOrderOnBehalf();
  const answer = action.ended?.kind === "done" && !action.isBusy ? action.ended.answer : undefined;
  async function begin(uid: string) {
    const ended = await action.run({ shipToId: call.shipToId, uid });
    if (ended?.kind === "done" && ended.answer.isOpen) onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (chosen !== null) void begin(chosen);
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t("behalf.close")}
      title={t("behalf.title")}
      description={call.shipToName}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("behalf.close")}
          </Button>
          {people.length > 0 && (
            <Button type="submit" form={formId} variant="amber" icon="cart" isBusy={action.isBusy}>
              {t("behalf.begin")}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-3">
        <FailureAlert action={action} title={t("behalf.failed")} />
        {answer?.refusal != null && <Alert tone="error">{answer.refusal.message}</Alert>}
        {answer?.address != null && (
          <Alert tone="warning" title={t("behalf.blocked")}>
            <a href={answer.address} target="_blank" rel="noopener noreferrer" className="underline">
              {t("behalf.open")}
            </a>
          </Alert>
        )}
        {people.length === 0 ? (
          <p>{t("behalf.nobody")}</p>
        ) : (
          <RadioGroup
            label={t("behalf.who")}
            look="cards"
            options={people.map(({ uid, name, roleName: role }) => ({
              ...{ id: uid, description: roleName(role) },
              label: uid === callerUid ? t("caller", { name }) : name,
            }))}
            value={chosen}
            onChange={setChosen}
            error={isChecked && chosen === null ? t("behalf.whoMissing") : undefined}
          />
        )}
        <p className="text-small text-ink-soft">{t("behalf.text")}</p>
      </form>
    </Dialog>
  );
}
