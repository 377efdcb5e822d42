import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@vycep/shell/words/i18n";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { BatchDialog } from "../../../kit/batch-dialog.tsx";
import { BatchesButton } from "../../../kit/batches-button.tsx";
import { paths } from "../../../shared/paths.ts";
import { useDayNames } from "../weekday-text.ts";
import { useWeekdayBatchQuery, weekdayBatchesQuery } from "./use-weekdays.ts";

/** How far a change of weekdays is (DCAL-03). */
export function WeekdayBatchDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useTexts("weekdays");
  const customers = useTexts("customers");
  const order = useTexts("order-desk");
  const { data } = useQuery(useWeekdayBatchQuery(id));
  const { total = 0, done = 0, refused = 0, refusals = [] } = data ?? {};
  const counts = { done: formatCount(done), total: formatCount(total), refused: formatCount(refused) };
  return (
    <BatchDialog
      batch={data}
      words={{
        ...{
          running: t("weekdaysRunning"),
          note: order("batchNote"),
          finished: t("weekdaysFinished", counts),
        },
        ...{ progress: order("batchProgress", counts), back: order("back"), close: order("done") },
        whyNot: order("whyNot"),
      }}
      heads={[customers("number"), customers("shipTo"), order("whyNot")]}
      leftOut={refusals.map(({ shipToId, name, message }) => ({
        key: shipToId,
        cells: [
          <Anchor
            key={shipToId}
            href={paths.shipTo(shipToId)}
            className="font-bold text-bottle hover:underline"
          >
            {shipToId}
          </Anchor>,
          name,
          message,
        ],
      }))}
      onClose={onClose}
    />
  );
}

/** One's last changes of weekdays (DCAL-03). */
export function WeekdayBatchesButton({ onOpen }: { readonly onOpen: (batch: string) => void }) {
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
