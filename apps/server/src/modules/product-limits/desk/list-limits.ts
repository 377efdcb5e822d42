import { fold } from "@vycep/domain/kernel/fold";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskLimitPage, QueryProductLimitsArgs } from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { containing } from "../../../platform/list/conditions.ts";
import { printCursor, readCursor } from "../../../platform/list/cursor.ts";
import { readPage } from "../../../platform/list/read-list.ts";
import { limitList } from "./limits.repo.ts";
import type { LimitsDeskDeps } from "./limits-desk.deps.ts";

const mostOnPage = 200;
const countedBy = 1000;

/** Limits of products per place and days, with how much of each was ordered (DGOOD-04, DLIST-01). */
export async function listLimits(
  { db, clock, beside }: LimitsDeskDeps,
  context: DeskContext,
  { filter, first, after }: QueryProductLimitsArgs,
): Promise<DeskLimitPage> {
  if (first < 1 || first > mostOnPage)
    throw badInput("page-size-invalid", undefined, [{ path: "first", code: "range" }]);
  const { reach } = await context.staff();
  const words = fold(filter.text ?? "")
    .split(/\s+/)
    .filter(Boolean)
    .map(containing);
  const list = limitList(
    {
      ...{ words, today: clock.now().date, language: context.language, reach },
      ...{ shipToId: filter.shipToId ?? undefined, sku: filter.sku ?? undefined },
      standing: filter.standing ?? undefined,
    },
    beside,
  );
  const cursor = after ? readCursor(list.order, after, "after") : undefined;
  const page = await readPage(db, list, { after: cursor, limit: first, countedBy });
  return {
    items: [...page.items],
    total: page.total,
    isMore: page.isMore,
    next: page.next ? printCursor(list.order, page.next) : null,
  };
}
