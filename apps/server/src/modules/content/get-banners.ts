import type { BannersAnswer } from "@vycep/contract/content/content.rest";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { type Market, marketOf, parseCountry } from "@vycep/domain/market/market";
import type { Db } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { findBanners } from "./content.repo.ts";

/** How long each banner stands in a market, in seconds; the market configures it, and the wiring brings it. */
export type LoadRotation = (db: Db, market: Market, date: LocalDate) => Promise<number>;

/** The brewery's messages that stand today, for the caller's market and language (CONFIG-08, OP-126). */
export async function getBanners(
  deps: Deps & { readonly bannerRotation: LoadRotation },
  context: RequestContext,
): Promise<BannersAnswer> {
  const { db, clock } = deps;
  const { country, preview } = await context.actor();
  const market = marketOf(parseCountry(country ?? ""));
  const { date } = clock.now();
  const rows = await findBanners(db, {
    ...{ market, date, language: context.language },
    previewed: preview?.content,
  });
  return {
    rotationSeconds: await deps.bannerRotation(db, market, date),
    banners: rows.map(({ key, ...row }) => ({ id: key, ...row })),
  };
}
