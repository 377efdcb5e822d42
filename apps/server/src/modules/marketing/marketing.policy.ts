import type { Language } from "@vycep/domain/market/language";
import type { Market } from "@vycep/domain/market/market";
import { marketOf, parseCountry } from "@vycep/domain/market/market";
import type { RequestContext } from "../../platform/request-context.ts";
import { requirePermission } from "../access/access.facts.ts";

/** Somebody who may see marketing materials: those of one market, in one language. */
export type MaterialReader = {
  readonly uid: string;
  readonly market: Market;
  readonly language: Language;
  /** Those that are held anywhere: a material may want one more. */
  readonly permissions: readonly string[];
};

/** Who holds Marketing Materials anywhere (ROUTE-18); materials are the brewery's and know no places. */
export async function materialReader(context: RequestContext): Promise<MaterialReader> {
  const actor = await context.actor();
  requirePermission(actor, "Marketing Materials");
  const market = marketOf(parseCountry(actor.country ?? ""));
  return { uid: actor.uid, market, language: context.language, permissions: [...actor.permissions] };
}
