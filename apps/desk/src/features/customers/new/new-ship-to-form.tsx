import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { type FormEvent, useState } from "react";
import { useKeptDraft } from "../../../kit/kept-draft.ts";
import { paths } from "../../../shared/paths.ts";
import { DraftNotice } from "../draft-notice.tsx";
import { placeInputOf } from "../ship-to-draft.ts";
import { DaysFields, PlaceFields, TankFields } from "../ship-to-fields.tsx";
import type { Company, ShipTo } from "../use-customer.ts";
import { CreationRefusal } from "./creation-refusal.tsx";
import { aNewPlace, beginningOf, methodsOf, type NewPlace } from "./new-place-draft.ts";
import { NumberFields, StandingFields } from "./new-ship-to-fields.tsx";
import { useCreateShipTo } from "./use-new-customer.ts";

interface NewShipToFormProps {
  readonly company: Company;
  readonly copyOf: ShipTo | undefined;
  /** The number that is proposed. */
  readonly number: string;
  readonly onMade: ((id: string) => Promise<void>) | undefined;
}

/** A new place, empty or as another one is; what is typed is lost by nothing (DCUST-02, DEDIT-06). */
export function NewShipToForm({ company, copyOf, number, onMade }: NewShipToFormProps) {
  const t = useTexts("customers");
  const { id: companyId } = company.row;
  const empty = beginningOf({ company, copyOf, number, reason: t("suspendReasons.new") });
  const kept = useKeptDraft(`ship-to.new.${companyId}.${copyOf?.row.id ?? ""}`, aNewPlace, empty);
  const [isDropped, setDropped] = useState(false);
  const form = kept.value;
  const change = (part: Partial<NewPlace>) => kept.change({ ...form, ...part });
  const action = useCreateShipTo();
  const answer = action.ended?.kind === "done" && !action.isBusy ? action.ended.answer : undefined;
  const refusals = answer?.refusals ?? [];
  async function submit() {
    const { id, gln, customerType, isApproved, reason, ...place } = form;
    const ended = await action.run({
      ...placeInputOf(place),
      ...{ id, companyId, gln, customerType, suspendedReason: isApproved ? null : reason },
    });
    if (ended?.kind !== "done" || ended.answer.id == null) return;
    kept.forget();
    showToast(t("shipToCreated"));
    await onMade?.(ended.answer.id);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }
  function handleDrop() {
    kept.change(empty);
    kept.forget();
    setDropped(true);
  }
  const errorOf = (field: string) => refusals.find((refusal) => refusal.field === field)?.message;
  const fields = { form, onChange: change, errorOf };
  const existing = answer?.existing;
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-3" aria-label={t("newShipTo")}>
      <DraftNotice isFound={kept.isFound && !isDropped} onDrop={handleDrop} />
      <div className="grid grid-cols-2 items-start gap-3 max-laptop:grid-cols-1">
        <div className="grid min-w-0 gap-3">
          <PlaceFields {...fields} />
          <NumberFields {...fields} />
        </div>
        <div className="grid min-w-0 gap-3">
          <DaysFields {...fields} methods={methodsOf(form, company.country)} />
          <TankFields {...fields} />
          <StandingFields {...fields} />
        </div>
      </div>
      <FailureAlert action={action} title={t("notCreated")} />
      {refusals.length > 0 && (
        <CreationRefusal
          refusals={refusals}
          existing={existing == null ? undefined : { name: existing.name, href: paths.shipTo(existing.id) }}
        />
      )}
      <div>
        <Button type="submit" isBusy={action.isBusy}>
          {t("createShipTo")}
        </Button>
      </div>
    </form>
  );
}
