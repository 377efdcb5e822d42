import { nameParts } from "@vycep/domain/catalog/name-parts";
import { type Minor, plus, toMinor } from "@vycep/domain/kernel/money";
import { useTexts } from "@vycep/shell/words/i18n";
import { RichText } from "@vycep/shell/words/rich-text.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { formatMoney } from "@vycep/words/engine/format";
import { accessesOf, useVisitor } from "../../../shared/user/current-user.ts";
import { mayCancel } from "../cancel/may-cancel.ts";
import type { OrderView } from "./order-view.ts";
import { settledDifferences } from "./settled-differences.ts";

/** That prices are provisional, and once they are settled the difference by line and in total (PRICE-06, B14). */
export function PriceSettlement({ order }: { readonly order: OrderView }) {
  const t = useTexts("orders");
  if (order.state === "cancelled") return null;
  if (order.priceState === "provisional") {
    return (
      <Alert tone="warning" title={t("provisional")}>
        {t("provisionalText")}
      </Alert>
    );
  }
  const before = order.provisionalTotalMinor;
  if (before === undefined) return null;
  const { lines, totalMinor } = settledDifferences(order, before);
  if (lines.length === 0) return <Alert tone="success">{t("settledSame")}</Alert>;
  return <Settled order={order} lines={lines} beforeMinor={before} differenceMinor={totalMinor} />;
}

interface SettledProps {
  readonly order: OrderView;
  readonly lines: ReturnType<typeof settledDifferences>["lines"];
  readonly beforeMinor: Minor;
  readonly differenceMinor: Minor;
}

function Settled({ order, lines, beforeMinor, differenceMinor }: SettledProps) {
  const t = useTexts("orders");
  const user = useVisitor();
  const accesses = user === undefined ? [] : accessesOf(user);
  const money = (minor: Minor) => formatMoney({ minor, currency: order.currency });
  const isDearer = differenceMinor > 0;
  return (
    <section className="rounded-large bg-amber-tint p-card text-amber-ink">
      <h2 className="type-heading">{t("settled")}</h2>
      <p className="mt-1.5">
        <RichText
          text={t(isDearer ? "settledDearer" : "settledCheaper", {
            before: money(beforeMinor),
            now: money(plus(beforeMinor, differenceMinor)),
            difference: money(toMinor(Math.abs(differenceMinor))),
          })}
        />
        {isDearer &&
          order.limit.kind !== "above-limit" &&
          mayCancel(order, accesses) === "yes" &&
          ` ${t("settledMayCancel")}`}
      </p>
      <ul className="mt-3 divide-y divide-amber-ink/15 border-y border-amber-ink/15">
        {lines.map(({ line, beforeMinor: from, nowMinor: to }) => (
          <li key={line.id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>{nameParts(line.name).title}</span>
            <span className="whitespace-nowrap">
              <RichText text={t("priceFromTo", { from: money(from), to: money(to) })} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
