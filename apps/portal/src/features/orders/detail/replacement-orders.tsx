import { useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { formatDayMonth } from "@vycep/words/engine/format";
import { paths } from "../../../shared/paths.ts";
import type { OrderView } from "./order-view.ts";

/** What an order fell short of and comes after all, and the order that it belongs to (DDISP-06). */
export function ReplacementOrders({ order: { replaces, replacements } }: { readonly order: OrderView }) {
  const t = useTexts("orders");
  return (
    <>
      {replaces !== undefined && (
        <Alert tone="info">
          {t("replacesOrder")} <Link href={paths.order(replaces)}>{replaces}</Link>
        </Alert>
      )}
      {replacements.map(({ number, day }) => (
        <Alert key={number} tone="info">
          {day === undefined ? t("replacedBy") : t("replacedOn", { day: formatDayMonth(day) })}{" "}
          <Link href={paths.order(number)}>{number}</Link>
        </Alert>
      ))}
    </>
  );
}
