import type { Permission } from "@vycep/domain/access/permission";
import { marketOf, parseCountry } from "@vycep/domain/market/market";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { requirePermission } from "../access/access.facts.ts";
import type { Reader } from "./articles.repo.ts";

/** Somebody signed in who may read this part of the content, in their own market. */
export async function signedInReader(
  { clock }: Pick<Deps, "clock">,
  context: RequestContext,
  permission: Permission,
): Promise<Reader & { readonly uid: string }> {
  const actor = await context.actor();
  requirePermission(actor, permission);
  const market = marketOf(parseCountry(actor.country ?? ""));
  const previewed = actor.preview?.content;
  return { market, language: context.language, date: clock.now().date, uid: actor.uid, previewed };
}

/** A visitor, in the market of the country asked for (OP-91: else the Czech one). */
export function visitingReader(
  { clock }: Pick<Deps, "clock">,
  context: RequestContext,
  country: string | undefined,
): Reader {
  const market = marketOf(parseCountry(country ?? ""));
  return { market, language: context.language, date: clock.now().date, uid: undefined };
}
