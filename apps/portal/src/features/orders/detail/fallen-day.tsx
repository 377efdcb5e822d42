import { useQuery } from "@tanstack/react-query";
import { changeOfDay } from "@vycep/domain/calendar/change-of-day";
import { localNow } from "@vycep/shell/clock/clock";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { dayInWords } from "@vycep/shell/words/weekday-forms";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { changeNoticesQuery } from "../../../shared/ordering/change-notices-query.ts";
import { useVisitor } from "../../../shared/user/current-user.ts";
import type { OrderView } from "./order-view.ts";

/** Says that the brewery does not come on the day of an order any more: the order stays, and somebody calls (DCAL-02). */
export function FallenDay({ order }: { readonly order: OrderView }) {
  const t = useTexts("orders");
  const language = useLanguage();
  const notices = useQuery(changeNoticesQuery(useVisitor())).data ?? [];
  const { shipToId, method, deliveryDate: day, state } = order;
  const isAhead = state === "received" || state === "confirmed";
  if (!isAhead || shipToId === undefined || method === undefined || day === undefined) return null;
  const change = changeOfDay(notices, { shipToId, method, day });
  if (change === undefined) return null;
  const speaker = { language, today: localNow().date };
  const { scheduledDate: instead } = change;
  return (
    <Alert tone="warning" title={t("fallenDay", { day: dayInWords(day, "to", speaker) })}>
      {instead !== null && t("fallenDayInstead", { day: dayInWords(instead, "on", speaker) })}{" "}
      {t("fallenDayText")}
    </Alert>
  );
}
