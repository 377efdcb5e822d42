import { keyStanding } from "@vycep/domain/access/api-key";
import { whyNotMakeServiceKey } from "@vycep/domain/erp/service-key";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import { say } from "@vycep/words/engine/sentence";
import { type IntegrationsMessage, integrationsMessages } from "@vycep/words/integrations/answers";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskKeyAnswer,
  DeskKeyRefusal,
  DeskServiceKey,
  MakeServiceKeyAnswer,
  MakeServiceKeyInput,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { newKey, serviceKeys as serviceKeyKind } from "../../../platform/secrets/api-key-secret.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import {
  serviceKeys as allKeys,
  insertServiceKey,
  revokeServiceKeyOf,
  type ServiceKey,
} from "../master-data/service-key.repo.ts";
import type { IntegrationsDeps } from "./integrations.deps.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Keys of the brewery's own programs, live ones first (DINT-02). */
export async function listServiceKeys({ db, clock }: IntegrationsDeps): Promise<DeskServiceKey[]> {
  const now = clock.realTime();
  return (await allKeys(db)).map((key) => shown(key, now));
}

/** Makes a key; its secret is told this once (DINT-02, OPS-13). It lets a program in, so a fresh sign-in may be asked for (D38). */
export async function makeServiceKey(
  deps: IntegrationsDeps,
  context: DeskContext,
  input: MakeServiceKeyInput,
): Promise<MakeServiceKeyAnswer> {
  const { uid } = await context.staff();
  const asked = { ...input, name: input.name.trim(), rights: [...new Set(input.rights)] };
  const refuse = (code: IntegrationsMessage, field: string) => ({
    ...{ key: null, secret: null },
    refusal: refusalOf(code, context, field),
  });
  const why = whyNotMakeServiceKey(asked);
  if (why !== undefined) return refuse(why, fieldOf[why]);
  await context.requireFresh("factors");
  const now = deps.clock.realTime();
  const { text, ...made } = newKey(serviceKeyKind, deps.config.secrets);
  const { name, rights, days } = asked;
  const key = { ...made, name, rights, createdAt: now, expiresAt: new Date(now.getTime() + days * dayMs) };
  const isMade = await inTransaction(deps.db, async (tx) => {
    const isNew = await insertServiceKey(tx, key);
    if (isNew)
      await recordAudit(tx, {
        ...{
          at: deps.clock.instant(),
          uid: toId<UserId>(uid),
          companyId: null,
          requestId: context.requestId,
        },
        ...{ action: "service-key.created", subjectKind: "service-key", subjectId: key.id },
        detail: { name, rights: rights.join(" "), days },
      });
    return isNew;
  });
  if (!isMade) return refuse("name-taken", "name");
  return { key: shown({ ...key, lastUsedAt: null, revokedAt: null }, now), secret: text, refusal: null };
}

/** The key opens nothing any more from the next call on (DINT-02). */
export async function revokeServiceKeyAtDesk(
  deps: IntegrationsDeps,
  context: DeskContext,
  id: string,
): Promise<DeskKeyAnswer> {
  const { uid } = await context.staff();
  const name = await inTransaction(deps.db, async (tx) => {
    const revoked = await revokeServiceKeyOf(tx, id, deps.clock.realTime());
    if (revoked !== undefined)
      await recordAudit(tx, {
        ...{
          at: deps.clock.instant(),
          uid: toId<UserId>(uid),
          companyId: null,
          requestId: context.requestId,
        },
        ...{
          action: "service-key.revoked",
          subjectKind: "service-key",
          subjectId: id,
          detail: { name: revoked },
        },
      });
    return revoked;
  });
  return { refusal: name === undefined ? refusalOf("key-gone", context, null) : null };
}

const fieldOf = {
  "name-invalid": "name",
  "no-rights": "rights",
  "right-unknown": "rights",
  "days-invalid": "days",
} as const;

function refusalOf(
  code: IntegrationsMessage,
  { language }: DeskContext,
  field: string | null,
): DeskKeyRefusal {
  return { code, message: say(integrationsMessages[code], language), field };
}

function shown({ createdAt, lastUsedAt, ...key }: ServiceKey, now: Date): DeskServiceKey {
  const { id, name, rights, expiresAt } = key;
  return {
    ...{ id, name, rights: [...rights], standing: keyStanding(key, now) },
    prefix: `${serviceKeyKind.mark}${id.slice(0, 4)}…`,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
