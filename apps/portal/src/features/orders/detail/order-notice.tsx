import { nameParts } from "@vycep/domain/catalog/name-parts";
import { isBlockedStatus } from "@vycep/domain/orders/status";
import { useTexts } from "@vycep/shell/words/i18n";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { differencesOf } from "./order-differences.ts";
import type { OrderView } from "./order-view.ts";

/** In words, where the order went another way than it was sent; nothing while all is as ordered. */
export function OrderNotice({ order }: { readonly order: OrderView }) {
  const t = useTexts("orders");
  if (order.state === "cancelled" && order.isRejected) return <Rejected lines={order.lines} />;
  if (order.state === "cancelled") return <Alert tone="info">{t("cancelledNotice")}</Alert>;
  if (isBlockedStatus(order.deliveryStatus)) return <Alert tone="info">{t("lookedIntoNotice")}</Alert>;
  const differences = differencesOf(order);
  if (differences.length === 0) return null;
  const isDelivered = order.lines.some(({ delivered }) => delivered !== undefined);
  return (
    <Alert tone="warning" title={t("differs", { count: differences.length })}>
      {differences.map(({ line, where, wanted, given }) => (
        <span key={line.id}>
          {t(where === "confirmed" ? "confirmedOf" : "deliveredOf", {
            product: nameParts(line.name).title,
            given,
            wanted,
          })}{" "}
        </span>
      ))}
      {t(isDelivered ? "billedAsDelivered" : "billedAsConfirmed")}
    </Alert>
  );
}

/** The brewery could confirm nothing of it: why, each reason once. */
function Rejected({ lines }: Pick<OrderView, "lines">) {
  const t = useTexts("orders");
  const reasons = [...new Set(lines.flatMap(({ reason }) => reason ?? []))];
  return (
    <Alert tone="warning" title={t("rejectedNotice")}>
      {reasons.map((reason) => (
        <span key={reason} className="block">
          {t("reason", { reason })}
        </span>
      ))}
      {t("rejectedText")}
    </Alert>
  );
}
