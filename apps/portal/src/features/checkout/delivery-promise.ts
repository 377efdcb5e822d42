import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { onlyEmpties } from "@vycep/domain/transport/method";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { weekdayForm } from "@vycep/shell/words/weekday-forms";
import { formatDate } from "@vycep/words/engine/format";
import { formatWindow } from "@vycep/words/engine/format-time";
import type { PlacedOrder } from "./use-placed-order.ts";

/** "Přivezeme ji v pondělí 23.11.2026, 7:00–11:00 na místo Restaurace U Modré hvězdy." */
export function useDeliveryPromise(order: PlacedOrder | undefined): string | undefined {
  const t = useTexts("checkout");
  const language = useLanguage();
  const { delivery_date: day, delivery_window: window, ship_to_name: place } = order?.additional_data ?? {};
  const date = parseLocalDate(day ?? "");
  if (date === undefined) return undefined;
  const facts = { onDay: weekdayForm(date, "on", language), date: formatDate(date), place: place ?? "" };
  if (onlyEmpties(order?.shipping_method ?? "") === 1) return t("promiseEmpties", facts);
  return window ? t("promiseWindow", { ...facts, window: formatWindow(window) }) : t("promise", facts);
}
