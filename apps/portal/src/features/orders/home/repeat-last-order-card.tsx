import type { ShippingMethod } from "@vycep/domain/transport/method";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Skeleton } from "@vycep/ui/feedback/skeleton.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatMoney } from "@vycep/words/engine/format";
import { type ComponentType, type ReactNode, Suspense, useState } from "react";
import { useDelivery } from "../../../shared/ordering/use-delivery.ts";
import { paths } from "../../../shared/paths.ts";
import type { DrawGoods } from "../../../shared/products/goods-cell.tsx";
import { useMethodThenNow } from "../detail/delivery-then-now.tsx";
import type { OrderView } from "../detail/order-view.ts";
import { otherWay } from "../reorder/other-way.tsx";
import type { PutIntoCart } from "../reorder/put-into-cart.ts";
import type { ReorderDialogProps } from "../reorder/reorder-dialog.tsx";
import { overloadNow } from "../reorder/reorder-load.ts";
import { previewReorder, type ReorderPreview } from "../reorder/reorder-preview.ts";
import { usePutAgain } from "../reorder/use-put-again.ts";
import type { RecentOrdersProps } from "./recent-orders.tsx";
import { RepeatCheck } from "./repeat-check.tsx";
import { inBrief, RepeatHead } from "./repeat-head.tsx";
import { RepeatTiles } from "./repeat-tiles.tsx";
import { RepeatUsual } from "./repeat-usual.tsx";
import { useLastOrder } from "./use-last-order.ts";
import { useUsual } from "./use-usual.ts";

interface RepeatLastOrderCardProps {
  readonly shipToId: string | undefined;
  readonly method: ShippingMethod | undefined;
  readonly draw: DrawGoods;
  /** Undefined while the cart is not known yet. */
  readonly linesInCart: number | undefined;
  readonly putIntoCart: PutIntoCart;
  /** Changes the way of transport, with every question that belongs to it. */
  readonly switchWay: (method: ShippingMethod) => void;
  /** The preview; the screen brings it, because it changes the way as well. It comes when somebody reaches for it. */
  readonly Preview: ComponentType<Pick<ReorderDialogProps, "order" | "onPut" | "onClose">>;
}

/**
 * The last order with goods of the chosen place, checked against today and against what is usual there, one click from
 * the cart and two from being sent (HISTORY-03, C2).
 */
export function RepeatLastOrderCard({ shipToId, method, ...props }: RepeatLastOrderCardProps) {
  const t = useTexts("reorder");
  const [picked, setPicked] = useState<string>();
  const { order, row, recent, failure, retry } = useLastOrder(shipToId, method, picked);
  if (failure !== null) {
    return (
      <Alert
        tone="error"
        action={
          <Button variant="outline" onClick={retry}>
            {t("retry")}
          </Button>
        }
      >
        {t("repeatFailed")}
      </Alert>
    );
  }
  if (order === undefined) {
    const head = row && <RepeatHead order={inBrief(row)} recent={recent} onPick={setPicked} />;
    return <RepeatComing head={head} />;
  }
  if (order === null) {
    return <Card title={t("noHistoryTitle")}>{<p className="text-ink-soft">{t("noHistoryText")}</p>}</Card>;
  }
  return <Repeat key={order.number} order={order} recent={recent} onPick={setPicked} {...props} />;
}

type RepeatProps = Omit<RepeatLastOrderCardProps, "shipToId" | "method"> & {
  readonly order: OrderView;
} & Pick<RecentOrdersProps, "recent" | "onPick">;

