import { useParams } from "@tanstack/react-router";
import { localNow } from "@vycep/shell/clock/clock";
import { usePageTitle } from "@vycep/shell/page/page-title";
import type { Screen } from "@vycep/shell/page/screen";
import { PaperTools } from "@vycep/shell/print/paper-tools.tsx";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { longMoment } from "@vycep/shell/words/weekday-forms";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { LiveRegion } from "@vycep/ui/feedback/live-region.tsx";
import { Skeleton, SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { lazy, Suspense, useState } from "react";
import { useMayOrder } from "../../features/cart/reading/use-cart.ts";
import { LinkedOrder } from "../../features/empties/linked-order.tsx";
import { OrderEmptiesTable } from "../../features/empties/order-empties-table.tsx";
import { CancelOrder } from "../../features/orders/cancel/cancel-order.tsx";
import { useWhatIsLost } from "../../features/orders/cancel/lost-by-cancelling.ts";
import { LimitQuestion } from "../../features/orders/detail/limit-question.tsx";
import { OrderDelivery, OrderTotals } from "../../features/orders/detail/order-cards.tsx";
import { OrderLines } from "../../features/orders/detail/order-lines.tsx";
import { OrderMissing } from "../../features/orders/detail/order-missing.tsx";
import { OrderNotice } from "../../features/orders/detail/order-notice.tsx";
import { OrderTimeline } from "../../features/orders/detail/order-timeline.tsx";
import type { OrderView } from "../../features/orders/detail/order-view.ts";
import { PriceSettlement } from "../../features/orders/detail/price-settlement.tsx";
import { ReplacementOrders } from "../../features/orders/detail/replacement-orders.tsx";
import { customerOrderQuery, useCustomerOrder } from "../../features/orders/detail/use-customer-order.ts";
import { OrderStatusPill } from "../../features/orders/history/order-status-pill.tsx";
import { useStatusNews } from "../../features/orders/history/use-status-news.ts";
import { useOrderSheet } from "../../features/orders/paper/order-sheet.ts";
import { missingLines } from "../../features/orders/reorder/missing-lines.ts";
import type { ReorderedPart } from "../../features/orders/reorder/reordered-part.ts";
import { drawGoods } from "../products/draw-goods.tsx";
import { OrderClaims, OrderHelp, PapersOfOrder } from "./order-help.tsx";

// Most orders are for days that stand.
const FallenDay = lazy(() =>
  import("../../features/orders/detail/fallen-day.tsx").then((file) => ({ default: file.FallenDay })),
);
// The preview comes when somebody reaches for it.
const RepeatDialog = lazy(() =>
  import("./repeat-dialog.tsx").then((file) => ({ default: file.RepeatDialog })),
);

/** ROUTE-47, HISTORY-02: one order, how far it is, and ordering it again. */
export const orderDetailScreen: Screen = {
  component: OrderDetailScreen,
  load: ({ queryClient, params }) => void queryClient.prefetchQuery(customerOrderQuery(params.id ?? "")),
  pending: OrderDetailSkeleton,
};

function OrderDetailScreen() {
  const { id = "" } = useParams({ strict: false });
  const order = useCustomerOrder(id);
  return order === null ? <OrderMissing number={id} /> : <Order key={order.number} order={order} />;
}

function Order({ order }: { readonly order: OrderView }) {
  const t = useTexts("orders");
  const news = useStatusNews(order);
  const what = useWhatIsLost({
    place: order.place.name,
    day: order.deliveryDate,
    total: { minor: order.bill.totalMinor, currency: order.currency },
  });
  usePageTitle(order.number);
  return (
    <>
      <PageTitle
        title={order.number}
        badge={<OrderStatusPill {...order} />}
        note={<WhoAndWhen order={order} />}
        tools={<Tools order={order} what={what} />}
      />
      <div className="grid gap-5">
        <Suspense>
          <FallenDay order={order} />
        </Suspense>
        {order.steps.length > 0 && (
          <Card>
            <OrderTimeline steps={order.steps} isRejected={order.isRejected} />
          </Card>
        )}
        <div className="grid items-start gap-5 wide:grid-cols-aside">
          <div className="grid min-w-0 gap-4">
            <LimitQuestion order={order} what={what} />
            <PriceSettlement order={order} />
            <OrderNotice order={order} />
            <ReplacementOrders order={order} />
            <LinkedOrder mainNumber={order.mainNumber} secondNumber={order.secondNumber} />
            {order.lines.length > 0 ? (
              <OrderLines order={order} draw={drawGoods} />
            ) : (
              <Alert tone="info">{t("emptiesOnly")}</Alert>
            )}
            <OrderEmptiesTable
              rows={order.empties}
              currency={order.currency}
              isExpected={order.lines.length > 0 && order.state !== "delivered"}
            />
          </div>
          <div className="grid items-start gap-4">
            <OrderTotals order={order} />
            <OrderClaims order={order} />
            <OrderDelivery order={order} />
            <PapersOfOrder order={order} />
          </div>
        </div>
      </div>
      <LiveRegion message={news} />
    </>
  );
}

function WhoAndWhen({ order }: { readonly order: OrderView }) {
  const { ownNumber, placedAt, placedBy, isPlacedByBrewery } = order;
  const t = useTexts("orders");
  const language = useLanguage();
  const moment = placedAt && longMoment(placedAt, { language, today: localNow().date });
  const parts = [
    ownNumber === undefined ? undefined : t("ownNumber", { number: ownNumber }),
    moment === undefined
      ? undefined
      : placedBy === undefined
        ? t("placed", { moment })
        : t(isPlacedByBrewery ? "placedByBrewery" : "placedBy", { moment, who: placedBy }),
  ];
  return parts.filter((part) => part !== undefined).join(" · ");
}

function Tools({ order, what }: { readonly order: OrderView; readonly what: string }) {
  const t = useTexts("orders");
  const mayOrder = useMayOrder();
  const sheet = useOrderSheet(order);
  const [part, setPart] = useState<ReorderedPart>();
  return (
    <>
      {mayOrder && order.lines.length > 0 && (
        <>
          {missingLines(order) !== undefined && (
            <Button icon="repeat" onClick={() => setPart("rest")} aria-haspopup="dialog">
              {t("rest")}
            </Button>
          )}
          <Button
            icon="repeat"
            variant={missingLines(order) === undefined ? "primary" : "outline"}
            onClick={() => setPart("whole")}
            aria-haspopup="dialog"
          >
            {t("again")}
          </Button>
        </>
      )}
      <CancelOrder order={order} what={what} />
      <OrderHelp order={order} />
      <PaperTools view={sheet} />
      {part !== undefined && (
        <Suspense>
          <RepeatDialog order={order} part={part} onClose={() => setPart(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function OrderDetailSkeleton() {
  const t = useTexts("orders");
  return (
    <div className="grid gap-5 pt-8">
      <Skeleton shape="title" width="long" />
      <Skeleton shape="block" width="full" />
      <SkeletonRows label={t("detailLoading")} rows={6} />
    </div>
  );
}
