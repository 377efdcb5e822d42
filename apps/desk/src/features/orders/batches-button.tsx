import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatCount } from "@vycep/words/engine/format";
import { BatchesButton } from "../../kit/bulk/batches-button.tsx";
import { batchesQuery } from "./use-batch.ts";

/** One's last confirmations of many orders (DLIST-03). */
export function OrderBatchesButton({ onOpen }: { readonly onOpen: (batch: string) => void }) {
  const t = useTexts("order-desk");
  const batches = useQuery(batchesQuery()).data ?? [];
  const waiting = batches.filter(({ finishedAt }) => finishedAt == null).length;
  return (
    <BatchesButton
      batches={batches.map(({ id, createdAt, done, refused }) => ({
        ...{ id, createdAt },
        text: t("batchProgress", { done: formatCount(done), refused: formatCount(refused) }),
      }))}
      title={t("batches")}
      closeLabel={t("back")}
      label={waiting > 0 ? t("batchesWaiting", { count: waiting }) : t("batches")}
      onOpen={onOpen}
    />
  );
}
