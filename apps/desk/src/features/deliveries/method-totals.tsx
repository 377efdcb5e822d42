import { toMinor } from "@vycep/domain/kernel/money";
import { toCurrency } from "@vycep/domain/market/market";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatHectolitres, formatPallets, formatWeight } from "@vycep/shell/words/measures";
import { Meter } from "@vycep/ui/meters/meter.tsx";
import { formatRoundMoney } from "@vycep/words/engine/format";
import { Method } from "../../shared/method.tsx";
import type { Board, BoardOrder } from "./use-board.ts";

/** What goes out by each method, and how much of it stands on a vehicle already (DDISP-01). */
export function MethodTotals({ board }: { readonly board: Board }) {
  const t = useTexts("rounds");
  const planned = new Set(board.rounds.flatMap(({ stops }) => stops));
  const methods = [...new Set(board.orders.map(({ method }) => method))];
  return (
    <ul
      aria-label={t("methods")}
      className="grid grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] rounded-normal border border-line bg-foam"
    >
      {methods.map((method) => {
        const orders = board.orders.filter((order) => order.method === method);
        const all = sumOf(orders, ({ pallets }) => pallets);
        const onVehicles = sumOf(
          orders.filter(({ number }) => planned.has(number)),
          ({ pallets }) => pallets,
        );
        const text = t("plannedOf", { planned: formatPallets(onVehicles), all: formatPallets(all) });
        return (
          <li key={method} className="border-line px-4 py-2.5 not-first:border-l">
            <p className="flex justify-between gap-2">
              <strong>
                <Method method={method} />
              </strong>
              <span className="text-small text-ink-soft">
                {t("placesCount", { count: new Set(orders.map(({ shipToName }) => shipToName)).size })}
              </span>
            </p>
            <p className="flex flex-wrap justify-between gap-x-2 pb-1 text-small text-ink-soft tabular-nums">
              <span>{text}</span>
              <span>
                {formatWeight(sumOf(orders, ({ kilograms }) => kilograms))} ·{" "}
                {formatHectolitres(sumOf(orders, ({ litres }) => litres))} · {moneyOf(orders)}
              </span>
            </p>
            <Meter
              label={t("plannedLabel")}
              value={onVehicles}
              max={all}
              valueText={text}
              size="thin"
              tone="reached"
            />
          </li>
        );
      })}
    </ul>
  );
}

function sumOf(orders: readonly BoardOrder[], part: (order: BoardOrder) => number): number {
  return orders.reduce((sum, order) => sum + part(order), 0);
}

/** Each currency by itself: nothing is converted. */
function moneyOf(orders: readonly BoardOrder[]): string {
  const currencies = [...new Set(orders.map(({ currency }) => currency))];
  return currencies
    .map((currency) => {
      const own = orders.filter((order) => order.currency === currency);
      return formatRoundMoney({
        minor: toMinor(sumOf(own, ({ netMinor }) => netMinor)),
        currency: toCurrency(currency),
      });
    })
    .join(" + ");
}
