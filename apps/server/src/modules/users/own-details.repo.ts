import type { UserId } from "@vycep/domain/kernel/ids";
import { parseLanguage } from "@vycep/domain/market/language";
import type { OwnDetails } from "@vycep/domain/profile/own-details";
import type { Db } from "../../platform/db.ts";

export function detailsOf(db: Db, uid: UserId) {
  return db
    .selectFrom("app_user")
    .select(["first_name", "last_name", "phone", "language"])
    .where("uid", "=", uid);
}

type DetailsRow = Awaited<ReturnType<ReturnType<typeof detailsOf>["executeTakeFirstOrThrow"]>>;

export function toDetails(row: DetailsRow): OwnDetails {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    // A language of labels only is none that a person is spoken to in.
    language: parseLanguage(row.language) ?? "en",
  };
}
