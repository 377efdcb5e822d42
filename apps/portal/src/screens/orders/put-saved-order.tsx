import { useQuery } from "@tanstack/react-query";
import type { FailureAlertProps } from "@vycep/shell/actions/failure-alert.tsx";
import { useKeyedCall } from "@vycep/shell/actions/use-keyed-call";
import { showToast } from "@vycep/shell/messages/toasts";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { formatWeekdayDate } from "@vycep/words/engine/format";
import { useState } from "react";
import { useCart } from "../../features/cart/reading/use-cart.ts";
import { sendToCart } from "../../features/cart/writing/send-to-cart.ts";
import { PreviewDialog } from "../../features/orders/reorder/preview-dialog.tsx";
import { type PutMode, putTargets } from "../../features/orders/reorder/put-into-cart.ts";
import { PutRefused } from "../../features/orders/reorder/put-refused.tsx";
import { type PutRefusal, usePutOrder } from "../../features/orders/reorder/use-put-order.ts";
import { sentReplacements, useReplacements } from "../../features/orders/reorder/use-replacements.tsx";
import { reOrderSavedOrder } from "../../features/saved-orders/re-order-saved-order.ts";
import type { SavedOrderRow } from "../../features/saved-orders/saved-order-row.ts";
import { useSavedName } from "../../features/saved-orders/use-saved-name.ts";
import { savedOrderQuery } from "../../features/saved-orders/use-saved-order.ts";
import { useSavedOrderPreview } from "../../features/saved-orders/use-saved-order-preview.ts";
import { paths } from "../../shared/paths.ts";
import type { PreviewAnswer } from "../../shared/reorder/preview-answer.ts";
import { deliveryOf, type WeighedOrder, weighLines } from "../../shared/reorder/weigh-lines.ts";
import { useVisitor } from "../../shared/user/current-user.ts";
import { drawGoods } from "../products/draw-goods.tsx";

interface PutSavedOrderProps {
  readonly saved: SavedOrderRow;
  readonly onClose: () => void;
}

/**
 * What putting a saved order into the cart comes to, before it is done (SAVED-08, D06): beside a cart in progress, or in
 * its place while that is saved. An empty cart has nothing to lose, so the order goes on as it was saved.
 */
export function PutSavedOrder({ saved, onClose }: PutSavedOrderProps) {
  const t = useTexts("saved-orders");
  const reorder = useTexts("reorder");
  const nameOf = useSavedName();
  const linesInCart = useCart().cart?.lines.length;
  const [chosen, setChosen] = useState<PutMode>();
  const mode = chosen ?? (linesInCart === 0 ? "replace" : "add");
  const into = linesInCart === undefined ? undefined : putTargets[mode];
  const details = useQuery(savedOrderQuery(saved.id));
  const { preview, failure, retry } = useSavedOrderPreview(saved.id, into);
  const weighed = preview && details.data ? weighLines(preview, details.data.lines) : undefined;
  const { shown, wanted, forget } = useReplacements(weighed);
  const { put, isBusy, refusal, action } = usePutOrder(sendToCart);
  const send = useKeyedCall(reOrderSavedOrder);

  async function handlePut({ refused }: WeighedOrder) {
    const items = refused.length > wanted.length ? "AVAILABLE" : "ALL_OR_NOTHING";
    const isIn = await put({
      send: () =>
        send({ id: saved.id, into: putTargets[mode], items, replacements: sentReplacements(wanted) }),
      tell: (text) => showToast(text, { label: t("showCart"), href: paths.cart() }),
    });
    if (isIn) onClose();
    else retry();
  }
  function handleMode(next: PutMode) {
    setChosen(next);
    forget();
  }
  const isAsking = (linesInCart ?? 0) > 0 || chosen !== undefined || preview?.blocker != null;
  return (
    <PreviewDialog
      title={t("putTitle", { name: nameOf(saved) })}
      description={preview && <WhereItGoes preview={preview} />}
      linesLabel={t("linesOf", { name: nameOf(saved) })}
      notices={<Notices {...{ saved, preview, mode, weighed, refusal, action }} />}
      preview={shown}
      lineCount={saved.lineCount}
      hasFailed={failure !== null || details.error !== null}
      onRetry={() => {
        retry();
        void details.refetch();
      }}
      question={
        isAsking && linesInCart !== undefined
          ? {
              text: linesInCart > 0 ? reorder("cartInProgress", { count: linesInCart }) : t("whichDelivery"),
              options: [
                {
                  id: "add",
                  label: linesInCart > 0 ? reorder("addToCart") : t("intoPresent"),
                  description: t("addNote"),
                },
                {
                  id: "replace",
                  label: linesInCart > 0 ? reorder("replaceCart") : t("asSaved"),
                  description: linesInCart > 0 ? t("replaceNote") : t("asSavedNote"),
                },
              ],
              value: mode,
              onChange: handleMode,
            }
          : undefined
      }
      draw={drawGoods}
      extraCount={wanted.length}
      isBusy={isBusy}
      disabledReason={
        linesInCart === undefined
          ? reorder("cartLoading")
          : weighed === undefined
            ? reorder("againLoading")
            : preview?.blocker?.message
      }
      onPut={() => weighed && void handlePut(weighed)}
      onClose={onClose}
    />
  );
}

interface NoticesProps {
  readonly saved: SavedOrderRow;
  readonly preview: PreviewAnswer | undefined;
  readonly mode: PutMode;
  readonly weighed: WeighedOrder | undefined;
  readonly refusal: PutRefusal | undefined;
  readonly action: FailureAlertProps["action"];
}

/** What is otherwise than when it was saved, before anything is put anywhere. */
function Notices({ saved, preview, mode, weighed, refusal, action }: NoticesProps) {
  const t = useTexts("saved-orders");
  const language = useLanguage();
  const day = preview && deliveryOf(preview).date;
  const { deliveryDate } = saved;
  const isMoved =
    mode === "replace" && day !== undefined && deliveryDate !== undefined && day !== deliveryDate;
  const isPart =
    weighed !== undefined && weighed.refused.length > 0 && weighed.same.length + weighed.changed.length > 0;
  return (
    <>
      <PutRefused refusal={refusal} action={action} />
      {preview?.blocker && <Alert tone="warning">{preview.blocker.message}</Alert>}
      {preview?.is_other_ship_to === true && (
        <Alert tone="info">{t("otherPlace", { place: saved.place })}</Alert>
      )}
      {isMoved && (
        <Alert tone="info">
          {t("dayMoved", {
            before: formatWeekdayDate(deliveryDate, language),
            now: formatWeekdayDate(day, language),
          })}
        </Alert>
      )}
      {isPart && <Alert tone="warning">{t("someMissing")}</Alert>}
    </>
  );
}

/** The place, way and day of the cart as it would be. */
function WhereItGoes({ preview }: { readonly preview: PreviewAnswer }) {
  const t = useTexts("saved-orders");
  const orders = useTexts("orders");
  const language = useLanguage();
  const { shipToId, method, date } = deliveryOf(preview);
  const place = useVisitor()?.shipTos.find((one) => one.shipToId === shipToId)?.shipToName;
  return [
    place ?? shipToId,
    method === undefined ? t("noMethod") : orders(`method.${method}`),
    date === undefined ? t("noDay") : formatWeekdayDate(date, language),
  ].join(" · ");
}
