import type { DeskBulkBatch } from "../../platform/desk/desk-graphql.gen.ts";
import type { BulkBatch } from "./bulk.repo.ts";

/** A batch as the desk is told it. */
export function bulkView({ id, act, createdAt, finishedAt, refusals, ...counts }: BulkBatch): DeskBulkBatch {
  return {
    ...counts,
    ...{ id: String(id), act: act.kind, createdAt: createdAt.toISOString() },
    finishedAt: finishedAt?.toISOString() ?? null,
    refusals: [...refusals],
  };
}
