import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import type { DatedTarget } from "@vycep/domain/tickets/ticket-target";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import { marketInSql } from "../../market/market.facts.ts";
import { staffInSql } from "../../staff/staff.facts.ts";

export type KeptTarget = DatedTarget & {
  readonly category: string;
  readonly setAt: Date;
  readonly setBy: string | null;
};

/** What the desk has dated of all categories, the oldest first, with who did it. */
export async function keptTargets(db: Db | Tx): Promise<readonly KeptTarget[]> {
  const { rows } = await sql<Omit<KeptTarget, "validFrom"> & { readonly validFrom: string }>`
    select t.category, t.valid_from as "validFrom", t.answer_minutes as "answerMinutes",
      t.solution_minutes as "solutionMinutes", t.set_at as "setAt", ${staffInSql.nameOf(sql`t.set_by`)} as "setBy"
    from ticket_target t order by t.valid_from`.execute(db);
  return rows.map((row) => ({ ...row, validFrom: toLocalDate(row.validFrom) }));
}

/** Targets alone, beside the state of what else clocks go by: hours of customer service and days off. */
export async function targetsBesideRules(db: Db): Promise<{
  readonly rules: string;
  readonly targets: readonly (DatedTarget & { readonly category: string })[];
}> {
  type Row = {
    readonly rules: string;
    readonly targets: readonly (Omit<KeptTarget, "validFrom"> & { readonly validFrom: string })[];
  };
  const { rows } = await sql<Row>`
    select ${marketInSql.rulesVersion} as rules, (
      select coalesce(json_agg(json_build_object('category', t.category, 'validFrom', t.valid_from,
        'answerMinutes', t.answer_minutes, 'solutionMinutes', t.solution_minutes) order by t.valid_from), '[]')
      from ticket_target t) as targets`.execute(db);
  const { rules = "", targets = [] } = rows[0] ?? {};
  return { rules, targets: targets.map((row) => ({ ...row, validFrom: toLocalDate(row.validFrom) })) };
}

/** Categories that are none of another one, in their order. */
export async function mainCategories(
  db: Db | Tx,
  language: Language,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, text_in(names, ${language}) as name from ticket_category where parent_id is null order by sort, id`.execute(
    db,
  );
  return rows;
}

/** Nobody else changes a target until the transaction ends; readers go on. */
export async function holdTargets(tx: Tx): Promise<void> {
  await sql`lock table ticket_target in share row exclusive mode`.execute(tx);
}

type NewTarget = Omit<KeptTarget, "setBy"> & { readonly setBy: string };

/** Keeps one; what stood on its day gives way. */
export async function keepTarget(tx: Tx, target: NewTarget): Promise<void> {
  const { category, validFrom, answerMinutes, solutionMinutes, setAt, setBy } = target;
  await sql`
    insert into ticket_target (category, valid_from, answer_minutes, solution_minutes, set_at, set_by)
    values (${category}, ${validFrom}::date, ${answerMinutes}, ${solutionMinutes}, ${setAt}::timestamptz, ${setBy})
    on conflict (category, valid_from) do update set answer_minutes = excluded.answer_minutes,
      solution_minutes = excluded.solution_minutes, set_at = excluded.set_at, set_by = excluded.set_by`.execute(
    tx,
  );
}

export async function removeTarget(
  tx: Tx,
  { category, validFrom }: Pick<KeptTarget, "category" | "validFrom">,
): Promise<void> {
  await sql`delete from ticket_target where category = ${category} and valid_from = ${validFrom}::date`.execute(
    tx,
  );
}
