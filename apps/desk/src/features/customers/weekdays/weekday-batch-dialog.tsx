import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@vycep/shell/words/i18n";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { BatchDialog } from "../../../kit/bulk/batch-dialog.tsx";
import { paths } from "../../../shared/paths.ts";
import { useWeekdayBatchQuery } from "./use-weekdays.ts";

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
