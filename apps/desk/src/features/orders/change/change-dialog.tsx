import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { decodeMoment } from "@vycep/contract/calendar/calendar.codec";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { formatWeekdayNear } from "@vycep/words/engine/format";
import { formatTime } from "@vycep/words/engine/format-time";
import { type FormEvent, useDeferredValue, useId, useState } from "react";
import { may, useMe } from "../../../shared/me.ts";
import { MoveRefusal } from "../move-refusal.tsx";
import type { Order } from "../use-order.ts";
import { AddGoods } from "./add-goods.tsx";
import { ChangeFields, ChangeReasons } from "./change-fields.tsx";
import { ChangeLines } from "./change-lines.tsx";
import { ChangeVerdict } from "./change-verdict.tsx";
import { useChangeDraft } from "./use-change-draft.ts";
import { orderChangeQuery, useChangeOrder } from "./use-change-order.ts";

/** Changes an order that was sent: tried by the portal's rules as it is typed, and told to the customer (DORD-04). */
export function ChangeDialog({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) {
  const t = useTexts("order-desk");
  const tc = useTexts("order-change");
  const formId = useId();
  const me = useMe();
  const { number, shipToName, currency } = order.row;
  // What was typed was typed against this one; another is taken by a click.
  const [version, setVersion] = useState(order.version);
  const asItIs = useQuery(orderChangeQuery({ number, version }));
  const form = useChangeDraft(order, asItIs.data?.change?.lines);
  const { wanted } = form;
  const asked = useDeferredValue(wanted);
  const tried = useQuery({
    ...orderChangeQuery({ number, version, ...(asked && { wanted: asked }) }),
    placeholderData: keepPreviousData,
  });
  const change = tried.data?.change ?? asItIs.data?.change;
  const refusal = asItIs.data?.refusal;
  const action = useChangeOrder();
  const [isChecked, setChecked] = useState(false);
  const until = useUntil(change?.changeUntil);
  const reason = form.text("reason").trim();
  async function submit() {
    if (wanted === undefined || change == null) return;
    const message = form.text("message").trim();
    const ended = await action.run({
      ...{ number, version, wanted, reason, expectedTotalMinor: change.after.totalMinor },
      ...(message !== "" && { message }),
    });
    if (ended?.kind !== "done" || ended.answer != null) return;
    form.forget();
    showToast(tc("told.change"));
    onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    const isTried = wanted === asked && !tried.isPlaceholderData && change?.obstacles.length === 0;
    if (reason !== "" && isTried) void submit();
  }
  return (
    <Dialog
      isOpen
      size="widest"
      onClose={onClose}
      closeLabel={t("back")}
      title={tc("changeTitle")}
      description={[number, shipToName, until].filter(Boolean).join(" · ")}
      footNote={change == null ? undefined : tc("changeTells")}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("back")}
          </Button>
          {change != null && (
            <Button type="submit" form={formId} isBusy={action.isBusy}>
              {tc("changeSave")}
            </Button>
          )}
        </>
      }
    >
      {refusal != null && order.version === version && <Alert tone="warning">{refusal.message}</Alert>}
      {order.version !== version && (
        <Alert
          tone="warning"
          action={
            <Button variant="outline" size="small" onClick={() => setVersion(order.version)}>
              {tc("changeRebase")}
            </Button>
          }
        >
          {tc("changeStale")}
        </Alert>
      )}
      {asItIs.isPending && <p className="text-ink-soft">{tc("changeLoading")}</p>}
      {change != null && (
        <form
          id={formId}
          noValidate
          onSubmit={handleSubmit}
          className="grid grid-cols-[minmax(0,1fr)_15.5rem] gap-5 max-desktop:grid-cols-1"
        >
          <div className="grid content-start gap-3">
            <FailureAlert action={action} title={t("notDone")} />
            <MoveRefusal action={action} order={order} />
            {isChecked && change.obstacles.length > 0 && (
              <Alert tone="error" isLive>
                {tc("rulesBroken")}
              </Alert>
            )}
            {order.row.state === "confirmed" && <Alert tone="info">{tc("changeAgain")}</Alert>}
            <ChangeFields form={form} methods={change.methods} />
            <ChangeLines form={form} change={change} currency={currency} />
            {may(me, { area: "products", power: "see" }) && (
              <AddGoods present={new Set(form.rows.map(({ sku }) => sku))} onAdd={form.add} />
            )}
            <ChangeReasons form={form} isChecked={isChecked} />
          </div>
          <ChangeVerdict change={change} currency={currency} />
        </form>
      )}
    </Dialog>
  );
}

function useUntil(text: string | null | undefined): string | undefined {
  const tc = useTexts("order-change");
  const language = useLanguage();
  const moment = decodeMoment(text ?? "");
  return (
    moment &&
    tc("changeUntil", { until: `${formatWeekdayNear(moment.date, language)} ${formatTime(moment.minutes)}` })
  );
}
