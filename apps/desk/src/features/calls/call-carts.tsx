import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { FloorPlan } from "@vycep/ui/meters/floor-plan.tsx";
import { formatCount, formatPallets, formatWeight } from "@vycep/words/engine/format";
import { momentText } from "../../kit/moment.tsx";
import { CallTable } from "./call-table.tsx";
import { CallDay, CallMethod, moneyText, useCutOffText } from "./call-words.tsx";
import type { Call } from "./use-call.ts";

type Cart = Call["carts"][number];

/** What stands in the carts of the place right now, the first thing that a caller speaks of. */
export function CallCarts({ call: { carts, money } }: { readonly call: Call }) {
  const t = useTexts("calls");
  if (carts.length === 0)
    return (
      <Card title={t("cart")}>
        <p className="text-ink-soft">{t("cartNone")}</p>
      </Card>
    );
  return carts.map((cart) => <CallCart key={cart.uid} cart={cart} currency={money.currency} />);
}

const mostLines = 6;

function CallCart({ cart, currency }: { readonly cart: Cart; readonly currency: string }) {
  const t = useTexts("calls");
  const language = useLanguage();
  const { name, updatedAt, method, day, netMinor, pallets, kilograms, lines } = cart;
  const more = lines.slice(mostLines);
  return (
    <div className="rounded-large shadow-edge-amber">
      <Card
        title={t("cart")}
        isFlush
        aside={
          <span className="text-small text-ink-soft">
            {name === ""
              ? t("cartChanged", { moment: momentText(updatedAt) })
              : t("cartOf", { name, moment: momentText(updatedAt) })}
          </span>
        }
      >
        <div className="flex flex-wrap items-center gap-4 px-5 pb-3">
          <CartPlan cart={cart} />
          <div>
            <p className="type-heading">{t("palletsOf", { pallets: formatPallets(pallets, language) })}</p>
            <p className="text-small text-ink-soft">
              {method == null ? t("methodNone") : <CallMethod method={method} />} ·{" "}
              {day == null ? t("dayNone") : <CallDay day={day} />} · {formatWeight(kilograms, language)} ·{" "}
              {moneyText(netMinor, currency)}
            </p>
          </div>
        </div>
        <CallTable
          caption={t("cart")}
          heads={[t("goods"), t("boxes"), t("net")]}
          rows={lines.slice(0, mostLines).map((line) => ({
            key: line.sku,
            stamp: line.boxes,
            cells: [line.name, formatCount(line.boxes), moneyText(line.netMinor, currency)],
          }))}
        />
        {more.length > 0 && (
          <p className="border-t border-line px-5 py-2 text-small text-ink-soft">
            {t("moreLines", { count: more.length })}
          </p>
        )}
        <div className="border-t border-line p-3">
          <Standing cart={cart} />
        </div>
      </Card>
    </div>
  );
}

function CartPlan({ cart: { pallets, mostPallets, mayOrder } }: { readonly cart: Cart }) {
  const language = useLanguage();
  const t = useTexts("calls");
  if (mostPallets == null) return null;
  return (
    <FloorPlan
      label={t("loaded", { pallets: formatPallets(pallets, language), most: formatCount(mostPallets) })}
      places={mostPallets}
      filled={pallets}
      tone={pallets > mostPallets ? "over" : mayOrder ? "good" : "neutral"}
    />
  );
}

const known = [
  ...(["cart-empty", "no-method", "no-date", "day-closed", "line-problem", "limit-crossed"] as const),
  ...(["ship-to-suspended", "empties-over-limit"] as const),
];

/** Whether it could be sent now, until when, and what keeps it. */
function Standing({ cart: { mayOrder, obstacles, orderBy } }: { readonly cart: Cart }) {
  const t = useTexts("calls");
  const cutOffText = useCutOffText();
  if (mayOrder)
    return (
      <Alert tone="info">
        {orderBy == null ? t("mayOrder") : t("mayOrderUntil", { moment: cutOffText(orderBy) })}
      </Alert>
    );
  const reasons = obstacles.map((kind) => {
    const reason = known.find((one) => one === kind);
    return reason === undefined ? kind : t(`obstacle.${reason}`);
  });
  return <Alert tone="warning">{reasons.join(" ")}</Alert>;
}
