import { useQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import type { Screen } from "@vycep/shell/page/screen";
import { parseSearch } from "@vycep/shell/page/search";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { DeskHead } from "../../kit/desk-head.tsx";
import { DeskListBody, Nothing } from "../../kit/list-states.tsx";
import { paths } from "../../shared/paths.ts";
import { OrderActions } from "./order-actions.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderNotes } from "./order-notes.tsx";
import { OrderMessages, OrderPapers, OrderTickets } from "./order-papers.tsx";
import { OrderProblems } from "./order-problems.tsx";
import { OrderState } from "./order-state.tsx";
import { type OrdersState, ordersAddress } from "./orders-address.ts";
import { type Order, orderQuery, useOrder } from "./use-order.ts";
import { ordersQuery } from "./use-orders.ts";

/** DORD-02: one order with all that belongs to it. */
export const orderScreen: Screen = {
  component: OrderScreen,
  load: ({ queryClient, params: { number = "" } }) => void queryClient.prefetchQuery(orderQuery(number)),
};

function OrderScreen() {
  const t = useTexts("order-desk");
  const { number = "" } = useParams({ strict: false });
  const list = listOf(useSearch({ strict: false }));
  const reading = useOrder(number);
  const order = reading.data;
  return (
    <>
      <DeskHead
        title={number}
        badge={order && <OrderState state={order.row.state} />}
        note={<Neighbours number={number} list={list} />}
        tools={order && <OrderActions order={order} />}
      />
      <DeskListBody
        reading={reading}
        loading={t("orderLoading")}
        found={() => ""}
        none={(found) =>
          found === null ? (
            <Nothing
              icon="search"
              title={t("orderUnknownTitle", { number })}
              actions={<ButtonLink href={paths.orders()}>{t("toList")}</ButtonLink>}
            >
              {t("orderUnknownText")}
            </Nothing>
          ) : undefined
        }
      >
        {(found) => found !== null && <Record order={found} />}
      </DeskListBody>
    </>
  );
}

function Record({ order }: { readonly order: Order }) {
  const t = useTexts("order-desk");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-3 max-laptop:grid-cols-1">
      <div className="grid min-w-0 gap-3">
        <OrderProblems order={order} />
        {order.isErpOwned && <Alert tone="info">{t("erpOwned")}</Alert>}
        <OrderLines order={order} />
        <div className="grid grid-cols-3 gap-3 max-mobile:grid-cols-1">
          <OrderPapers papers={order.papers} />
          <OrderMessages messages={order.messages} />
          <OrderNotes key={order.row.number} order={order} />
        </div>
      </div>
      <div className="grid min-w-0 gap-3">
        <OrderFacts order={order} />
        <OrderTickets tickets={order.tickets} />
        <OrderHistory order={order} />
      </div>
    </div>
  );
}

/** The list that the order was opened from, as its address said it. */
function listOf(search: Readonly<Record<string, unknown>>): OrdersState | undefined {
  const { list } = search;
  return typeof list === "string" ? ordersAddress.parse(parseSearch(list)) : undefined;
}

/** From a record to the next one and the one before, without going back to the list (DLIST-05). */
function Neighbours({ number, list }: { readonly number: string; readonly list: OrdersState | undefined }) {
  const t = useTexts("order-desk");
  const state = list ?? ordersAddress.usual;
  const { data } = useQuery({ ...ordersQuery(state), enabled: list !== undefined, refetchInterval: false });
  const numbers = data?.items.map((row) => row.number) ?? [];
  const place = numbers.indexOf(number);
  const from = `?list=${encodeURIComponent(ordersAddress.print(state))}`;
  const [previous, next] = place === -1 ? [] : [numbers[place - 1], numbers[place + 1]];
  return (
    <span className="flex items-center gap-2">
      <ButtonLink href={paths.orders() + ordersAddress.print(state)} variant="outline" size="small">
        {t("toList")}
      </ButtonLink>
      {previous !== undefined && (
        <ButtonLink
          href={paths.order(previous) + from}
          variant="outline"
          size="small"
          icon="chevron-up"
          aria-label={t("previous")}
        >
          {previous}
        </ButtonLink>
      )}
      {next !== undefined && (
        <ButtonLink
          href={paths.order(next) + from}
          variant="outline"
          size="small"
          icon="chevron-down"
          aria-label={t("next")}
        >
          {next}
        </ButtonLink>
      )}
      {place !== -1 && (
        <span className="text-small">
          {t("placeInView", { place: place + 1, count: numbers.length, view: t(`view.${state.view}`) })}
        </span>
      )}
    </span>
  );
}
