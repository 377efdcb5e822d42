import { keyStanding } from "@vycep/domain/access/api-key";
import { fold } from "@vycep/domain/kernel/fold";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import { keyMessages } from "@vycep/words/api-keys/answers";
import { say } from "@vycep/words/engine/sentence";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskCustomerKeyPage,
  DeskKeyAnswer,
  QueryCustomerKeysArgs,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { containing } from "../../../platform/list/conditions.ts";
import { readDeskPage } from "../../../platform/list/desk-page.ts";
import { apiKeys } from "../../../platform/secrets/api-key-secret.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { revokeKeyRow } from "../api-keys.repo.ts";
import { tellKeyOwner } from "../tell-key-owner.ts";
import { type CustomerKeyRow, customerKeyList, holdCustomerKey } from "./customer-keys.repo.ts";

/** Keys of customers' programs with their companies, rights, ends and last uses (DINT-02, DLIST-01). */
export async function listCustomerKeys(
  { db, clock }: Deps,
  context: DeskContext,
  args: QueryCustomerKeysArgs,
): Promise<DeskCustomerKeyPage> {
  const now = clock.realTime();
  const page = await readDeskPage(db, await customerKeysAsked(context, args), args);
  return {
    ...page,
    items: page.items.map(
      ({ createdAt, expiresAt, lastUsedAt, revokedAt, shipToIds, permissions, ...key }) => ({
        ...key,
        permissions: [...permissions],
        shipToCount: shipToIds.length,
        prefix: `${apiKeys.mark}${key.id.slice(0, 4)}…`,
        standing: keyStanding({ expiresAt, revokedAt }, now),
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      }),
    ),
  };
}

/** The keys that somebody asks for. */
export async function customerKeysAsked(context: DeskContext, { text }: Pick<QueryCustomerKeysArgs, "text">) {
  const { reach } = await context.staff();
  const words = fold(text ?? "")
    .split(/\s+/)
    .filter(Boolean)
    .map(containing);
  return customerKeyList({ words, reach });
}

/** How a key stands now. */
export function standingOf(
  { expiresAt, revokedAt }: Pick<CustomerKeyRow, "expiresAt" | "revokedAt">,
  now: Date,
) {
  return keyStanding({ expiresAt, revokedAt }, now);
}

/** The key of a customer opens nothing any more; whoever made it hears of it by mail (DINT-02). */
export async function revokeCustomerKey(
  deps: Deps,
  context: DeskContext,
  id: string,
): Promise<DeskKeyAnswer> {
  const staff = await context.staff();
  const isRevoked = await inTransaction(deps.db, async (tx) => {
    const key = await holdCustomerKey(tx, id, staff.reach);
    if (key === undefined || !(await revokeKeyRow(tx, id, deps.clock.realTime()))) return false;
    await recordAudit(tx, {
      ...{ at: deps.clock.instant(), uid: toId<UserId>(staff.uid), companyId: key.companyId },
      ...{ action: "key.revoked", subjectKind: "key", subjectId: id, requestId: context.requestId },
      detail: { name: key.name },
    });
    await tellKeyOwner(deps, tx, { kind: "key-revoked", key: { id, name: key.name }, by: staff });
    return true;
  });
  const message = say(keyMessages["key-not-found"], context.language);
  return { refusal: isRevoked ? null : { code: "key-not-found", message, field: null } };
}
