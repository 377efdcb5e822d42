import { type BulkList, type BulkRefusal, judgeBulk, MOST_IN_BULK } from "@vycep/domain/staff/bulk-work";
import { bulkMessages } from "@vycep/words/bulk/answers";
import { say } from "@vycep/words/engine/sentence";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../platform/db.ts";
import type { DeskContext } from "../../platform/desk/desk-context.ts";
import type { DeskBulkAnswer, DeskBulkRefusal } from "../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../platform/errors.ts";
import { type BulkAct, notBegun } from "./bulk.facts.ts";
import { batchesOf, dropBatch, insertBatch } from "./bulk.repo.ts";
import { bulkView } from "./bulk-view.ts";

export type BulkWanted = {
  readonly at: Date;
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
 * batch; one that may not begin leaves nothing.
 */
export async function beginBulk(
  tx: Tx,
  context: DeskContext,
  { at, key, list, act, records }: BulkWanted,
): Promise<DeskBulkAnswer> {
  const { uid } = await context.staff();
  if (key === "" || key.length > longestKey)
    throw badInput("required-parameter-missing", undefined, [{ path: "input.key", code: "length" }]);
  const most = sql`select id, name from (${records}) wanted limit ${MOST_IN_BULK + 1}`;
  const { id, total } = await insertBatch(tx, { uid, key, at, list, act, records: most });
  const verdict = judgeBulk(total);
  if (!verdict.ok) {
    await dropBatch(tx, id);
    return notBegun(bulkRefusal(verdict.refusal.kind, context));
  }
  const [batch] = await batchesOf(tx, { uid, id });
  return { batch: batch ? bulkView(batch) : null, refusal: null };
}

function bulkRefusal(
  code: BulkRefusal["kind"],
  { language }: Pick<DeskContext, "language">,
): DeskBulkRefusal {
  return { code, message: say(bulkMessages[code], language), field: null };
}
