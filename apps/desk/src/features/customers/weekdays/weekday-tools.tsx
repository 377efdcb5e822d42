import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { BatchesButton } from "../../../kit/bulk/batches-button.tsx";
import type { DeskShipToFilter } from "../../../shared/graphql.gen/graphql.ts";
import { useDayNames } from "../weekday-text.ts";
import { weekdayBatchesQuery } from "./use-weekdays.ts";
import { WeekdayBatchDialog } from "./weekday-batch-dialog.tsx";
import type { Meant } from "./weekdays-dialog.tsx";

/** One's last changes of weekdays (DCAL-03). */
function WeekdayBatchesButton({ onOpen }: { readonly onOpen: (batch: string) => void }) {
  const t = useTexts("weekdays");
  const customers = useTexts("customers");
  const order = useTexts("order-desk");
  const namesOf = useDayNames();
  const batches = useQuery(weekdayBatchesQuery()).data ?? [];
  const waiting = batches.filter(({ finishedAt }) => finishedAt == null).length;
  return (
    <BatchesButton
      batches={batches.map(({ id, createdAt, kind, action, weekdays, done, refused }) => ({
        ...{ id, createdAt },
        text: `${customers(`weekdays.${kind}`)}, ${t(`weekdaysAction.${action}`)} ${namesOf(weekdays)}: ${order(
          "batchProgress",
          { done: formatCount(done), refused: formatCount(refused) },
        )}`,
      }))}
      title={order("batches")}
      closeLabel={order("back")}
      label={waiting > 0 ? order("batchesWaiting", { count: waiting }) : order("batches")}
      onOpen={onOpen}
    />
  );
}

interface AllMeantProps {
  readonly page: { readonly total: number; readonly isMore: boolean };
  readonly filter: DeskShipToFilter;
  readonly onMean: (meant: Meant) => void;
}

/** Every place that the list finds, on whatever page (DCAL-03). */
function AllMeant({ page: { total, isMore }, filter, onMean }: AllMeantProps) {
  const t = useTexts("weekdays");
  return (
    <Button variant="outline" icon="calendar" onClick={() => onMean({ filter, total, isMore })}>
      {t("weekdaysOfAll")}
    </Button>
  );
}

interface WeekdayToolsProps {
  /** What the list finds; undefined while it is on its way. */
  readonly page: AllMeantProps["page"] | undefined;
  readonly filter: DeskShipToFilter;
  readonly onMean: (meant: Meant) => void;
  /** The change of many that is looked at. */
  readonly batch: string | undefined;
  readonly onBatch: (batch: string | undefined) => void;
}

/** What stands beside the list for who changes weekdays of many places (DCAL-03). */
export function WeekdayTools({ page, filter, onMean, batch, onBatch }: WeekdayToolsProps) {
  return (
    <>
      <WeekdayBatchesButton onOpen={onBatch} />
      {batch !== undefined && <WeekdayBatchDialog id={batch} onClose={() => onBatch(undefined)} />}
      {page !== undefined && page.total > 0 && <AllMeant page={page} filter={filter} onMean={onMean} />}
    </>
  );
}
