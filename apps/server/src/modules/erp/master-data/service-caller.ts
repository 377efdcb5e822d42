import { type MasterNoun, whyNotServed } from "@vycep/domain/erp/master-data";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { AppError } from "../../../platform/errors.ts";
import { isSecretOf, parseKey, serviceKeys } from "../../../platform/secrets/api-key-secret.ts";
import { inOneStatement } from "../../../platform/transaction.ts";
import { liveServiceKey, serviceKeyUsed } from "./service-key.repo.ts";

/** A program of the brewery's. */
export type ServiceCaller = {
  readonly keyId: string;
  /** What its key is called. */
  readonly program: string;
  readonly rights: readonly string[];
};

/** Believes a key before anything of the body is read. Who holds none learns nothing but 401, whatever else they hold. */
export async function believeServiceKey(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  request: FastifyRequest,
): Promise<ServiceCaller> {
  const now = clock.realTime();
  const [, text = ""] = /^bearer (\S+)$/i.exec(request.headers.authorization ?? "") ?? [];
  const shown = parseKey(text, serviceKeys);
  const key = shown && (await liveServiceKey(db, shown.id, now));
  const isBelieved =
    shown && key && isSecretOf(shown, { kind: serviceKeys, sealedHash: key.sealedHash }, config.secrets);
  if (!isBelieved) {
    throw new AppError("invalid-token", {
      code: "service-key-invalid",
      message: "There is no such service key, or it has expired or was revoked.",
    });
  }
  const isNews = key.lastUsedAt === null || now.getTime() - key.lastUsedAt.getTime() > 60_000;
  if (isNews) await inOneStatement(db, (tx) => serviceKeyUsed(tx, key.id, now));
  return { keyId: key.id, program: key.name, rights: key.rights };
}

/** Refuses what the key was not made for, and changes of what the brewery has not left to its systems. */
export function allowService(
  { config }: Pick<Deps, "config">,
  { rights }: ServiceCaller,
  asked: { readonly noun: MasterNoun; readonly isChange: boolean },
): void {
  const refusal = whyNotServed({ rights, owns: config.erpOwns }, asked);
  if (refusal === "noun-not-granted") {
    throw new AppError("forbidden", { code: refusal, message: `This key was not made for ${asked.noun}.` });
  }
  if (refusal === "not-owned") {
    throw new AppError("conflict", {
      code: refusal,
      message: `VYCEP_ERP_OWNS does not leave ${asked.noun} to the brewery's systems: they may be read only.`,
    });
  }
}
