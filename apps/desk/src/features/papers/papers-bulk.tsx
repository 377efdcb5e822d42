import { BulkEnd } from "../../kit/bulk/bulk-end.tsx";
import type { Bulk } from "../../kit/bulk/use-bulk.ts";
import type { PapersState } from "./papers-address.ts";
import { useChangePapers } from "./use-change-papers.ts";
import { paperFilterOf } from "./use-papers.ts";

const acts = [{ id: "markPaid", part: "paidOn" }] as const;

interface PapersBulkProps {
  readonly bulk: Bulk;
  readonly state: PapersState;
}

/** What is done to many papers at once (DLIST-03). */
export function PapersBulk({ bulk, state }: PapersBulkProps) {
  return (
    <BulkEnd bulk={bulk} acts={acts} action={useChangePapers(paperFilterOf(state))} rowsKey={["papers"]} />
  );
}
