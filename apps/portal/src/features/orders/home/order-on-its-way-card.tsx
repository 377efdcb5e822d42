import { useQuery } from "@tanstack/react-query";
import type { OrderRow } from "@vycep/contract/orders/orders.rest";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { dayInWords } from "@vycep/shell/words/weekday-forms";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatWindow } from "@vycep/words/engine/format-time";
import { paths } from "../../../shared/paths.ts";
import { customerOrderQuery } from "../detail/use-customer-order.ts";
import { useArrivingOrders } from "./use-arriving-orders.ts";

/** What comes today or is on its way already; nothing at all when nothing does. */
export function OrderOnItsWayCard() {
  const rows = useArrivingOrders();
  if (rows.length === 0) return null;
  return (
    <Card isFlush>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <Arriving key={row.orderNumber} row={row} />
        ))}
      </ul>
    </Card>
  );
}

function Arriving({ row }: { readonly row: OrderRow }) {
  const t = useTexts("reorder");
  const language = useLanguage();
  const told = useQuery(customerOrderQuery(row.orderNumber)).data?.deliveryWindow;
  const window = told && formatWindow(told);
  const day = parseLocalDate(row.deliveryDate);
  const today = localNow().date;
  const isToday = day === today;
  const title =
    day !== undefined && !isToday
      ? t("onItsWay", { day: dayInWords(day, "on", { language, today }) })
      : window === undefined
        ? t("arrivesToday")
        : t("arrivesTodayWindow", { window });
  return (
    <li className="flex items-center gap-4 px-5 py-3.5 max-mobile:gap-3 max-mobile:px-4">
      <span className="grid size-11 flex-none place-items-center rounded-normal bg-amber-tint text-amber-ink">
        <Icon name="truck" />
      </span>
      <p className="min-w-0 flex-1">
        <strong>{`${title}: `}</strong>
        {t("goods", { count: row.lines })}
        <span className="block text-fine text-ink-soft">{`${row.orderNumber} · ${row.shipToName}`}</span>
      </p>
      <Link href={paths.order(row.orderNumber)} aria-label={t("followOrder", { number: row.orderNumber })}>
        {t("follow")}
      </Link>
    </li>
  );
}
