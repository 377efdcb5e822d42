import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Count, Status } from "@vycep/ui/data/badge.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatCount, formatPallets } from "@vycep/words/engine/format";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { TicketLink } from "../../shared/ticket-link.tsx";
import { CallList } from "./call-list.tsx";
import { CallTable } from "./call-table.tsx";
import { CallDay, CallMethod, moneyText, useCutOffText } from "./call-words.tsx";
import type { Call } from "./use-call.ts";

/** What comes and when, and what still can be ordered and until when. */
export function CallDeliveries({ call: { deliveries } }: { readonly call: Call }) {
  const t = useTexts("calls");
  const language = useLanguage();
  const cutOffText = useCutOffText();
  return (
    <Card title={t("deliveries")} isFlush={deliveries.length > 0}>
      {deliveries.length === 0 ? (
        <p className="text-ink-soft">{t("deliveriesNone")}</p>
      ) : (
        <CallTable
          caption={t("deliveries")}
          heads={[t("day"), t("method"), t("standing")]}
          rows={deliveries.map(({ day, method, order, orderBy }) => ({
            key: `${day} ${method} ${order?.number ?? ""}`,
            stamp: order?.state ?? "",
            cells: [
              <CallDay key="day" day={day} />,
              <CallMethod key="method" method={method} />,
              order == null ? (
                <Status
                  key="open"
                  tone="fresh"
                  icon="clock"
                  text={orderBy == null ? t("notOrdered") : t("cutOff", { moment: cutOffText(orderBy) })}
                />
              ) : (
                <span key="order">
                  <OrderLink number={order.number} />{" "}
                  {t("palletsOf", { pallets: formatPallets(order.pallets, language) })}
                </span>
              ),
            ],
          }))}
        />
      )}
    </Card>
  );
}

/** The last orders, each as far as it is. */
export function CallOrders({ call: { orders, orderCount, shipToId } }: { readonly call: Call }) {
  const t = useTexts("calls");
  const order = useTexts("order-desk");
  const seesOrders = useMay({ area: "orders", power: "see" });
  return (
    <Card
      title={t("orders")}
      isFlush={orders.length > 0}
      aside={
        seesOrders &&
        orderCount > 0 && (
          <Link href={`${paths.orders()}?view=all&q=${shipToId}`}>
            {t("allOrders", { count: formatCount(orderCount) })}
          </Link>
        )
      }
    >
      {orders.length === 0 ? (
        <p className="text-ink-soft">{t("ordersNone")}</p>
      ) : (
        <CallTable
          caption={t("orders")}
          heads={[t("number"), t("day"), t("net"), t("standing")]}
          rows={orders.map(({ number, day, netMinor, currency, state }) => ({
            key: number,
            stamp: `${state} ${day} ${netMinor}`,
            cells: [
              <OrderLink key="number" number={number} />,
              <CallDay key="day" day={day} />,
              moneyText(netMinor, currency),
              <Status key="state" tone={looks[state]} text={order(`state.${state}`)} />,
            ],
          }))}
        />
      )}
    </Card>
  );
}

const looks = {
  received: "fresh",
  confirmed: "done",
  loaded: "preparing",
  on_the_way: "moving",
  delivered: "done",
  partially_delivered: "partial",
  cancelled: "muted",
} as const;

function OrderLink({ number }: { readonly number: string }) {
  return useMay({ area: "orders", power: "see" }) ? <Link href={paths.order(number)}>{number}</Link> : number;
}

/** Tickets that are not closed. */
export function CallTickets({ call: { tickets } }: { readonly call: Call }) {
  const t = useTexts("calls");
  return (
    <Card title={t("tickets")} aside={<Count value={tickets.length} tone="muted" />}>
      {tickets.length === 0 ? (
        <p className="text-ink-soft">{t("ticketsNone")}</p>
      ) : (
        <CallList
          className="grid gap-1.5 text-small"
          items={tickets.map(({ number, title, status }) => ({
            key: String(number),
            stamp: `${status} ${title}`,
            show: (mark) => (
              <>
                <TicketLink number={number} /> {title}
                {mark}
              </>
            ),
          }))}
        />
      )}
    </Card>
  );
}
