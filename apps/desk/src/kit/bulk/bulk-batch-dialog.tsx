import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@vycep/shell/words/i18n";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { BatchDialog } from "./batch-dialog.tsx";
import { useBulkBatchQuery } from "./use-bulk.ts";

interface BulkBatchDialogProps {
  readonly id: string;
  readonly rowsKey: readonly string[];
  readonly hrefOf: ((id: string) => string) | undefined;
  readonly onClose: () => void;
}

/** How far a change of many rows is, and of each that was left out why (DLIST-03). */
export function BulkBatchDialog({ id, rowsKey, hrefOf, onClose }: BulkBatchDialogProps) {
  const t = useTexts("bulk");
  const { data } = useQuery(useBulkBatchQuery(id, rowsKey));
  const { total = 0, done = 0, refused = 0, refusals = [] } = data ?? {};
  const counts = { done: formatCount(done), total: formatCount(total), refused: formatCount(refused) };
  return (
    <BatchDialog
      batch={data}
      words={{
        ...{ running: t("running"), note: t("note"), finished: t("finished", counts) },
        ...{ progress: t("progress", counts), back: t("back"), close: t("close"), whyNot: t("whyNot") },
      }}
      heads={[t("what"), t("whyNot")]}
      leftOut={refusals.map((row) => ({
        key: row.id,
        cells: [
          hrefOf === undefined || row.name == null ? (
            (row.name ?? row.id)
          ) : (
            <Anchor key={row.id} href={hrefOf(row.id)} className="font-bold text-bottle hover:underline">
              {row.name}
            </Anchor>
          ),
          row.message,
        ],
      }))}
      onClose={onClose}
    />
  );
}
