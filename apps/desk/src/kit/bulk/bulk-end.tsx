import type { Action } from "@vycep/shell/actions/use-action";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { lazy, Suspense } from "react";
import type { BulkActName, BulkActOffer, BulkAnswer, BulkInput, Choices } from "./bulk-acts.ts";
import type { Bulk } from "./use-bulk.ts";

// What few need comes after the list.
const BulkBar = lazy(() => import("../bulk-bar.tsx").then((file) => ({ default: file.BulkBar })));
const BulkDialog = lazy(() => import("./bulk-dialog.tsx").then((file) => ({ default: file.BulkDialog })));
const BulkBatchDialog = lazy(() =>
  import("./bulk-batch-dialog.tsx").then((file) => ({ default: file.BulkBatchDialog })),
);

export interface BulkEndProps<Act extends BulkActName> {
  readonly bulk: Bulk;
  readonly acts: readonly [BulkActOffer<Act>, ...BulkActOffer<Act>[]];
  readonly action: Action<BulkInput<Act>, BulkAnswer>;
  /** By which the rows of the list are known to the cache. */
  readonly rowsKey: readonly string[];
  readonly hrefOf?: ((id: string) => string) | undefined;
  readonly choices?: Choices | undefined;
}

/** Below a list: what can be done with the chosen rows, the form of it, and how far it is (DLIST-03). */
export function BulkEnd<Act extends BulkActName>(props: BulkEndProps<Act>) {
  const { bulk, acts, action, rowsKey, hrefOf, choices } = props;
  const t = useTexts("bulk");
  return (
    <Suspense>
      <BulkBar selection={bulk.selection}>
        <Button
          variant="onDark"
          size="small"
          icon="list"
          onClick={() => bulk.mean({ ids: [...bulk.selection.chosen] })}
        >
          {t("allOf")}
        </Button>
      </BulkBar>
      {bulk.meant !== undefined && (
        <BulkDialog
          {...{ bulk, acts, action, choices }}
          meant={bulk.meant}
          onBegin={(at, input) => action.run({ ...input, act: (acts[at] ?? acts[0]).id })}
        />
      )}
      {bulk.batch !== undefined && (
        <BulkBatchDialog
          id={bulk.batch}
          rowsKey={rowsKey}
          hrefOf={hrefOf}
          onClose={() => bulk.look(undefined)}
        />
      )}
    </Suspense>
  );
}
