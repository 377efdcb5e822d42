import type { ContractPaperLink } from "@vycep/contract/contracts/contracts.rest";
import type { Deps } from "../../platform/deps.ts";
import { notFound } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { filesOf } from "../files/files.facts.ts";
import { contractCompanies } from "./contract-companies.ts";
import { findPaper } from "./contracts.repo.ts";

/** As long as the link to a document (0173). */
const linkLivesMs = 5 * 60 * 1000;

/** A link to one paper of a contract, for whoever asks and for five minutes (CONTRACT-02, ERROR-47, C16). */
export async function getPaperLink(
  deps: Deps,
  context: RequestContext,
  { number, position }: { readonly number: string; readonly position: number },
): Promise<ContractPaperLink> {
  const companyIds = await contractCompanies(context);
  const { uid } = await context.actor();
  const fileId = await findPaper(deps.db, { companyIds, number, position });
  if (fileId === undefined) throw notFound("file-not-downloaded");
  return {
    link: filesOf(deps).link({ fileId, uid, disposition: "attachment" }, linkLivesMs),
    expiresAt: new Date(deps.clock.realTime().getTime() + linkLivesMs).toISOString(),
  };
}
