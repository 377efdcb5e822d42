import { decodeMoment } from "@vycep/contract/calendar/calendar.codec";
import type { LocalMoment } from "@vycep/domain/kernel/local-moment";
import { type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { methodOfOrder, type ShippingMethod } from "@vycep/domain/transport/method";
import { localNow } from "@vycep/shell/clock/clock";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { dayInWords } from "@vycep/shell/words/weekday-forms";
import { formatDayMonth } from "@vycep/words/engine/format";
import { RecentOrders, type RecentOrdersProps } from "./recent-orders.tsx";

/** What is told of the order before anything of it is looked up. */
export interface OrderInBrief {
  readonly number: string;
  readonly placedAt: LocalMoment | undefined;
  readonly deliveryDate: LocalDate | undefined;
  readonly method: ShippingMethod | undefined;
}

/** The same of its row in the list, which is there before the order itself. */
export function inBrief(row: RecentOrdersProps["recent"][number]): OrderInBrief {
  return {
    number: row.orderNumber,
    placedAt: decodeMoment(row.createdAt),
    deliveryDate: parseLocalDate(row.deliveryDate ?? ""),
    method: methodOfOrder(row),
  };
}

interface RepeatHeadProps extends Pick<RecentOrdersProps, "recent" | "onPick"> {
  readonly order: OrderInBrief;
}

/** Which order is to be repeated, and which others there are; it stands as soon as the list of orders is there. */
export function RepeatHead({ order, recent, onPick }: RepeatHeadProps) {
  const t = useTexts("reorder");
  const orders = useTexts("orders");
  const language = useLanguage();
  const { number, placedAt, deliveryDate, method } = order;
  const isNewest = recent[0]?.orderNumber === number;
  const parts = [
    number,
    method && orders(`method.${method}`),
    deliveryDate &&
      t("deliveryOn", { day: dayInWords(deliveryDate, "on", { language, today: localNow().date }) }),
  ];
  return (
    <>
      <RecentOrders recent={recent} current={number} onPick={onPick} />
      <p className="type-label text-ink-soft">{t(isNewest ? "lastOrder" : "earlierOrder")}</p>
      <h2 className="type-large mt-1">
        {t("repeatTitle", { day: placedAt === undefined ? number : formatDayMonth(placedAt.date) })}
      </h2>
      <p className="mt-0.5 text-ink-soft">{parts.filter(Boolean).join(" · ")}</p>
    </>
  );
}
