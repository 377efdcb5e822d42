import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { DeskHead } from "../../kit/desk-head.tsx";
import { DeskListBody, Nothing } from "../../kit/list-states.tsx";
import { Neighbours, useListBehind } from "../../kit/neighbours.tsx";
import { paths } from "../../shared/paths.ts";
import { PrintMenu } from "../../shared/print-menu.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { OrderHandover } from "./order-handover.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderNotes } from "./order-notes.tsx";
import { OrderMessages, OrderPapers, OrderTickets } from "./order-papers.tsx";
import { OrderProblems } from "./order-problems.tsx";
import { OrderState } from "./order-state.tsx";
import { ordersAddress } from "./orders-address.ts";
import { OrderReplacements, OrderShortage } from "./replace/order-replacements.tsx";
import { type Order, orderQuery, useOrder } from "./use-order.ts";
import { useOwnChangeAt } from "./use-order-action.ts";
import { ordersQuery } from "./use-orders.ts";

/** DORD-02: one order with all that belongs to it. */
export const orderScreen: Screen = {
  component: OrderScreen,
  load: ({ queryClient, params: { number = "" } }) => void queryClient.prefetchQuery(orderQuery(number)),
};

function OrderScreen() {
  const t = useTexts("order-desk");
  const print = useTexts("printing");
  const desk = useTexts("desk");
  const { number = "" } = useParams({ strict: false });
  const reading = useOrder(number);
  const ownChangeAt = useOwnChangeAt();
  const order = reading.data;
  return (
    <>
      <DeskHead
        title={number}
        badge={order && <OrderState state={order.row.state} />}
        note={<OrderNeighbours number={number} />}
        tools={
          order && (
            <>
              <PrintMenu look="button" label={print("printPapers")} choice={{ numbers: [number] }} />
              <OrderActions order={order} />
            </>
          )
        }
      />
      <DeskListBody
        reading={reading}
        ownChangeAt={ownChangeAt}
        loading={t("orderLoading")}
        found={() => ""}
        none={(found) =>
          found === null ? (
            <Nothing
              icon="search"
              title={t("orderUnknownTitle", { number })}
              actions={<ButtonLink href={paths.orders()}>{desk("toList")}</ButtonLink>}
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
        <OrderShortage order={order} />
        <OrderLines order={order} />
        <div className="grid grid-cols-3 gap-3 max-mobile:grid-cols-1">
          <OrderPapers papers={order.papers} />
          <OrderMessages messages={order.messages} />
          <OrderNotes key={order.row.number} order={order} />
        </div>
      </div>
      <div className="grid min-w-0 gap-3">
        <OrderFacts order={order} />
        <OrderReplacements order={order} />
        <OrderHandover order={order} />
        <OrderTickets tickets={order.tickets} />
        <OrderHistory order={order} />
      </div>
    </div>
  );
}

/** Back to the list, on to the next order and the one before, and where in its view this one stands (DLIST-05). */
function OrderNeighbours({ number }: { readonly number: string }) {
  const t = useTexts("order-desk");
  const views = useTexts("order-views");
  const list = useListBehind(ordersAddress);
  const state = list ?? ordersAddress.usual;
  const { data } = useQuery({ ...ordersQuery(state), enabled: list !== undefined, refetchInterval: false });
  return (
    <Neighbours
      id={number}
      address={ordersAddress}
      list={list}
      path={paths.orders()}
      rows={data?.items.map((row) => ({ id: row.number }))}
      hrefOf={paths.order}
    >
      {(place, count) => (
        <span className="text-small">
          {t("placeInView", { place, count, view: views(`view.${state.view}`) })}
        </span>
      )}
    </Neighbours>
  );
}
