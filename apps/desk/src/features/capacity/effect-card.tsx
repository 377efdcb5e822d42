import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { CapacityRule } from "@vycep/domain/capacity/capacity-rule";
import { useTexts } from "@vycep/shell/words/i18n";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { useDeferredValue } from "react";
import { capacityEffectQuery, type Rule } from "./use-capacity.ts";

interface EffectCardProps {
  readonly rule: Rule;
  /** What is written or planned; undefined where nothing is. */
  readonly limits: CapacityRule | undefined;
}

/** How many of last year's orders would not have gone. */
export function EffectCard({ rule, limits }: EffectCardProps) {
  const t = useTexts("capacity-desk");
  return (
    <Card title={t("effect")}>
      {limits === undefined ? (
        <p className="text-small text-ink-soft">{t("effectNone")}</p>
      ) : (
        <Effect rule={rule} limits={limits} />
      )}
    </Card>
  );
}

function Effect({ rule, limits }: { readonly rule: Rule; readonly limits: CapacityRule }) {
  const t = useTexts("capacity-desk");
  const { market, customerType, method } = rule;
  const input = { market, customerType, method, limits: useDeferredValue(limits) };
  const { data } = useQuery({ ...capacityEffectQuery(input), placeholderData: keepPreviousData });
  if (data === undefined) return <p className="text-small text-ink-soft">{t("effectLoading")}</p>;
  const { orders, failing, failingNow, places, placesFailing, isMore } = data;
  const of = (count: number, all: number) => t("ofAll", { count: formatCount(count), all: formatCount(all) });
  const rows = [
    [t("effectOrders"), of(failing, orders), failing > failingNow],
    [t("effectNow"), of(failingNow, orders), false],
    [t("effectPlaces"), of(placesFailing, places), false],
  ] as const;
  return (
    <>
      <dl className="grid gap-2 text-small">
        {rows.map(([name, value, isBad]) => (
          <div key={name} className="flex items-baseline justify-between gap-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd
              className={
                isBad ? "font-semibold whitespace-nowrap text-red" : "font-semibold whitespace-nowrap"
              }
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {isMore && <p className="text-fine text-ink-soft">{t("effectMore", { count: orders })}</p>}
    </>
  );
}
