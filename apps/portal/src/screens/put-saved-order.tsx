import { useQuery } from "@tanstack/react-query";
import { Alert } from "@vycep/ui/alert.tsx";
import { useState } from "react";
import { readCartAgain } from "../features/cart/clear-cart.ts";
import { putLines } from "../features/cart/put-lines.ts";
import { useCart } from "../features/cart/use-cart.ts";
import { cartSettled } from "../features/cart/write-cart.ts";
import { PreviewDialog, type ShownPreview } from "../features/orders/preview-dialog.tsx";
import type { PutMode } from "../features/orders/put-into-cart.ts";
import { resultInWords } from "../features/orders/put-result.ts";
import { type GoodsInstead, goodsInstead } from "../features/orders/reorder-preview.ts";
import type { SavedOrderRow } from "../features/saved-orders/saved-order-row.ts";
import { deliveryOf, type WeighedOrder, weighLines } from "../features/saved-orders/saved-preview.ts";
import { usePutSavedOrder } from "../features/saved-orders/use-put-saved-order.ts";
import { useSavedName } from "../features/saved-orders/use-saved-name.ts";
import { savedOrderQuery } from "../features/saved-orders/use-saved-order.ts";
import {
  type PreviewAnswer,
  useSavedOrderPreview,
} from "../features/saved-orders/use-saved-order-preview.ts";
import { formatWeekdayDate } from "../shared/format.ts";
import { useLanguage, useTexts } from "../shared/i18n/i18n.ts";
import { showFailure } from "../shared/messages/action-errors.ts";
import { showToast } from "../shared/messages/toasts.ts";
import { paths } from "../shared/paths.ts";
import { useVisitor } from "../shared/session/current-user.ts";
import { drawGoods } from "./draw-goods.tsx";
import { ReplacementChoice } from "./replacement-choice.tsx";

interface PutSavedOrderProps {
  readonly saved: SavedOrderRow;
  readonly onClose: () => void;
}

const targets = { add: "ADD_TO_CART", replace: "REPLACE_CART" } as const;

/**
 * What putting a saved order into the cart comes to, before it is done (SAVED-08, D06): beside a cart in progress, or in
 * its place while that is saved. An empty cart has nothing to lose, so the order goes on as it was saved.
 */
