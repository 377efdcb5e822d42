import type { UserId } from "@vycep/domain/kernel/ids";
import type { OwnDetails } from "@vycep/domain/profile/own-details";
import type { Db } from "../../platform/db.ts";
import { detailsOf, toDetails } from "./own-details.repo.ts";

/** What somebody is called, called at and spoken to in. */
export async function getOwnDetails(db: Db, uid: UserId): Promise<OwnDetails> {
  return toDetails(await detailsOf(db, uid).executeTakeFirstOrThrow());
}
