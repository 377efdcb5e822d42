/** Why a user cannot be had, and why one was not changed. */
import type { SwitchRefusal } from "@vycep/domain/access/role-rights";
import type {
  GrantRefusal,
  InvitationRefusal,
  StatusRefusal,
} from "@vycep/domain/access/user-administration";
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export const userMessages: Sentences<"user-not-found" | "terms-changed"> = said.userMessages;

/** Why a company's user was not invited or changed (ERROR-27, ERROR-37). */
export type NotAdministered =
  | Exclude<(StatusRefusal | InvitationRefusal | GrantRefusal | SwitchRefusal)["kind"], "place-unknown">
  | "role-missing"
  | "user-exists";

export const administrationMessages: Sentences<NotAdministered> = said.administrationMessages;
