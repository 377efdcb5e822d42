import type { UserId } from "@vycep/domain/kernel/ids";
import { parseLanguage } from "@vycep/domain/market/language";
import type { OwnDetails } from "@vycep/domain/profile/own-details";
import type { Tx } from "../../platform/db.ts";

/** What somebody is called, called at and spoken to in, held until the transaction ends. */
export async function holdDetails(tx: Tx, uid: UserId): Promise<OwnDetails> {
  const row = await tx
    .selectFrom("app_user")
    .select(["first_name", "last_name", "phone", "language"])
    .where("uid", "=", uid)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    // A language of labels only is none that a person is spoken to in.
    language: parseLanguage(row.language) ?? "en",
  };
}

export async function changeDetails(tx: Tx, uid: UserId, details: OwnDetails): Promise<void> {
  const { firstName, lastName, phone, language } = details;
  await tx
    .updateTable("app_user")
    .set({ first_name: firstName, last_name: lastName, phone, language })
    .where("uid", "=", uid)
    .execute();
}
