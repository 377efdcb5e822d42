import { type Minor, NO_MONEY } from "@vycep/domain/kernel/money";
import { useTexts } from "@vycep/shell/words/i18n";
import { RichText } from "@vycep/shell/words/rich-text.tsx";
import { Link } from "@vycep/ui/actions/link.tsx";
import { formatMoney } from "@vycep/words/engine/format";
import { callAddress, shownPhone, useSupportContact } from "../../../shared/user/support-contact.ts";
import { CancelOrder } from "../cancel/cancel-order.tsx";
import { KeepPrice } from "./keep-price.tsx";
import type { OrderView } from "./order-view.ts";

interface LimitQuestionProps {
  readonly order: OrderView;
  /** What cancelling would lose: place, day, money. */
  readonly what: string;
}

/** The settled prices are above the customer's limit: keep or cancel, and nothing happens by itself (B14). */
export function LimitQuestion({ order, what }: LimitQuestionProps) {
  const t = useTexts("orders");
  const { limit, limitMinor = NO_MONEY, orderedTotalMinor, currency } = order;
  const phone = useSupportContact(order.market)?.phone;
  if (limit.kind !== "above-limit") return null;
  const money = (minor: Minor) => formatMoney({ minor, currency });
  return (
    <section
      aria-labelledby="limit-question"
      className="rounded-large bg-red-tint p-card text-red-ink [&_a]:text-current"
    >
      <h2 id="limit-question" className="type-heading">
        {t("aboveLimit")}
      </h2>
      <p className="mt-1.5">
        <RichText
          text={t("aboveLimitText", {
            now: money(orderedTotalMinor),
            limit: money(limitMinor),
            difference: money(limit.aboveMinor),
          })}
        />{" "}
        {t(`aboveLimitCancelling.${limit.cancelling}`)}{" "}
        {limit.cancelling !== "possible" && phone && (
          <Link href={callAddress(phone)}>{shownPhone(phone)}</Link>
        )}
      </p>
      <div
        className="mt-3.5 flex flex-wrap gap-2.5 max-mobile:flex-col max-mobile:*:w-full"
        data-print="hide"
      >
        <KeepPrice order={order} />
        <CancelOrder order={order} what={what} />
      </div>
    </section>
  );
}
