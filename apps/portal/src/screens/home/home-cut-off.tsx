import { CutOffCard } from "../../features/calendar/cut-off-card.tsx";
import { useCutOff } from "../../features/calendar/use-cut-off.ts";
import { useDelivery } from "../../shared/ordering/use-delivery.ts";
import { cutOffPlace } from "./places.tsx";

/** The countdown of the chosen place and way; nothing until they are known, or when no day is open. */
export function HomeCutOff() {
  const { shipToId, method, shipTo, scheduledDays, offeredDays, isLoading } = useDelivery();
  const cutOff = useCutOff({ scheduledDays, offeredDays });
  if (cutOff === undefined) return isLoading ? cutOffPlace : null;
  return (
    <CutOffCard
      key={`${shipToId} ${method}`}
      cutOff={cutOff}
      deliveryWindow={shipTo?.deliveryWindow || undefined}
    />
  );
}