export function PutSavedOrder({ saved, onClose }: PutSavedOrderProps) {
  const t = useTexts("saved-orders");
  const orders = useTexts("orders");
  const nameOf = useSavedName();
  const linesInCart = useCart().cart?.lines.length;
  const [chosen, setChosen] = useState<PutMode>();
  const mode = chosen ?? (linesInCart === 0 ? "replace" : "add");
  const into = linesInCart === undefined ? undefined : targets[mode];
  const details = useQuery(savedOrderQuery(saved.id));
  const { preview, failure, retry } = useSavedOrderPreview(saved.id, into);
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const weighed = preview && details.data ? weighLines(preview, details.data.lines) : undefined;
  const instead = weighed && canReplace(weighed, mode) ? insteadOf(weighed) : [];
  const wanted = instead.filter(({ id }) => accepted.has(id));
  const { put, isBusy, refusal } = usePut(saved, onClose);

  function handleAccept(id: string, isWanted: boolean) {
    const others = [...accepted].filter((one) => one !== id);
    setAccepted(new Set(isWanted ? [...others, id] : others));
  }
  function handleMode(next: PutMode) {
    setChosen(next);
    setAccepted(new Set());
  }
  const shown: ShownPreview | undefined = weighed && {
    ...weighed,
    refused: weighed.refused.map((line) => ({
      ...line,
      fix: (
        <ReplacementChoice
          instead={instead.find(({ id }) => id === line.id)}
          isWanted={accepted.has(line.id)}
          onChange={(isWanted) => handleAccept(line.id, isWanted)}
        />
      ),
    })),
    netMinor: weighed.netMinor + wanted.reduce((sum, { netMinor }) => sum + netMinor, 0),
  };
  const isAsking = (linesInCart ?? 0) > 0 || chosen !== undefined || preview?.blocker != null;
  return (
    <PreviewDialog
      title={t("putTitle", { name: nameOf(saved) })}
      description={preview && <WhereItGoes preview={preview} />}
      linesLabel={t("linesOf", { name: nameOf(saved) })}
      notices={<Notices {...{ saved, preview, mode, weighed, refusal }} />}
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
              text: linesInCart > 0 ? orders("cartInProgress", { count: linesInCart }) : t("whichDelivery"),
              options: [
                {
                  id: "add",
                  label: linesInCart > 0 ? orders("addToCart") : t("intoPresent"),
                  description: t("addNote"),
                },
                {
                  id: "replace",
                  label: linesInCart > 0 ? orders("replaceCart") : t("asSaved"),
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
          ? orders("cartLoading")
          : weighed === undefined
            ? orders("againLoading")
            : preview?.blocker?.message
      }
      onPut={() => weighed && void put({ mode, weighed, wanted }).then((isRefused) => isRefused && retry())}
      onClose={onClose}
    />
  );
}

/** Other goods can go in beside what is there; with nothing else to put, there is no order to go on with. */
function canReplace({ same, changed }: WeighedOrder, mode: PutMode): boolean {
  return mode === "add" || same.length + changed.length > 0;
}

/** What could come instead, with the line that it stands for. */
type Instead = GoodsInstead & { readonly id: string };

function insteadOf({ refused }: WeighedOrder): readonly Instead[] {
  return refused.flatMap(({ id, item, boxes }) => {
    const goods = item.replacement ? goodsInstead(item.replacement, boxes) : undefined;
    return goods === undefined ? [] : [{ ...goods, id }];
  });
}

interface Put {
  readonly mode: PutMode;
  readonly weighed: WeighedOrder;
  /** What goes in for what cannot be had. */
  readonly wanted: readonly Instead[];
}

/** Puts it in and tells what came of it (C2); answers whether it was refused after all, and says why. */
function usePut(saved: SavedOrderRow, onClose: () => void) {
  const t = useTexts("saved-orders");
  const orders = useTexts("orders");
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const send = usePutSavedOrder(saved.id);

  async function put({ mode, weighed, wanted }: Put): Promise<boolean> {
    const hasOwn = weighed.same.length + weighed.changed.length > 0;
    const isPartWanted = weighed.refused.length > 0;
    setBusy(true);
    setRefusal(undefined);
    try {
      await cartSettled();
      const answer = hasOwn ? await send({ into: targets[mode], isPartWanted }) : undefined;
      if (answer?.status === false) {
        setRefusal(answer.message);
        return true;
      }
      await readCartAgain();
      const { refused } = await putLines(wanted, "add");
      const replaced = wanted.length - refused.size;
      const text = resultInWords(orders, {
        same: (answer?.added_count ?? 0) + replaced,
        changed: answer?.changed_count ?? 0,
        refused: (answer?.failed_count ?? weighed.refused.length) - replaced,
      });
      if (answer?.replaced) {
        showToast(`${text} ${orders("oldSaved")}`, { label: orders("showSaved"), href: paths.savedOrders() });
      } else showToast(text, { label: t("showCart"), href: paths.cart() });
      onClose();
    } catch (cause) {
      showFailure(cause);
    } finally {
      setBusy(false);
    }
    return false;
  }
  return { put, isBusy, refusal };
}

interface NoticesProps {
  readonly saved: SavedOrderRow;
  readonly preview: PreviewAnswer | undefined;
  readonly mode: PutMode;
  readonly weighed: WeighedOrder | undefined;
  readonly refusal: string | undefined;
}

/** What is otherwise than when it was saved, before anything is put anywhere. */
function Notices({ saved, preview, mode, weighed, refusal }: NoticesProps) {
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
      {refusal !== undefined && (
        <Alert tone="error" isLive>
          {refusal}
        </Alert>
      )}
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
