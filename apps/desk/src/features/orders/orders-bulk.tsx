import { judgeBulkConfirm } from "@vycep/domain/orders/desk-move";
import type { OrderState } from "@vycep/domain/orders/order-states";
import { parseOrderState } from "@vycep/domain/orders/order-states";
import { showToast } from "@vycep/shell/messages/toasts";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { formatCount, formatPallets, formatWeight } from "@vycep/words/engine/format";
import { useState } from "react";
import { BulkBar } from "../../kit/bulk-bar.tsx";
import type { Selection } from "../../kit/selection.ts";
import { PrintMenu } from "../../shared/print-menu.tsx";
import { useConfirmOrders } from "./use-batch.ts";
import type { OrderRow } from "./use-orders.ts";

interface OrdersBulkProps {
  readonly selection: Selection;
  readonly rows: readonly OrderRow[];
  /** Whoever only sees orders prints them and does nothing else. */
  readonly mayChange: boolean;
  readonly onBegun: (batch: string) => void;
}

/** What can be done with the chosen orders; the button counts only those that it can do (DLIST-03). */
export function OrdersBulk({ selection, rows, mayChange, onBegun }: OrdersBulkProps) {
  const t = useTexts("order-desk");
  const print = useTexts("printing");
  const language = useLanguage();
  const action = useConfirmOrders();
  // The same choice pressed again, after no answer came, is the same batch.
  const [sent, setSent] = useState<{ readonly of: string; readonly key: string }>();
  const chosen = rows.filter(({ number }) => selection.chosen.has(number));
  const fitting = chosen.filter(isConfirmable);
  const cannot = chosen.length - fitting.length;
  async function confirm() {
    const numbers = fitting.map(({ number }) => number);
    const of = numbers.join();
    const key = sent?.of === of ? sent.key : crypto.randomUUID();
    setSent({ of, key });
    const ended = await action.run({ key, numbers });
    if (ended?.kind !== "done") return;
    const { batch, refusal } = ended.answer;
    if (refusal != null) showToast(refusal.message);
    if (batch == null) return;
    setSent(undefined);
    selection.clear();
    onBegun(batch.id);
  }
  const sum = (of: (row: OrderRow) => number) => chosen.reduce((all, row) => all + of(row), 0);
  return (
    <BulkBar
      selection={selection}
      sum={
        <span className="text-on-bottle-soft">
          {t("pallets")}{" "}
          {formatPallets(
            sum(({ pallets }) => pallets),
            language,
          )}{" "}
          ·{" "}
          {formatWeight(
            sum(({ kilograms }) => kilograms),
            language,
          )}
          {mayChange && cannot > 0 && ` · ${t("cannotConfirm", { count: cannot })}`}
        </span>
      }
    >
      {mayChange && (
        <Button
          variant="onDark"
          size="small"
          icon="check"
          isBusy={action.isBusy}
          disabledReason={fitting.length === 0 ? t("noneToConfirm") : undefined}
          onClick={() => void confirm()}
        >
          {t("confirmCount", { count: formatCount(fitting.length) })}
        </Button>
      )}
      <PrintMenu look="onDark" label={print("printChosen")} choice={{ numbers: [...selection.chosen] }} />
    </BulkBar>
  );
}

function isConfirmable({ state, isProvisional, erp }: OrderRow): boolean {
  const known: OrderState | undefined = parseOrderState(state.replaceAll("_", "-"));
  return (
    known !== undefined && judgeBulkConfirm({ state: known, isProvisional, isBlocked: erp === "refused" }).ok
  );
}
