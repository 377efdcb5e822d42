import type { Action } from "@vycep/shell/actions/use-action";
import { useTexts } from "@vycep/shell/words/i18n";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { useActionName } from "./order-history.tsx";
import type { Order } from "./use-order.ts";

interface MoveRefusalProps {
  readonly action: Pick<
    Action<never, { readonly code: string; readonly message: string } | null>,
    "ended" | "isBusy"
  >;
  readonly order: Order;
}

/** Why an order was not changed; where somebody else was quicker, who did what (DEDIT-01). */
export function MoveRefusal({ action, order }: MoveRefusalProps) {
  const t = useTexts("order-desk");
  const actionName = useActionName();
  const refusal = action.ended?.kind === "done" && !action.isBusy ? action.ended.answer : null;
  if (refusal === null) return null;
  const [last] = order.history;
  return (
    <Alert tone="error" isLive>
      {refusal.message}
      {refusal.code === "changed-meanwhile" &&
        last !== undefined &&
        ` ${t("changedBy", { action: actionName(last.action), who: last.by ?? t("byHouse") })}`}
    </Alert>
  );
}