function Repeat({ order: last, recent, onPick, draw, linesInCart, putIntoCart, ...props }: RepeatProps) {
  const { switchWay, Preview } = props;
  const t = useTexts("reorder");
  const orders = useTexts("orders");
  const [isOpen, setOpen] = useState(false);
  const [isPut, setPut] = useState(false);
  const { order, rows, taken, toggle, products, isWhole, failure, retry } = useUsual(last);
  const { run: putAgain, isBusy } = usePutAgain(putIntoCart);
  const preview = products && previewReorder(order, products);
  const delivery = useDelivery();
  const thenNow = useMethodThenNow(order, delivery);
  const way = preview?.addable.length === 0 ? otherWay(order, delivery) : undefined;
  const head = <RepeatHead order={order} recent={recent} onPick={onPick} />;

  /**
   * Nothing to decide goes straight in; whatever is to be decided is shown first. The preview is of the order as it was:
   * what was made good here goes in as the card shows it.
   */
  async function handlePut(ready: ReorderPreview) {
    const isSame = ready.changed.length === 0 && ready.refused.length === 0;
    const isDecided = linesInCart === 0 && isSame && overloadNow(ready, delivery) === undefined;
    if (!isDecided && taken.size === 0) setOpen(true);
    else if ((await putAgain(ready))?.kind === "done") setPut(true);
  }
  if (!isWhole) return <RepeatComing head={head} />;
  return (
    <Card isFlush>
      <div className="px-card pt-5 pb-4 max-mobile:px-4 max-mobile:pt-4 max-mobile:pb-3">
        {head}
        {thenNow !== undefined && <p className="mt-1 text-small font-semibold">{thenNow}</p>}
        <RepeatTiles lines={order.lines} draw={draw} />
      </div>
      <RepeatCheck preview={preview} hasFailed={failure !== null} onRetry={retry} linesInCart={linesInCart} />
      <RepeatUsual rows={rows} taken={taken} onToggle={toggle} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line bg-foam-dim px-card py-4 max-mobile:px-4 max-mobile:py-3">
        <div className="flex flex-wrap gap-2.5 max-mobile:order-2 max-mobile:w-full max-mobile:flex-col max-mobile:gap-3">
          {way === undefined ? (
            <Button
              icon="repeat"
              isBusy={isBusy}
              disabledReason={whyNot(t, preview, linesInCart)}
              onClick={() => preview && void handlePut(preview)}
            >
              {t("put", { count: preview?.addable.length || order.lines.length })}
            </Button>
          ) : (
            <Button icon="truck" onClick={() => switchWay(way)}>
              {t("switchWay", { method: orders(`method.${way}`) })}
            </Button>
          )}
          {isPut && (linesInCart ?? 0) > 0 ? (
            <ButtonLink href={paths.cartRecap()} variant="outline" iconAfter="chevron-right">
              {t("sendAtOnce")}
            </ButtonLink>
          ) : (
            taken.size === 0 && (
              <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
                {t("preview")}
              </Button>
            )
          )}
        </div>
        {preview !== undefined && preview.addable.length > 0 && (
          <p className="text-right max-mobile:flex max-mobile:w-full max-mobile:items-baseline max-mobile:justify-between">
            <span className="block text-small text-ink-soft">{t("goodsNet")}</span>
            <strong className="type-large whitespace-nowrap">
              {formatMoney({ minor: preview.netMinor, currency: preview.currency })}
            </strong>
          </p>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <Preview order={last} onPut={() => setPut(true)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}

function whyNot(
  t: ReturnType<typeof useTexts<"reorder">>,
  preview: ReorderPreview | undefined,
  linesInCart: number | undefined,
): string | undefined {
  if (preview === undefined) return t("againLoading");
  if (linesInCart === undefined) return t("cartLoading");
  return preview.addable.length === 0 ? t("nothingToPut") : undefined;
}

/** Keeps the card's place; what is known of the order stands where it will stand. */
function RepeatComing({ head }: { readonly head: ReactNode }) {
  const t = useTexts("reorder");
  return (
    <Card isFlush>
      <div className="grid min-h-127 content-start gap-4 px-card pt-5 pb-4 tablet:min-h-214 max-mobile:min-h-214 max-mobile:px-4 max-mobile:pt-4">
        {head !== undefined && <div>{head}</div>}
        {/* What the head would push down comes with it. */}
        <div
          key={head === undefined ? "all" : "rest"}
          role="status"
          aria-label={t("repeatLoading")}
          className="grid gap-4"
        >
          {head === undefined ? (
            <>
              <Skeleton width="short" />
              <Skeleton shape="title" width="long" />
            </>
          ) : (
            <>
              <Skeleton shape="block" width="full" />
              <Skeleton shape="button" width="long" />
            </>
          )}
        </div>
      </div>
    </Card>
  );
}
