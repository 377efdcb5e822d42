import { parseMarket } from "@vycep/domain/market/market";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskTermsReaderPage,
  QueryTermsNotAgreedArgs,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { readDeskPage } from "../../../platform/list/desk-page.ts";
import { notAgreedList } from "./terms-not-agreed.repo.ts";

/** Who has not agreed to the terms in force yet; of those whom the reader may see (DCONF-03). */
export async function termsNotAgreed(
  { db, clock }: Deps,
  context: DeskContext,
  { market: said, ...page }: QueryTermsNotAgreedArgs,
): Promise<DeskTermsReaderPage> {
  const market = parseMarket(said);
  if (market === undefined) throw badInput("invalid-input", undefined, [{ path: "market", code: "unknown" }]);
  const { reach } = await context.staff();
  const companies = reach === "everything" ? undefined : [...reach];
  return readDeskPage(db, await notAgreedList(db, { market, companies, at: clock.instant() }), page);
}
