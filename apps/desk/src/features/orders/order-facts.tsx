import { useQuery } from "@tanstack/react-query";
import { OVERRIDE_REASONS, OVERRIDE_RULES } from "@vycep/domain/cart/override";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { toCurrency } from "@vycep/domain/market/market";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { DefinitionList } from "@vycep/ui/data/definition-list.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import {
  formatCount,
  formatHectolitres,
  formatMoney,
  formatPallets,
  formatWeekdayDate,
  formatWeight,
} from "@vycep/words/engine/format";
import { useMay } from "../../shared/me.ts";
import { Method } from "../../shared/method.tsx";
import { paths } from "../../shared/paths.ts";
import type { Order } from "./use-order.ts";
import { orderRoundQuery } from "./use-order-round.ts";

/** For whom and when, and what it comes to, with the ways to the customer's record and to a call (DORD-02). */
export function OrderFacts({ order }: { readonly order: Order }) {
  const t = useTexts("order-desk");
  const views = useTexts("order-views");
  const language = useLanguage();
  const seesCustomers = useMay({ area: "customers", power: "see" });
  const { row, orderedBy, placedBy, customerOrderNumber, noteForDriver, empties } = order;
  const money = (minor: number) => formatMoney({ minor: toMinor(minor), currency: toCurrency(row.currency) });
  const { totalMinor, orderedTotalMinor } = row;
  const ordered =
    totalMinor === orderedTotalMinor ? "" : ` (${t("orderedFor", { net: money(orderedTotalMinor) })})`;
  const facts = [
    { label: t("deliveryDay"), value: formatWeekdayDate(toLocalDate(row.deliveryDate), language) },
    { label: views("window"), value: order.window },
    { label: views("round"), value: useRoundText(row.number) },
    { label: t("method"), value: <Method method={row.method} /> },
    { label: t("orderedBy"), value: orderedBy ?? "" },
    { label: t("placedBy"), value: placedBy ?? "" },
    { label: t("overridden"), value: useOverrideText(order) },
    { label: t("customerNumber"), value: customerOrderNumber },
    { label: t("noteForDriver"), value: noteForDriver },
    { label: t("comesTo"), value: `${money(totalMinor)}${ordered}` },
    {
      label: t("pallets"),
      value: `${formatPallets(row.pallets, language)} · ${formatWeight(row.kilograms, language)} · ${formatHectolitres(row.litres, language)}`,
    },
    ...empties.map(({ name, planned, returned }) => ({
      label: t("emptiesReturned", { name }),
      value:
        planned === 0
          ? `${formatCount(returned ?? 0)}, ${views("emptiesNotAnnounced")}`
          : t("ofPlanned", {
              returned: returned == null ? "–" : formatCount(returned),
              planned: formatCount(planned),
            }),
    })),
  ];
  return (
    <Card title={row.shipToName}>
      <div className="-mt-2 mb-3 grid gap-1 text-ink-soft">
        <span>
          {row.companyName} · {row.shipToId}
        </span>
        {seesCustomers && (
          <span className="flex flex-wrap gap-x-3">
            <Link href={paths.shipTo(row.shipToId)}>{views("record")}</Link>
            <Link href={paths.call(row.shipToId)}>{views("toCall")}</Link>
          </span>
        )}
      </div>
      <DefinitionList items={facts.filter(({ value }) => value !== "")} />
    </Card>
  );
}

/** What drives it, who and when; empty where nobody has planned it. */
function useRoundText(number: string): string {
  const views = useTexts("order-views");
  const { data } = useQuery(orderRoundQuery(number));
  if (!data) return "";
  const { plate, driverName, departsAt, position, stops } = data;
  const stop = views("stopOf", { position, stops });
  return [plate, driverName, departsAt == null ? undefined : views("departs", { at: departsAt }), stop]
    .filter(Boolean)
    .join(" · ");
}

/** Which rules were set aside for it and why; empty where none was. */
function useOverrideText({ overridden, overrideReason, overrideNote }: Order): string {
  const t = useTexts("on-behalf");
  const rules = OVERRIDE_RULES.filter((rule) => overridden.includes(rule)).map((rule) =>
    t(`override.${rule}`),
  );
  const known = OVERRIDE_REASONS.find((reason) => reason === overrideReason);
  const why = known === undefined ? overrideReason : t(`overrideWhy.${known}`);
  return [rules.join(", "), why, overrideNote].filter(Boolean).join(" · ");
}
