import { DESK_MOVES, type DeskMove } from "@vycep/domain/orders/desk-move";
import { failureOf } from "@vycep/shell/failures/api-error";
import { showFailure } from "@vycep/shell/messages/action-errors";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { lazy, Suspense, useState } from "react";
import type { Needed } from "../../shared/feature.ts";
import { may, useMe } from "../../shared/me.ts";
import { useMoveOrder, type WantedMove } from "./use-move-order.ts";
import type { Order } from "./use-order.ts";

// Forms come with the first move that asks for one.
const CancelDialog = lazy(() =>
  import("./cancel-dialog.tsx").then((file) => ({ default: file.CancelDialog })),
);
const ChangeDialog = lazy(() =>
  import("./change/change-dialog.tsx").then((file) => ({ default: file.ChangeDialog })),
);
const ClaimDialog = lazy(() => import("./claim-dialog.tsx").then((file) => ({ default: file.ClaimDialog })));
const LinesDialog = lazy(() => import("./lines-dialog.tsx").then((file) => ({ default: file.LinesDialog })));

const needs: Readonly<Record<DeskMove, Needed>> = {
  confirm: { area: "orders", power: "change" },
  load: { area: "deliveries", power: "change" },
  send: { area: "deliveries", power: "change" },
  deliver: { area: "deliveries", power: "change" },
  bill: { area: "papers", power: "change" },
  cancel: { area: "orders", power: "change" },
};

/** What can be done with the order as it stands, by who is there; the next step of its road is the filled button (DORD-03). */
export function OrderActions({ order }: { readonly order: Order }) {
  const t = useTexts("order-desk");
  const claims = useTexts("claim-desk");
  const me = useMe();
  const action = useMoveOrder();
  const [opened, setOpened] = useState<"confirm" | "deliver" | "cancel" | "change" | "claim">();
  const { version } = order;
  const { number } = order.row;
  const moves = DESK_MOVES.filter((move) => order.moves.includes(move) && may(me, needs[move]));
  async function run(wanted: WantedMove) {
    const ended = await action.run(wanted);
    if (ended?.kind === "done") showToast(ended.answer?.message ?? t(`told.${wanted.kind}`));
    else if (ended !== undefined) showFailure(failureOf(ended.failure));
  }
  const input = { number, version };
  // Until when exactly the server says.
  const isOpen = order.row.state === "received" || order.row.state === "confirmed";
  const isReplaced = order.replaces != null || order.replacements.some(({ state }) => state !== "cancelled");
  const isChangeable =
    isOpen && !isReplaced && !order.isErpOwned && order.lines.length > 0 && may(me, needs.cancel);
  const isClaimable =
    order.lines.some(({ delivered }) => (delivered ?? 0) > 0) &&
    may(me, { area: "tickets", power: "change" });
  return (
    <>
      {isClaimable && (
        <Button variant="outline" onClick={() => setOpened("claim")}>
          {claims("claimDelivery")}
        </Button>
      )}
      {moves.includes("cancel") && (
        <Button variant="outline" onClick={() => setOpened("cancel")}>
          {t("cancelOrder")}
        </Button>
      )}
      {isChangeable && (
        <Button variant="outline" icon="pencil" onClick={() => setOpened("change")}>
          {t("change")}
        </Button>
      )}
      {moves.includes("confirm") && (
        <>
          <Button variant="outline" onClick={() => setOpened("confirm")}>
            {t("confirmLess")}
          </Button>
          <Button icon="check" isBusy={action.isBusy} onClick={() => void run({ kind: "confirm", input })}>
            {t("confirmAll")}
          </Button>
        </>
      )}
      {moves.includes("load") && (
        <Button icon="pallet" isBusy={action.isBusy} onClick={() => void run({ kind: "load", input })}>
          {t("load")}
        </Button>
      )}
      {moves.includes("send") && (
        <Button icon="truck" isBusy={action.isBusy} onClick={() => void run({ kind: "send", input })}>
          {t("send")}
        </Button>
      )}
      {moves.includes("deliver") && (
        <Button icon="check" onClick={() => setOpened("deliver")}>
          {t("deliver")}
        </Button>
      )}
      {moves.includes("bill") && (
        <Button icon="receipt" isBusy={action.isBusy} onClick={() => void run({ kind: "bill", input })}>
          {t("bill")}
        </Button>
      )}
      <Suspense>
        {opened === "cancel" && <CancelDialog order={order} onClose={() => setOpened(undefined)} />}
        {opened === "claim" && <ClaimDialog order={order} onClose={() => setOpened(undefined)} />}
        {opened === "change" && <ChangeDialog order={order} onClose={() => setOpened(undefined)} />}
        {(opened === "confirm" || opened === "deliver") && (
          <LinesDialog order={order} move={opened} onClose={() => setOpened(undefined)} />
        )}
      </Suspense>
    </>
  );
}
