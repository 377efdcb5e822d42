import { useSearch } from "@tanstack/react-router";
import { decodeMoment } from "@vycep/contract/calendar/calendar.codec";
import { parseLocalDate, weekdayOf } from "@vycep/domain/kernel/local-moment";
import { onlyEmpties, parseShippingMethod } from "@vycep/domain/transport/method";
import { Alert } from "@vycep/ui/alert.tsx";
import { Button } from "@vycep/ui/button.tsx";
import { ButtonLink } from "@vycep/ui/button-link.tsx";
import { Card } from "@vycep/ui/card.tsx";
import { untilInWords } from "../features/calendar/moment-in-words.ts";
import { ThanksHero } from "../features/checkout/thanks-hero.tsx";
import { ThanksSummary } from "../features/checkout/thanks-summary.tsx";
import { type PlacedOrder, placedOrderQuery, usePlacedOrder } from "../features/checkout/use-placed-order.ts";
import { WhatNext } from "../features/checkout/what-next.tsx";
import { localNow } from "../shared/clock.ts";
import { useDelivery } from "../shared/delivery/use-delivery.ts";
import { formatDate, formatDayMonth, formatWindow } from "../shared/format.ts";
import { useLanguage, useTexts } from "../shared/i18n/i18n.ts";
import { useMayOpen } from "../shared/page/menu-entries.ts";
import type { Screen } from "../shared/page/screen.ts";
import { paths } from "../shared/paths.ts";

/** ROUTE-29, CHECKOUT-07: the order is there; safe to reload. Without an order a plain thank-you (OP-104). */
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
  const promise = usePromise(order ?? undefined);
  const load = useLoad(order ?? undefined);
  // A number that is nobody's, or not this customer's, is not repeated.
  const orderNumber = order === null ? undefined : asked;
  return (
    <div className="grid gap-stack">
      <ThanksHero orderNumber={orderNumber} promise={promise} load={load} />
      {error !== null && order === undefined && (
        <Alert tone="warning" isLive action={<Button onClick={() => void refetch()}>{t("retry")}</Button>}>
          {t("orderFailed")}
        </Alert>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_400px] items-start gap-stack max-[1100px]:grid-cols-1">
        <div className="grid gap-stack">
          {order && <WhatNext order={order} />}
          <WaysOn orderNumber={orderNumber} />
        </div>
        <div className="grid gap-stack">
          {order && <ThanksSummary order={order} />}
          <NextRound after={order?.additional_data?.delivery_date ?? undefined} />
        </div>
      </div>
    </div>
  );
}

/** "Přivezeme ji v pondělí 23.11.2026, 7:00–11:00 na místo Restaurace U Modré hvězdy." */
function usePromise(order: PlacedOrder | undefined): string | undefined {
  const t = useTexts("checkout");
  const { delivery_date: day, delivery_window: window, ship_to_name: place } = order?.additional_data ?? {};
  const date = parseLocalDate(day ?? "");
  if (date === undefined) return undefined;
  const facts = { onDay: t(`onDay.${weekdayOf(date)}`), date: formatDate(date), place: place ?? "" };
  if (onlyEmpties(order?.shipping_method ?? "") === 1) return t("promiseEmpties", facts);
  return window ? t("promiseWindow", { ...facts, window: formatWindow(window) }) : t("promise", facts);
}

function useLoad(order: PlacedOrder | undefined) {
  const { limitsOf } = useDelivery();
  if (!order?.total_pallets) return;
  const method = parseShippingMethod(order.shipping_method ?? "");
  const places = (method && limitsOf(method)?.maxPallets) ?? Math.max(1, Math.ceil(order.total_pallets));
  return { places, pallets: order.total_pallets, kilograms: order.total_weight ?? 0 };
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
        <Button variant="outline" icon="printer" onClick={() => window.print()}>
          {t("print")}
        </Button>
      )}
    </div>
  );
}

/** The round after the one just ordered, and until when it can be ordered for. */
function NextRound({ after }: { readonly after: string | undefined }) {
  const t = useTexts("checkout");
  const delivery = useTexts("delivery");
  const language = useLanguage();
  const mayOpen = useMayOpen();
  const { scheduledDays } = useDelivery();
  const next = scheduledDays.find(({ date }) => after === undefined || date > after);
  const date = parseLocalDate(next?.date ?? "");
  const orderBy = decodeMoment(next?.orderBy ?? "");
  if (date === undefined || orderBy === undefined || !mayOpen({ name: "products" })) return null;
  const title = t("nextRound", { onDay: t(`onDay.${weekdayOf(date)}`), day: formatDayMonth(date) });
  return (
    <Card title={title}>
      <p className="-mt-2 mb-3.5 text-ink-soft">
        {t("nextRoundBy", { until: untilInWords(orderBy, { t: delivery, language, now: localNow() }) })}
      </p>
      <ButtonLink href={paths.products()} variant="outline" isWide>
        {t("backToCatalogue")}
      </ButtonLink>
    </Card>
  );
}
