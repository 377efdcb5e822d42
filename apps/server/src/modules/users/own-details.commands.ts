import type { UserId } from "@vycep/domain/kernel/ids";
import type { OwnDetails } from "@vycep/domain/profile/own-details";
import type { Tx } from "../../platform/db.ts";
import { detailsOf, toDetails } from "./own-details.repo.ts";

/** What somebody is called, called at and spoken to in, held until the transaction ends. */
export async function holdDetails(tx: Tx, uid: UserId): Promise<OwnDetails> {
  return toDetails(await detailsOf(tx, uid).forUpdate().executeTakeFirstOrThrow());
}

export async function changeDetails(tx: Tx, uid: UserId, details: OwnDetails): Promise<void> {
  const { firstName, lastName, phone, language } = details;
  await tx
    .updateTable("app_user")
    .set({ first_name: firstName, last_name: lastName, phone, language })
    .where("uid", "=", uid)
    .execute();
}
