import { measures, PARTINGS } from "@vycep/domain/reporting/consumption";
import { REPORT_PERIODS } from "@vycep/domain/reporting/report-span";
import { anId, listAddress, oneOf, type StateOf } from "@vycep/shell/list/list-address";

/** What the report of consumption shows, as its address says it: `?period=last-year&shipTo=500101&measure=boxes`. */
export const consumptionAddress = listAddress({
  filters: {
    period: oneOf(REPORT_PERIODS, "this-year"),
    shipTo: anId,
    by: oneOf(PARTINGS, "packaging"),
    measure: oneOf(measures(), "litres"),
  },
  sorts: ["time"],
});

export type ConsumptionState = StateOf<typeof consumptionAddress>;
