import type { ShippingMethod } from "@vycep/domain/transport/method";
import { useKeyedCall } from "@vycep/shell/actions/use-keyed-call";
import { localNow } from "@vycep/shell/clock/clock";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { dayInWords } from "@vycep/shell/words/weekday-forms";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { useState } from "react";
import { useDelivery } from "../../../shared/ordering/use-delivery.ts";
import type { DrawGoods } from "../../../shared/products/goods-cell.tsx";
import { type WeighedOrder, weighLines } from "../../../shared/reorder/weigh-lines.ts";
import { offerUndo } from "../cancel/undo-offer.ts";
import { OverloadNotice, useMethodThenNow } from "../detail/delivery-then-now.tsx";
import type { OrderView } from "../detail/order-view.ts";
import { useProductsBySku } from "../detail/use-products-by-sku.ts";
import { missingLines } from "./missing-lines.ts";
import { OtherWay } from "./other-way.tsx";
import { PartChoice } from "./part-choice.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";
import { type PutMode, putTargets, type SendToCart } from "./put-into-cart.ts";
import { PutRefused } from "./put-refused.tsx";
import { reorderItems } from "./reorder-items.ts";
import { overloadNow } from "./reorder-load.ts";
import { type ReorderedPart, reorderedParts } from "./reordered-part.ts";
import { type RepeatedLine, repeatedLines } from "./repeated-lines.ts";
import { useOrderPreview } from "./use-order-preview.ts";
import { usePutOrder } from "./use-put-order.ts";
import { sentReplacements, useReplacements } from "./use-replacements.tsx";

export interface ReorderDialogProps {
  readonly order: OrderView;
  readonly draw: DrawGoods;
  /** Undefined while the cart is not known yet. */
  readonly linesInCart: number | undefined;
  /** When the cart was changed last: by where, how and when it goes the server judges what comes. */
  readonly cartChangedAt: string | undefined;
  readonly sendToCart: SendToCart;
  /** What it opens with, where a part of the order never came. */
  readonly part?: ReorderedPart | undefined;
  /** Changes the way of transport, with every question that belongs to it. */
  readonly switchWay: (method: ShippingMethod) => void;
  /** The goods are in the cart. */
  readonly onPut?: (() => void) | undefined;
  readonly onClose: () => void;
}

/**
 * The preview that every repeated order opens with (C2, D06), judged by the server for the chosen place, way and day:
 * what comes as it was, what changed, what cannot come and what could instead; added, or in place of the cart (C3).
 */
export function ReorderDialog(props: ReorderDialogProps) {
  const { order, draw, linesInCart, cartChangedAt, sendToCart, switchWay, onPut, onClose } = props;
  const t = useTexts("reorder");
  const [mode, setMode] = useState<PutMode>("add");
  const hasCart = (linesInCart ?? 0) > 0;
  const into = putTargets[hasCart ? mode : "add"];
  const missing = missingLines(order);
  const [wantedPart, setPart] = useState(props.part ?? "whole");
  const part = missing === undefined ? "whole" : wantedPart;
  const lines = repeatedLines(part === "rest" && missing !== undefined ? missing : order.lines);
  const asked = { into, part: reorderedParts[part], cartChangedAt };
  const { isChosen, preview, failure, retry } = useOrderPreview(order.number, asked);
  const weighed = preview && weighLines(preview, lines);
  const { shown, wanted, forget } = useReplacements(weighed);
  const { put, isBusy, refusal, action } = usePutOrder(sendToCart);
  const send = useKeyedCall(reorderItems);
  const isAnything =
    weighed !== undefined && weighed.same.length + weighed.changed.length + wanted.length > 0;

  async function handlePut({ refused }: WeighedOrder) {
    const isIn = await put({
      send: () =>
        send({
          orderNumber: order.number,
          items: refused.length > wanted.length ? "AVAILABLE" : "ALL_OR_NOTHING",
          into,
          replacements: sentReplacements(wanted),
          part: reorderedParts[part],
        }),
      tell: (text, undo) => offerUndo(t, text, undo),
    });
    if (!isIn) return retry();
    onPut?.();
    onClose();
  }
  function handleMode(next: PutMode) {
    setMode(next);
    forget();
  }
  function handlePart(next: ReorderedPart) {
    setPart(next);
    forget();
  }
  return (
    <PreviewDialog
      title={t("againTitle", { number: order.number })}
      description={<ChosenDelivery />}
      linesLabel={t("lines", { number: order.number })}
      notices={
        <>
          <PutRefused refusal={refusal} action={action} />
          {preview?.blocker && <Alert tone="warning">{preview.blocker.message}</Alert>}
          {missing !== undefined && <PartChoice value={part} onChange={handlePart} />}
          <OtherWay order={order} onSwitch={switchWay} />
          <DeliveryNotices {...{ order, weighed, lines }} />
          {!isChosen && <Alert tone="info">{t("noChoice")}</Alert>}
        </>
      }
      preview={shown}
      lineCount={isChosen ? lines.length : 0}
      hasFailed={failure !== null}
      onRetry={retry}
      question={
        hasCart && (isAnything || mode === "replace" || (shown?.refused.length ?? 0) > 0)
          ? {
              text: t("cartInProgress", { count: linesInCart ?? 0 }),
              options: [
                { id: "add", label: t("addToCart") },
                { id: "replace", label: t("replaceCart"), description: t("replaceNote") },
              ],
              value: mode,
              onChange: handleMode,
            }
          : undefined
      }
      draw={draw}
      extraCount={wanted.length}
      isBusy={isBusy}
      disabledReason={
        weighed === undefined
          ? t("againLoading")
          : linesInCart === undefined
            ? t("cartLoading")
            : preview?.blocker?.message
      }
      onPut={() => weighed && void handlePut(weighed)}
      onClose={onClose}
    />
  );
}

interface DeliveryNoticesProps {
  readonly order: OrderView;
  readonly weighed: WeighedOrder | undefined;
  readonly lines: readonly RepeatedLine[];
}

/** The way it went then and goes now, and that it is more than the way carries. */
function DeliveryNotices({ order, weighed, lines }: DeliveryNoticesProps) {
  const delivery = useDelivery();
  const thenNow = useMethodThenNow(order, delivery);
  const { products } = useProductsBySku(lines.map(({ sku }) => sku));
  const load = weighed && products && loadOf(weighed, lines, products);
  const overload = load && overloadNow(load, delivery);
  return (
    <>
      {thenNow !== undefined && <p className="font-semibold">{thenNow}</p>}
      {overload !== undefined && <OverloadNotice overload={overload} />}
    </>
  );
}

/** What can come, with what the catalogue knows of it. */
function loadOf(
  { same, changed, netMinor, currency }: WeighedOrder,
  lines: readonly RepeatedLine[],
  products: NonNullable<ReturnType<typeof useProductsBySku>["products"]>,
) {
  const addable = [...same, ...changed].flatMap(({ item, boxes }) => {
    const [line, product] = [lines[item.index], products.get(item.sku)];
    return line && product ? [{ line, product, boxes }] : [];
  });
  return { addable, netMinor, currency };
}

/** For which place, way and day the preview holds. */
function ChosenDelivery() {
  const t = useTexts("reorder");
  const orders = useTexts("orders");
  const language = useLanguage();
  const { shipTo, method, date } = useDelivery();
  if (shipTo === undefined || method === undefined || date === undefined) return null;
  return t("againFor", {
    place: shipTo.name,
    method: orders(`method.${method}`),
    day: dayInWords(date, "on", { language, today: localNow().date }),
  });
}
