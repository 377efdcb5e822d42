import type { Category, Subcategory } from "@vycep/contract/tickets/tickets.rest";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { requirePermission } from "../access/access.facts.ts";
import { findCategories, findSubcategories } from "./categories.repo.ts";

/** What a ticket may be about (REST-59). */
export async function getCategories(
  { db }: Pick<Deps, "db">,
  context: RequestContext,
): Promise<readonly Category[]> {
  requirePermission(await context.actor(), "Support");
  return findCategories(db, context.language);
}

/** What it may be about more closely, of one category or of all (REST-60, REST-61). */
export async function getSubCategories(
  { db }: Pick<Deps, "db">,
  context: RequestContext,
  categoryId: string | null,
): Promise<readonly Subcategory[]> {
  requirePermission(await context.actor(), "Support");
  return findSubcategories(db, context.language, categoryId);
}
