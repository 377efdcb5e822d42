import type { ConsumptionReport } from "@vycep/contract/reporting/reporting.rest";
import { PARTINGS } from "@vycep/domain/reporting/consumption";
import { REPORT_PERIODS } from "@vycep/domain/reporting/report-span";
import { ChoiceSelect, FilterSelect } from "@vycep/shell/list/list-selects.tsx";
import type { ListInHand } from "@vycep/shell/list/use-list-address";
import { useTexts } from "@vycep/shell/words/i18n";
import { FilterBar } from "@vycep/ui/fields/filter-bar.tsx";
import type { SelectOption } from "@vycep/ui/fields/select.tsx";
import type { ConsumptionState } from "./consumption-address.ts";
import { useMeasureName } from "./report-words.tsx";

interface ConsumptionFiltersProps {
  readonly list: ListInHand<ConsumptionState>;
  readonly places: readonly SelectOption[];
  /** What there is something to tell in. */
  readonly measures: ConsumptionReport["measures"];
}

/** The bar above the report: period, place, what the bars are parted by, and what is counted. */
export function ConsumptionFilters({ list, places, measures }: ConsumptionFiltersProps) {
  const t = useTexts("reporting");
  const nameOf = useMeasureName();
  const shell = useTexts("list");
  const { state, change, address, clear } = list;
  return (
    <FilterBar
      label={t("filters")}
      choices={(look) => (
        <>
          <ChoiceSelect
            look={look}
            label={t("period")}
            options={REPORT_PERIODS.map((id) => ({ id, label: t(`period.${id}`) }))}
            value={state.period}
            onChange={(period) => change({ period })}
          />
          {places.length > 1 && (
            <FilterSelect
              look={look}
              label={t("shipTo")}
              any={t("allPlaces", { number: places.length })}
              options={places}
              value={state.shipTo}
              onChange={(shipTo) => change({ shipTo })}
            />
          )}
          <ChoiceSelect
            look={look}
            label={t("parting")}
            options={PARTINGS.map((id) => ({ id, label: t(`parting.${id}`) }))}
            value={state.by}
            onChange={(by) => change({ by })}
          />
          <ChoiceSelect
            look={look}
            label={t("measure")}
            options={[...new Set([...measures, state.measure])].map((id) => ({
              id,
              label: nameOf(id),
            }))}
            value={state.measure}
            onChange={(measure) => change({ measure })}
          />
        </>
      )}
      count={address.countFilters(state)}
      unfoldLabel={shell("showFilters")}
      clear={address.isNarrowed(state) ? { label: shell("clearFilters"), onClear: clear } : undefined}
    />
  );
}
