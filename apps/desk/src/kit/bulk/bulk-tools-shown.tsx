import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { formatCount } from "@vycep/words/engine/format";
import type { DeskBulkList } from "../../shared/graphql.gen/graphql.ts";
import { BatchesButton } from "./batches-button.tsx";
import { actName } from "./bulk-acts.ts";
import { type Bulk, bulkBatchesQuery } from "./use-bulk.ts";

export interface BulkToolsProps {
  readonly bulk: Bulk;
  readonly list: DeskBulkList;
  /** What the list finds; undefined while it is on its way. */
  readonly page: { readonly total: number; readonly isMore: boolean } | undefined;
}

/** Beside a list for who changes many of its rows: what was begun before, and all that it finds, on whatever page (DLIST-03). */
export function BulkToolsShown({ bulk, list, page }: BulkToolsProps) {
  const t = useTexts("bulk");
  const batches = useQuery(bulkBatchesQuery(list)).data ?? [];
  const waiting = batches.filter(({ finishedAt }) => finishedAt == null).length;
  return (
    <>
      <BatchesButton
        batches={batches.map(({ id, createdAt, act, done, refused }) => ({
          ...{ id, createdAt },
          text: `${actName(t, act)}, ${t("progress", { done: formatCount(done), refused: formatCount(refused) })}`,
        }))}
        title={t("batches")}
        closeLabel={t("back")}
        label={waiting > 0 ? t("batchesWaiting", { count: waiting }) : t("batches")}
        onOpen={bulk.look}
      />
      {page !== undefined && page.total > 0 && (
        <Button variant="outline" icon="list" onClick={() => bulk.mean({ ids: null, ...page })}>
          {t("allOf")}
        </Button>
      )}
    </>
  );
}
