import type { ConsumptionReport } from "@vycep/contract/reporting/reporting.rest";
import { useTexts } from "@vycep/shell/words/i18n";
import { Change, dayOf, formatValue, useBarName, useInUnit } from "./report-words.tsx";
import { Tiles } from "./tiles.tsx";

/** What was taken, beside the year before, without what is suspended, and when most. */
export function ConsumptionSums({ report }: { readonly report: ConsumptionReport }) {
  const t = useTexts("reporting");
  const { total, before, active, strongest, bars, from, to, step } = report;
  const inUnit = useInUnit(report.measure);
  const nameOf = useBarName(bars);
  const highest = bars.find(({ key }) => key === strongest);
  const difference = total.now - total.before;
  const days = { from: dayOf(from), to: dayOf(to) };
  return (
    <Tiles
      label={t("sums")}
      tiles={[
        {
          key: "taken",
          title: t("taken", { year: yearsOf(from, to) }),
          value: inUnit(total.now),
          note: t("takenDays", days),
        },
        ...(before === null
          ? []
          : [
              {
                key: "against",
                title: t("against", { year: yearsOf(before.from, before.to) }),
                value: <Change compared={total} />,
                note:
                  total.before === 0
                    ? t("nothingBefore")
                    : t("againstText", {
                        difference: `${difference > 0 ? "+" : ""}${formatValue(difference)}`,
                        from: dayOf(before.from),
                        to: dayOf(before.to),
                      }),
              },
            ]),
        ...(active === null || before === null
          ? []
          : [
              {
                key: "active",
                title: t("active"),
                value: <Change compared={active} />,
                note: t("activePlaces", { count: active.places }),
              },
            ]),
        ...(highest === undefined
          ? []
          : [
              {
                key: "strongest",
                title: t(step === "year" ? "strongestYear" : "strongest"),
                value: nameOf(highest.key),
                note: inUnit(highest.now),
              },
            ]),
      ]}
    />
  );
}

/** The year of some days, or both that they touch. */
export function yearsOf(from: string, to: string): string {
  const years = [from.slice(0, 4), to.slice(0, 4)];
  return [...new Set(years)].join("–");
}
