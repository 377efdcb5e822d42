import { Alert } from "@vycep/ui/alert.tsx";
import { useState } from "react";
import { localNow } from "../../shared/clock.ts";
import { useDelivery } from "../../shared/delivery/use-delivery.ts";
import { useLanguage, useTexts } from "../../shared/i18n/i18n.ts";
import { dayInWords } from "../../shared/i18n/weekday-forms.ts";
import { useProductWords } from "../../shared/products/box-words.ts";
import type { DrawGoods } from "../../shared/products/goods-cell.tsx";
import { unsoldInWords } from "../../shared/products/unsold-words.ts";
import { OverloadNotice, useMethodThenNow } from "./delivery-then-now.tsx";
import type { OrderView } from "./order-view.ts";
import { PreviewDialog, type ShownPreview } from "./preview-dialog.tsx";
import type { PutIntoCart, PutMode } from "./put-into-cart.ts";
import { overloadNow } from "./reorder-load.ts";
import { type LineVerdict, previewReorder, type Refused, type ReorderPreview } from "./reorder-preview.ts";
import { repeatedLines } from "./repeated-lines.ts";
import { useProductsBySku } from "./use-products-by-sku.ts";
import { usePutAgain } from "./use-put-again.ts";

interface ReorderDialogProps {
  readonly order: OrderView;
  readonly draw: DrawGoods;
  /** Undefined while the cart is not known yet. */
  readonly linesInCart: number | undefined;
  readonly putIntoCart: PutIntoCart;
  /** The goods are in the cart. */
  readonly onPut?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The preview that every repeated order opens with (C2), at the prices of the chosen place, way and day. */
export function ReorderDialog(props: ReorderDialogProps) {
  const { order, draw, linesInCart, putIntoCart, onPut, onClose } = props;
  const t = useTexts("orders");
  const [mode, setMode] = useState<PutMode>("add");
  const { isChosen, products, failure, retry } = useProductsBySku(
    repeatedLines(order.lines).map(({ sku }) => sku),
  );
  const { putAgain, isBusy } = usePutAgain(putIntoCart);
  const preview = products && previewReorder(order, products);
  const shown = useShown(preview);
  const hasCart = (linesInCart ?? 0) > 0;
  const delivery = useDelivery();
  const thenNow = useMethodThenNow(order, delivery);
  const overload = preview && overloadNow(preview, delivery);

  async function handlePut() {
    if (preview === undefined || !(await putAgain(preview, hasCart ? mode : "add"))) return;
    onPut?.();
    onClose();
  }
  return (
    <PreviewDialog
      title={t("againTitle", { number: order.number })}
      description={<ChosenDelivery />}
      linesLabel={t("lines", { number: order.number })}
      notices={
        <>
          {thenNow !== undefined && <p className="font-semibold">{thenNow}</p>}
          {!isChosen && <Alert tone="info">{t("noChoice")}</Alert>}
          {overload !== undefined && <OverloadNotice overload={overload} />}
        </>
      }
      preview={shown}
      lineCount={isChosen ? order.lines.length : 0}
      hasFailed={failure !== null}
      onRetry={retry}
      question={
        hasCart && preview !== undefined && preview.addable.length > 0
          ? {
              text: t("cartInProgress", { count: linesInCart ?? 0 }),
              options: [
                { id: "add", label: t("addToCart") },
                { id: "replace", label: t("replaceCart"), description: t("replaceNote") },
              ],
              value: mode,
              onChange: setMode,
            }
          : undefined
      }
      draw={draw}
      isBusy={isBusy}
      disabledReason={
        preview === undefined || linesInCart === undefined
          ? t(preview === undefined ? "againLoading" : "cartLoading")
          : undefined
      }
      onPut={() => void handlePut()}
      onClose={onClose}
    />
  );
}

/** The verdicts as the dialog shows them. */
function useShown(preview: ReorderPreview | undefined): ShownPreview | undefined {
  const whyNot = useWhyNot();
  if (preview === undefined) return undefined;
  const shownLine = (verdict: LineVerdict) => {
    const { line } = verdict;
    const common = { id: line.id, goods: line, unit: line.unit };
    if (verdict.kind !== "refused") return { ...common, ...verdict };
    return { ...common, boxes: line.ordered, netMinor: undefined, changes: [], whyNot: whyNot(verdict) };
  };
  return {
    currency: preview.currency,
    netMinor: preview.netMinor,
    refused: preview.refused.map(shownLine),
    changed: preview.changed.map(shownLine),
    same: preview.same.map(shownLine),
  };
}

function useWhyNot(): (verdict: Refused) => string {
  const t = useTexts("orders");
  const words = useProductWords();
  return ({ reason, product }) => {
    const told = product && unsoldInWords(words, product);
    return reason === "no-unit" ? t("refusedUnits") : (told ?? t("refusedGone"));
  };
}

/** For which place, way and day the preview holds. */
function ChosenDelivery() {
  const t = useTexts("orders");
  const language = useLanguage();
  const { shipTo, method, date } = useDelivery();
  if (shipTo === undefined || method === undefined || date === undefined) return null;
  return t("againFor", {
    place: shipTo.name,
    method: t(`method.${method}`),
    day: dayInWords(date, "on", { language, today: localNow().date }),
  });
}
