import { fold } from "@vycep/domain/kernel/fold";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskLimitPage,
  DeskLimitPlace,
  QueryProductLimitsArgs,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { containing } from "../../../platform/list/conditions.ts";
import { readDeskPage } from "../../../platform/list/desk-page.ts";
import { findPlaces, limitList } from "./limits.repo.ts";
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

/** Places for which somebody may set a limit, by a name or a number. */
export async function limitPlaces(
  { db, beside }: Pick<LimitsDeskDeps, "db" | "beside">,
  context: DeskContext,
  text: string,
): Promise<DeskLimitPlace[]> {
  const { reach } = await context.staff();
  const words = wordsOf(text);
  return words.length === 0 ? [] : [...(await findPlaces(db, { words, reach, number: text.trim() }, beside))];
}

function wordsOf(text: string): readonly string[] {
  return fold(text).split(/\s+/).filter(Boolean).map(containing);
}
