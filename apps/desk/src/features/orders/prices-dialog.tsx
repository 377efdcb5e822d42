import { toMinor } from "@vycep/domain/kernel/money";
import { signOfCurrency } from "@vycep/domain/market/market";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import { aText, objectOf, recordOf, type Shape } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { formatAmount, formatCount } from "@vycep/words/engine/format";
import { parseAmount } from "@vycep/words/engine/parse-amount";
import { type FormEvent, useId, useState } from "react";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import { MoveRefusal } from "./move-refusal.tsx";
import { useSetOrderPrices } from "./use-help-order.ts";
import type { Order } from "./use-order.ts";

interface PricesDraft {
  readonly prices: Readonly<Record<string, string>>;
  readonly reason: string;
}

const readPricesDraft: Shape<PricesDraft> = objectOf({ prices: recordOf(aText), reason: aText });

/** Settles the prices of an order that was taken without them, line by line, with a reason (DORD-08). */
export function PricesDialog({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) {
  const t = useTexts("order-desk");
  const tc = useTexts("order-change");
  const formId = useId();
  const { number, shipToName, currency } = order.row;
  const kept = useKeptDraft(`order-prices.${number}`, readPricesDraft, { prices: {}, reason: "" });
  const { prices } = kept.value;
  const reason = kept.value.reason.trim();
  const action = useSetOrderPrices();
  const [isChecked, setChecked] = useState(false);
  const lines = order.lines.map((line) => {
    const text = prices[line.lineNo] ?? formatAmount(toMinor(line.unitPriceMinor));
    return { ...line, text, minor: parseAmount(text) };
  });
  const changed = lines.filter(({ minor, unitPriceMinor }) => minor !== unitPriceMinor);
  async function submit() {
    const ended = await action.run({
      ...{ number, version: order.version, reason },
      lines: changed.map(({ lineNo, minor }) => ({ lineNo, unitPriceMinor: minor ?? 0 })),
    });
    if (ended?.kind !== "done" || ended.answer != null) return;
    kept.forget();
    showToast(tc("told.setPrices"));
    onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (reason !== "" && lines.every(({ minor }) => minor !== undefined)) void submit();
  }
  return (
    <Dialog
      isOpen
      size="wide"
      onClose={onClose}
      closeLabel={t("back")}
      title={tc("pricesTitle")}
      description={`${number} · ${shipToName}`}
      footNote={t("changedLines", { count: changed.length })}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("back")}
          </Button>
          <Button type="submit" form={formId} icon="check" isBusy={action.isBusy}>
            {tc("pricesSave")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-3">
        <FailureAlert action={action} title={t("notDone")} />
        <MoveRefusal action={action} order={order} />
        <table className="w-full text-small">
          <caption className="sr-only">{t("lines")}</caption>
          <thead>
            <tr className="type-label text-left text-ink-faint">
              <th scope="col">{t("goods")}</th>
              <th scope="col" className="text-right">
                {t("ordered")}
              </th>
              <th scope="col" className="text-right">
                {tc("priceBefore")}
              </th>
              <th scope="col" className="pl-4">{`${tc("priceNow")} ${signOfCurrency(currency)}`}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ lineNo, name, ordered, unitPriceMinor, text, minor }) => (
              <tr key={lineNo} className="border-t border-line">
                <th scope="row" className="py-1 text-left">
                  {name}
                </th>
                <td className="px-2 text-right">{formatCount(ordered)}</td>
                <td className="px-2 text-right">{formatAmount(toMinor(unitPriceMinor))}</td>
                <td className="w-40 pl-4">
                  <TextField
                    label={tc("priceOf", { name })}
                    isLabelHidden
                    size="small"
                    inputMode="decimal"
                    value={text}
                    error={minor === undefined ? tc("priceWrong") : undefined}
                    onChange={(event) =>
                      kept.change({ ...kept.value, prices: { ...prices, [lineNo]: event.target.value } })
                    }
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <TextField
          label={tc("pricesWhy")}
          hint={tc("pricesWhyHint")}
          maxLength={200}
          value={kept.value.reason}
          error={isChecked && reason === "" ? t("reasonMissing") : undefined}
          onChange={(event) => kept.change({ ...kept.value, reason: event.target.value })}
        />
      </form>
    </Dialog>
  );
}
