import { MOST_SUBSTITUTES } from "@vycep/domain/orders/shortage/share-short";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { useId, useState } from "react";
import { useKeptDraft } from "../../../kit/kept-draft.ts";
import { Nothing } from "../../../kit/list-states.tsx";
import { RefusalAlert } from "../../../kit/refusal.tsx";
import { useSelection } from "../../../kit/selection.ts";
import { useMay } from "../../../shared/me.ts";
import {
  boxesTyped,
  emptyShortageDraft,
  readShortageDraft,
  type SharedOrder,
  type ShortageDraft,
  shareOut,
  toggleSubstitute,
} from "./shortage-draft.ts";
import { ShortageTable } from "./shortage-table.tsx";
import { type Shortage, useConfirmShort } from "./use-shortage.ts";

/** What there is, why and what instead; below it the orders with what each of them gets. */
export function ShortageForm({ shortage }: { readonly shortage: Shortage }) {
  const t = useTexts("shortage");
  const { sku, orders, isErpOwned } = shortage;
  const mayChange = useMay({ area: "orders", power: "change" }) && !isErpOwned;
  const kept = useKeptDraft(`shortage.${sku}`, readShortageDraft, emptyShortageDraft);
  const draft = kept.value;
  // What is left out is remembered, so that an order that comes meanwhile is among them.
  const leftOut = useSelection(sku);
  const [isChecked, setChecked] = useState(false);
  const [done, setDone] = useState(0);
  const action = useConfirmShort(setDone);
  const shared = shareOut(orders, draft);
  const chosen = shared.filter(({ order }) => !leftOut.chosen.has(order.number));
  const reason = draft.reason.trim();
  const results = action.ended?.kind === "done" && !action.isBusy ? action.ended.answer.results : [];
  async function confirm() {
    setChecked(true);
    const wanted = chosen.flatMap(({ order: { number, version }, boxes }) =>
      boxes === undefined ? [] : [{ number, version, boxes }],
    );
    if (wanted.length < chosen.length || reason === "") return;
    const ended = await action.run({ sku, reason, substitutes: [...draft.substitutes], orders: wanted });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    const refused = ended.answer.results.filter(({ refusal }) => refusal != null).length;
    const confirmed = ended.answer.results.length - refused;
    setChecked(false);
    if (refused === 0) kept.forget();
    const told = [
      confirmed > 0 && t("done", { count: confirmed }),
      refused > 0 && t("leftOut", { count: refused }),
    ].filter((one) => one !== false);
    showToast(told.join(" "));
  }
  if (orders.length === 0)
    return (
      <Nothing icon="success" title={t("noneTitle")}>
        {t("noneText")}
      </Nothing>
    );
  return (
    <>
      {mayChange && shared.length > 0 && (
        <ShortageFields draft={draft} shortage={shortage} isChecked={isChecked} onChange={kept.change} />
      )}
      <RefusalAlert action={action} title={t("notDone")} />
      <ShortageTable
        orders={orders}
        shared={mayChange ? shared : []}
        leftOut={leftOut.chosen}
        results={results}
        onToggle={leftOut.toggle}
        onBoxes={(number, text) => kept.change({ ...draft, boxes: { ...draft.boxes, [number]: text } })}
      />
      {mayChange && shared.length > 0 && (
        <div className="sticky bottom-0 flex flex-wrap items-center gap-3 rounded-normal border border-line bg-foam px-4 py-3">
          <Sum chosen={chosen} />
          <span className="ml-auto" />
          {action.isBusy && (
            <span role="status" className="text-ink-soft">
              {t("progress", { done: formatCount(done), all: formatCount(chosen.length) })}
            </span>
          )}
          <Button
            icon="check"
            isBusy={action.isBusy}
            disabledReason={chosen.length === 0 ? t("noneChosen") : undefined}
            onClick={() => void confirm()}
          >
            {t("confirm", { count: chosen.length })}
          </Button>
        </div>
      )}
    </>
  );
}

function Sum({ chosen }: { readonly chosen: readonly SharedOrder[] }) {
  const t = useTexts("shortage");
  const wanted = chosen.reduce((all, { order }) => all + order.ordered, 0);
  const given = chosen.reduce((all, { boxes = 0 }) => all + boxes, 0);
  return (
    <strong>
      {t("sum", {
        wanted: formatCount(wanted),
        given: formatCount(given),
        short: formatCount(wanted - given),
      })}
    </strong>
  );
}

interface ShortageFieldsProps {
  readonly draft: ShortageDraft;
  readonly shortage: Shortage;
  readonly isChecked: boolean;
  readonly onChange: (draft: ShortageDraft) => void;
}

function ShortageFields({ draft, shortage: { like }, isChecked, onChange }: ShortageFieldsProps) {
  const t = useTexts("shortage");
  const orderWords = useTexts("order-desk");
  const reasonsId = useId();
  const isFull = draft.substitutes.length >= MOST_SUBSTITUTES;
  const isWrong = draft.available.trim() !== "" && boxesTyped(draft.available) === undefined;
  return (
    <div className="grid grid-cols-[20rem_1fr] items-start gap-3 max-mobile:grid-cols-1">
      <Card title={t("available")}>
        <div className="grid gap-3">
          <TextField
            label={t("available")}
            isLabelHidden
            inputMode="numeric"
            hint={t("availableHint")}
            value={draft.available}
            error={isWrong ? t("availableWrong") : undefined}
            onChange={(event) => onChange({ ...draft, available: event.target.value, boxes: {} })}
          />
          <TextField
            label={t("reason")}
            hint={t("reasonHint")}
            maxLength={200}
            list={reasonsId}
            value={draft.reason}
            error={isChecked && draft.reason.trim() === "" ? t("reasonMissing") : undefined}
            onChange={(event) => onChange({ ...draft, reason: event.target.value })}
          />
          <datalist id={reasonsId}>
            {(["stock", "tank", "broken"] as const).map((key) => (
              <option key={key} value={orderWords(`reasons.${key}`)} />
            ))}
          </datalist>
        </div>
      </Card>
      <Card title={t("offer")} aside={t("offerHint")}>
        {like.length === 0 ? (
          <p className="text-ink-soft">{t("noneLike")}</p>
        ) : (
          <div className="grid grid-cols-2 gap-x-4 gap-y-1.5 max-mobile:grid-cols-1">
            {like.map(({ sku, name }) => {
              const isChosen = draft.substitutes.includes(sku);
              return (
                <Checkbox
                  key={sku}
                  label={name}
                  hint={isFull && !isChosen ? undefined : sku}
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={() => onChange(toggleSubstitute(draft, sku))}
                />
              );
            })}
          </div>
        )}
        {isFull && <p className="mt-2 text-fine text-ink-soft">{t("offerFull")}</p>}
      </Card>
    </div>
  );
}
