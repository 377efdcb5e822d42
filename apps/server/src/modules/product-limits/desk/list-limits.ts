import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskLimitPage, QueryProductLimitsArgs } from "../../../platform/desk/desk-graphql.gen.ts";
import { readDeskPage } from "../../../platform/list/desk-page.ts";
import { wordsOf } from "../../../platform/list/words-of.ts";
import { limitList } from "./limits.repo.ts";
import type { LimitsDeskDeps } from "./limits-desk.deps.ts";

/** Limits of products per place and days, with how much of each was ordered (DGOOD-04, DLIST-01). */
export async function listLimits(
  deps: LimitsDeskDeps,
  context: DeskContext,
  { filter, ...page }: QueryProductLimitsArgs,
): Promise<DeskLimitPage> {
  return readDeskPage(deps.db, await limitsAsked(deps, context, { filter }), page);
}

/** The limits that somebody asks for, as far as they see. */
export async function limitsAsked(
  { clock, beside }: Pick<LimitsDeskDeps, "clock" | "beside">,
  context: DeskContext,
  { filter }: Pick<QueryProductLimitsArgs, "filter">,
) {
  const { reach } = await context.staff();
  return limitList(
    {
      ...{ words: wordsOf(filter.text ?? ""), today: clock.now().date, language: context.language, reach },
      ...{ shipToId: filter.shipToId ?? undefined, sku: filter.sku ?? undefined },
      standing: filter.standing ?? undefined,
    },
    beside,
  );
}
