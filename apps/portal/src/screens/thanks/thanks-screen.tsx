import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { usePageTitle } from "@vycep/shell/page/page-title";
import type { Screen } from "@vycep/shell/page/screen";
import { PaperTools } from "@vycep/shell/print/paper-tools.tsx";
import { PrintButton } from "@vycep/shell/print/print-button.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { useRoundWords } from "../../features/calendar/use-round-words.ts";
import { useDeliveryPromise } from "../../features/checkout/delivery-promise.ts";
import { orderLoad } from "../../features/checkout/order-load.ts";
import { ProvisionalNote } from "../../features/checkout/provisional-note.tsx";
import { ThanksHero } from "../../features/checkout/thanks-hero.tsx";
import { ThanksSummary } from "../../features/checkout/thanks-summary.tsx";
import {
  type PlacedOrder,
  placedOrderQuery,
  usePlacedOrder,
} from "../../features/checkout/use-placed-order.ts";
import { WhatNext } from "../../features/checkout/what-next.tsx";
import { PrepareCard } from "../../features/empties/prepare-card.tsx";
import type { OrderView } from "../../features/orders/detail/order-view.ts";
import { customerOrderQuery } from "../../features/orders/detail/use-customer-order.ts";
import { useOrderSheet } from "../../features/orders/paper/order-sheet.ts";
import { PushCard } from "../../features/push/push-card.tsx";
import { useDelivery } from "../../shared/ordering/use-delivery.ts";
import { paths } from "../../shared/paths.ts";
import { useMayOpen } from "../../shared/user/menu-entries.ts";

/** ROUTE-29, CHECKOUT-07: the order is there; safe to reload. Without an order it only says where orders are (OP-104). */
export const thanksScreen: Screen = {
  component: ThanksScreen,
  load: ({ queryClient, search }) => {
    if (search.order) void queryClient.prefetchQuery(placedOrderQuery(search.order));
  },
};

function ThanksScreen() {
  const t = useTexts("checkout");
  const { order: asked } = useSearch({ strict: false }) as { readonly order?: string };
  const { data: order, error, refetch } = usePlacedOrder(asked);
  const mayOpen = useMayOpen();
  const promise = useDeliveryPromise(order ?? undefined);
  const load = orderLoad(order ?? undefined, useDelivery());
  // A number that is nobody's, or not this customer's, is not repeated.
  const orderNumber = order === null ? undefined : asked;
  usePageTitle(orderNumber === undefined ? t("thanksNeutral") : undefined);
  return (
    <div className="grid gap-stack">
      <ThanksHero orderNumber={orderNumber} promise={promise} load={load} />
      {error !== null && order === undefined && (
        <Alert tone="warning" isLive action={<Button onClick={() => void refetch()}>{t("retry")}</Button>}>
          {t("orderFailed")}
        </Alert>
      )}
      {order && <ProvisionalNote order={order} hasDetail={mayOpen({ name: "order-detail" })} />}
      <div className="@container">
        <div className="grid grid-cols-1 items-start gap-stack @6xl:grid-cols-aside">
          <div className="grid gap-stack">
            {order ? (
              <WhatNext order={order}>
                <div className="mt-6">
                  <WaysOn orderNumber={orderNumber} />
                </div>
              </WhatNext>
            ) : (
              <WaysOn orderNumber={orderNumber} />
            )}
            <Prepare order={order ?? undefined} />
          </div>
          <div className="grid gap-stack">
            {order && <ThanksSummary order={order} />}
            {order && <PushCard isAfterOrder />}
            <NextRound after={order?.additional_data?.delivery_date ?? undefined} />
          </div>
        </div>
      </div>
    </div>
  );
}

/** What the driver takes back. */
function Prepare({ order }: { readonly order: PlacedOrder | undefined }) {
  const mayOpen = useMayOpen();
  if (order === undefined) return null;
  return (
    <PrepareCard
      rows={order.empties ?? []}
      secondNumber={order.empties_order_number}
      hasDetail={mayOpen({ name: "order-detail" })}
    />
  );
}

function WaysOn({ orderNumber }: { readonly orderNumber: string | undefined }) {
  const t = useTexts("checkout");
  const mayOpen = useMayOpen();
  const hasDetail = orderNumber !== undefined && mayOpen({ name: "order-detail" });
  return (
    <div data-print="hide" className="flex flex-wrap gap-2.5 max-mobile:flex-col max-mobile:*:w-full">
      {hasDetail && <ButtonLink href={paths.order(orderNumber)}>{t("orderDetail")}</ButtonLink>}
      {!hasDetail && mayOpen({ name: "orders-history" }) && (
        <ButtonLink href={paths.orderHistory()}>{t("orderHistory")}</ButtonLink>
      )}
      {orderNumber === undefined ? (
        <ButtonLink href={paths.home()} variant="outline" icon="home">
          {t("home")}
        </ButtonLink>
      ) : (
        <PrintOrder orderNumber={orderNumber} hasDetail={hasDetail} />
      )}
    </div>
  );
}

interface PrintOrderProps {
  readonly orderNumber: string;
  readonly hasDetail: boolean;
}

/** The whole order on paper and as a PDF for who may see it, else this page printed. */
function PrintOrder({ orderNumber, hasDetail }: PrintOrderProps) {
  const { data: order } = useQuery({ ...customerOrderQuery(orderNumber), enabled: hasDetail });
  return order ? <OrderPaper order={order} /> : <PrintButton />;
}

function OrderPaper({ order }: { readonly order: OrderView }) {
  return <PaperTools view={useOrderSheet(order)} />;
}

/** The round after the one just ordered, and until when it can be ordered for. */
function NextRound({ after }: { readonly after: string | undefined }) {
  const t = useTexts("checkout");
  const mayOpen = useMayOpen();
  const { scheduledDays } = useDelivery();
  const round = useRoundWords(scheduledDays.find(({ date }) => after === undefined || date > after));
  if (round === undefined || !mayOpen({ name: "products" })) return null;
  return (
    <Card title={t("nextRound", { onDay: round.onDay, day: round.day })}>
      <p className="-mt-2 mb-3.5 text-ink-soft">{t("nextRoundBy", { until: round.until })}</p>
      <ButtonLink href={paths.products()} variant="outline" isWide>
        {t("backToCatalogue")}
      </ButtonLink>
    </Card>
  );
}
