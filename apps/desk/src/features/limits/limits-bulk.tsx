import { BulkEnd } from "../../kit/bulk/bulk-end.tsx";
import type { Bulk } from "../../kit/bulk/use-bulk.ts";
import type { LimitsState } from "./limits-address.ts";
import { useChangeLimits } from "./use-limits.ts";

const acts = [
  { id: "setBoxes", part: "boxes" },
  { id: "endOn", part: "day", note: "endLimitOn" },
  { id: "hold", note: "holdLimit" },
  { id: "drop" },
] as const;

interface LimitsBulkProps {
  readonly bulk: Bulk;
  readonly state: LimitsState;
}

/** What is done to many limits at once (DLIST-03). */
export function LimitsBulk({ bulk, state }: LimitsBulkProps) {
  return <BulkEnd bulk={bulk} acts={acts} action={useChangeLimits(state)} rowsKey={["limits"]} />;
}
