import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { revoke } from "./identity.repo.ts";

/** Ends the presented token at once: the next request with it is refused. */
export async function revokeCustomerToken(deps: Deps, context: RequestContext): Promise<{ result: boolean }> {
  await context.ofPeople().actor();
  const token = await context.token();
  const [id] = token?.ids ?? [];
  if (!token || id === undefined) return { result: false };
  await inTransaction(deps.db, (tx) => revoke(tx, [id], token.expiresAt));
  return { result: true };
}
