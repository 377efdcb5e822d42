import { wholeToMinor } from "@vycep/contract/whole-currency";
import type { Minor } from "@vycep/domain/kernel/money";
import { parseOrderState } from "@vycep/domain/orders/order-states";
import { judgeLimit } from "@vycep/domain/orders/price-limit";
import { isBlockedStatus, parseDeliveryStatus } from "@vycep/domain/orders/status";
import { useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { formatMoney } from "@vycep/words/engine/format";
import { answeredCurrency } from "../../shared/ordering/answered-currency.ts";
import { paths } from "../../shared/paths.ts";
import type { PlacedOrder } from "./use-placed-order.ts";

interface ProvisionalNoteProps {
  readonly order: PlacedOrder;
  /** Whether the person may open the order, where it is decided. */
  readonly hasDetail: boolean;
}

/** The order was taken without the brewery's prices: they come later, and where they are then seen (PRICE-06, B14). */
export function ProvisionalNote({ order, hasDetail }: ProvisionalNoteProps) {
  const t = useTexts("checkout");
  if (order.state === "cancelled" || order.price_state === "firm") return null;
  const aboveMinor = aboveLimitOf(order);
  if (aboveMinor !== undefined) {
    const currency = answeredCurrency(order.total?.grand_total.currency);
    const difference = formatMoney({ minor: aboveMinor, currency });
    return (
      <Alert
        tone="warning"
        isLive
        title={t("aboveLimit")}
        action={hasDetail && <Link href={paths.order(order.number)}>{t("decide")}</Link>}
      >
        {t("aboveLimitText", { difference })}
      </Alert>
    );
  }
  const isSettled = order.price_state === "settled";
  return (
    <Alert
      tone={isSettled ? "success" : "warning"}
      isLive
      title={t(isSettled ? "pricesSettled" : "provisionalPrices")}
    >
      {t(isSettled ? "pricesSettledText" : "provisionalPricesText")}
    </Alert>
  );
}

/** By how much the customer is asked (B14); undefined where he is not. */
function aboveLimitOf(order: PlacedOrder): Minor | undefined {
  const verdict = judgeLimit({
    limitMinor: order.price_limit === null ? null : wholeToMinor(order.price_limit.value ?? 0),
    totalMinor: wholeToMinor(order.total?.grand_total.value ?? 0),
    isSettled: order.price_state === "settled",
    isKept: order.is_price_kept,
    state: parseOrderState(order.state ?? "") ?? "received",
    isBlocked: isBlockedStatus(parseDeliveryStatus(order.delivery_status ?? "")),
  });
  return verdict.kind === "above-limit" ? verdict.aboveMinor : undefined;
}
