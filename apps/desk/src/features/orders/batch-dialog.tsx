import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@vycep/shell/words/i18n";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { BatchDialog } from "../../kit/bulk/batch-dialog.tsx";
import { paths } from "../../shared/paths.ts";
import { useBatchQuery } from "./use-batch.ts";

/** How far the confirmation of many orders is (DLIST-03). */
export function OrderBatchDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useTexts("order-desk");
  const { data } = useQuery(useBatchQuery(id));
  const { total = 0, done = 0, refused = 0, refusals = [] } = data ?? {};
  const counts = { done: formatCount(done), total: formatCount(total), refused: formatCount(refused) };
  return (
    <BatchDialog
      batch={data}
      words={{
        ...{ running: t("batchRunning"), note: t("batchNote"), finished: t("batchDone", counts) },
        ...{ progress: t("batchProgress", counts), back: t("back"), close: t("done"), whyNot: t("whyNot") },
      }}
      heads={[t("number"), t("place"), t("whyNot")]}
      leftOut={refusals.map(({ number, shipToName, message }) => ({
        key: number,
        cells: [
          <Anchor key={number} href={paths.order(number)} className="font-bold text-bottle hover:underline">
            {number}
          </Anchor>,
          shipToName,
          message,
        ],
      }))}
      onClose={onClose}
    />
  );
}
