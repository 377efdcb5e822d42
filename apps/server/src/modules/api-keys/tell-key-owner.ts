import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Actor } from "../../platform/session.ts";
import { writeMail } from "../mail/mail.commands.ts";
import { ownerOfKey } from "./api-keys.repo.ts";

type Told = {
  readonly kind: "key-made" | "key-revoked";
  readonly key: { readonly id: string; readonly name: string };
  readonly by: Pick<Actor, "firstName" | "lastName">;
};

/** The owner of a key hears of it by mail, so that nobody gets one, or loses it, unseen. */
export async function tellKeyOwner(
  { config, clock }: Pick<Deps, "config" | "clock">,
  tx: Tx,
  { kind, key: { id, name }, by }: Told,
): Promise<void> {
  const owner = await ownerOfKey(tx, id);
  if (owner === undefined) return;
  const { email: to, language, company } = owner;
  const person = `${by.firstName} ${by.lastName}`.trim();
  const facts = { kind, name, company, person, at: clock.instant() };
  await writeMail(tx, { ...facts, to, language, cause: id }, config.secrets);
}
