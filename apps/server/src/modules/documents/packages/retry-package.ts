import type { PackageAnswer } from "@vycep/contract/documents/packages.rest";
import type { Deps } from "../../../platform/deps.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { dropFile } from "../../files/files.commands.ts";
import { getPackage, packageOf } from "./get-package.ts";
import { reopenPackage } from "./packages.repo.ts";

/** Packs an archive once more, when something of it could not be had; one on its way, or whole, stays as it is. */
export async function retryPackage(deps: Deps, context: RequestContext, id: string): Promise<PackageAnswer> {
  const standing = await getPackage(deps, context, id);
  if (standing.state === "packing" || standing.state === "done") return standing;
  await inTransaction(deps.db, async (tx) => {
    const old = await reopenPackage(tx, id);
    if (old !== undefined) await dropFile(tx, old, deps.clock.instant());
  });
  return packageOf(deps, { id, actor: await context.actor() });
}
