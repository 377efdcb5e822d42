import { type BulkList, type BulkRefusal, judgeBulk, MOST_IN_BULK } from "@vycep/domain/staff/bulk-work";
import { bulkMessages } from "@vycep/words/bulk/answers";
import { say } from "@vycep/words/engine/sentence";
import { type RawBuilder, sql } from "kysely";
import type { Deps } from "../../platform/deps.ts";
import type { DeskContext } from "../../platform/desk/desk-context.ts";
import type { DeskBulkAnswer, DeskBulkRefusal } from "../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../platform/errors.ts";
import { doneOrRolledBack, inTransaction } from "../../platform/transaction.ts";
import type { BulkAct } from "./bulk.facts.ts";
import { batchesOf, insertBatch } from "./bulk.repo.ts";
import { bulkView } from "./bulk-view.ts";

export type BulkWanted = {
  /** Made up by whoever asks. */
  readonly key: string;
  readonly list: BulkList;
  readonly act: BulkAct;
  /** `select id, name …` of the records that are meant. */
  readonly records: RawBuilder<unknown>;
};

const longestKey = 100;

/**
 * Begins to change many records, of which a worker does one after the other (DLIST-03). Asked again under the same key, it is the same
 * batch.
 */
export async function beginBulk(
  { db, clock }: Pick<Deps, "db" | "clock">,
  context: DeskContext,
  { key, list, act, records }: BulkWanted,
): Promise<DeskBulkAnswer> {
  const { uid } = await context.staff();
  if (key === "" || key.length > longestKey)
    throw badInput("required-parameter-missing", undefined, [{ path: "input.key", code: "length" }]);
  const begun = await doneOrRolledBack<number, BulkRefusal>((rollBack) =>
    inTransaction(db, async (tx) => {
      const most = sql`select id, name from (${records}) wanted limit ${MOST_IN_BULK + 1}`;
      const { id, total } = await insertBatch(tx, {
        ...{ uid, key, at: clock.instant(), list, act, records: most },
      });
      const verdict = judgeBulk(total);
      return verdict.ok ? id : rollBack(verdict.refusal);
    }),
  );
  if (!begun.ok) return notBegun(bulkRefusal(begun.refusal.kind, context));
  const [batch] = await batchesOf(db, { uid, id: begun.value });
  return { batch: batch ? bulkView(batch) : null, refusal: null };
}

/** No batch was begun. */
export function notBegun(refusal: DeskBulkRefusal): DeskBulkAnswer {
  return { batch: null, refusal };
}

function bulkRefusal(
  code: BulkRefusal["kind"],
  { language }: Pick<DeskContext, "language">,
): DeskBulkRefusal {
  return { code, message: say(bulkMessages[code], language), field: null };
}

/** The records that a batch is of: all that a list finds, or those that are named, of whom some may be gone. */
export function recordsOf(
  found: RawBuilder<unknown>,
  ids: readonly string[] | null | undefined,
  columns: { readonly id: RawBuilder<unknown>; readonly name: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const { id, name } = columns;
  if (ids == null) return sql`select ${id}::text as id, ${name}::text as name from (${found}) f`;
  return sql`
    select named.id, (select ${name}::text from (${found}) f where ${id}::text = named.id limit 1) as name
    from unnest(${[...new Set(ids)]}::text[]) named (id)`;
}
