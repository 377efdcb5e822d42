import type { BulkList } from "@vycep/domain/staff/bulk-work";
import type { DeskAct } from "@vycep/domain/staff/staff-right";
import { type RawBuilder, sql } from "kysely";
import type { Deps } from "../../platform/deps.ts";
import type { DeskContext } from "../../platform/desk/desk-context.ts";
import type { DeskBulkAnswer, DeskBulkRefusal } from "../../platform/desk/desk-graphql.gen.ts";

/** What shall be done to each record, and what belongs to it; a noun reads what it wrote itself. */
export type BulkAct<Kind extends string = string> = {
  readonly kind: Kind;
  /** A moment of the brewery's time. */
  readonly at?: string | null | undefined;
  readonly day?: string | null | undefined;
  readonly markets?: readonly string[] | null | undefined;
  readonly folder?: string | null | undefined;
  readonly permission?: string | null | undefined;
  /** One of the staff. */
  readonly person?: string | null | undefined;
  readonly status?: string | null | undefined;
  readonly priceList?: string | null | undefined;
  /** One of the staff's. */
  readonly role?: string | null | undefined;
  readonly boxes?: number | null | undefined;
};

/** Why a record was left out. */
export type BulkLeftOut = { readonly code: string; readonly message: string };

/** What a noun does to the records of its list in bulk (DLIST-03). */
export type BulkWork = {
  readonly list: BulkList;
  readonly needs: DeskAct;
  /**
   * Does it to one record, by the command that staff use on it alone, or says why not. `deps.db` is the transaction that closes the
   * row: what is refused is rolled back whole.
   */
  readonly change: (
    deps: Deps,
    context: DeskContext,
    one: { readonly id: string; readonly act: BulkAct },
  ) => Promise<BulkLeftOut | null | undefined>;
};

/** No batch was begun. */
export function notBegun(refusal: DeskBulkRefusal): DeskBulkAnswer {
  return { batch: null, refusal };
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
