import { Alert } from "@vycep/ui/alert.tsx";
import { Button } from "@vycep/ui/button.tsx";
import { Dialog } from "@vycep/ui/dialog.tsx";
import { RadioGroup } from "@vycep/ui/radio-group.tsx";
import { SkeletonRows } from "@vycep/ui/skeleton.tsx";
import { useState } from "react";
import { localNow } from "../../shared/clock.ts";
import { useDelivery } from "../../shared/delivery/use-delivery.ts";
import { formatMoney } from "../../shared/format.ts";
import { useLanguage, useTexts } from "../../shared/i18n/i18n.ts";
import { dayInWords } from "../../shared/i18n/weekday-forms.ts";
import { OverloadNotice, useMethodThenNow } from "./delivery-then-now.tsx";
import type { DrawGoods } from "./goods-cell.tsx";
import type { OrderView } from "./order-view.ts";
import type { PutIntoCart, PutMode } from "./put-into-cart.ts";
import { ReorderGroups } from "./reorder-groups.tsx";
import { overloadNow } from "./reorder-load.ts";
import { previewReorder, type ReorderPreview } from "./reorder-preview.ts";
import { useProductsBySku } from "./use-products-by-sku.ts";
import { usePutAgain } from "./use-put-again.ts";

interface ReorderDialogProps {
  readonly order: OrderView;
  readonly draw: DrawGoods;
  /** Undefined while the cart is not known yet. */
  readonly linesInCart: number | undefined;
  readonly putIntoCart: PutIntoCart;
  readonly onClose: () => void;
}

/**
 * The preview that every repeated order opens with (C2): what comes as it was, what changed, what cannot come; with
 * a cart in progress it asks what becomes of it (C3).
 */
export function ReorderDialog({ order, draw, linesInCart, putIntoCart, onClose }: ReorderDialogProps) {
  const t = useTexts("orders");
  const [mode, setMode] = useState<PutMode>("add");
  const { isChosen, products, failure, retry } = useProductsBySku(order.lines.map(({ sku }) => sku));
  const { putAgain, isBusy } = usePutAgain(putIntoCart);
  const preview = products && previewReorder(order, products);
  const count = preview?.addable.length ?? 0;
  const hasCart = (linesInCart ?? 0) > 0;
  const delivery = useDelivery();
  const thenNow = useMethodThenNow(order, delivery);
  const overload = preview && overloadNow(preview, delivery);

  async function handlePut() {
    if (preview !== undefined && (await putAgain(preview, hasCart ? mode : "add"))) onClose();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={t("againTitle", { number: order.number })}
      description={<ChosenDelivery />}
      closeLabel={t("close")}
      footNote={preview !== undefined && count > 0 ? <PriceToday preview={preview} /> : undefined}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            icon="cart"
            isBusy={isBusy}
            disabledReason={
              preview === undefined || linesInCart === undefined
                ? t(preview === undefined ? "againLoading" : "cartLoading")
                : count === 0
                  ? t("nothingToPut")
                  : undefined
            }
            onClick={() => void handlePut()}
          >
            {t("put", { count: count || order.lines.length })}
          </Button>
        </>
      }
    >
      {thenNow !== undefined && <p className="mb-4 font-semibold">{thenNow}</p>}
      {!isChosen && <Alert tone="info">{t("noChoice")}</Alert>}
      {failure !== null && (
        <Alert
          tone="error"
          isLive
          action={
            <Button variant="outline" onClick={retry}>
              {t("retry")}
            </Button>
          }
        >
          {t("againFailed")}
        </Alert>
      )}
      {isChosen && failure === null && preview === undefined && (
        <SkeletonRows label={t("againLoading")} rows={Math.min(5, order.lines.length)} />
      )}
      {preview !== undefined && (
        <div className="grid gap-6">
          {overload !== undefined && <OverloadNotice overload={overload} />}
          {hasCart && count > 0 && (
            <div>
              <p className="mb-2 font-semibold">{t("cartInProgress", { count: linesInCart ?? 0 })}</p>
              <RadioGroup<PutMode>
                label={t("cartQuestion")}
                isLabelHidden
                look="cards"
                options={[
                  { id: "add", label: t("addToCart") },
                  { id: "replace", label: t("replaceCart"), description: t("replaceNote") },
                ]}
                value={mode}
                onChange={setMode}
              />
            </div>
          )}
          <ReorderGroups number={order.number} preview={preview} draw={draw} />
        </div>
      )}
    </Dialog>
  );
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

function PriceToday({ preview: { netMinor, currency } }: { readonly preview: ReorderPreview }) {
  const t = useTexts("orders");
  return (
    <>
      <span className="block text-small text-ink-soft">{t("priceToday")}</span>
      <strong className="type-heading">{formatMoney({ minor: netMinor, currency })}</strong>
    </>
  );
}
