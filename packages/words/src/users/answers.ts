/** Why a user cannot be had, and why one was not changed. */
import type { SwitchRefusal } from "@vycep/domain/access/role-rights";
import type {
  GrantRefusal,
  InvitationRefusal,
  StatusRefusal,
} from "@vycep/domain/access/user-administration";
import type { UserStatus } from "@vycep/domain/access/user-status";
import { namesIn } from "@vycep/domain/kernel/closed-list";
import type { Language } from "@vycep/domain/market/language";
import { inEveryLanguage, type Sentence, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export const userMessages: Sentences<"user-not-found" | "terms-changed"> = said.userMessages;

/** Why a company's user was not invited or changed (ERROR-27, ERROR-37). */
export type NotAdministered =
  | Exclude<(StatusRefusal | InvitationRefusal | GrantRefusal | SwitchRefusal)["kind"], "place-unknown">
  | "role-missing"
  | "user-exists";

export const administrationMessages: Sentences<NotAdministered> = said.administrationMessages;

/** The columns of the users as a file, in their order (USERADMIN-03). */
export const exportColumns: Sentences<
  "last-name" | "first-name" | "email" | "phone" | "role" | "ship-tos" | "status" | "created" | "last-sign-in"
> = said.exportColumns;

/** The last row of an export that does not hold everybody. */
export const exportCut: Sentence = said.exportCut;

/** The name of the file, and of the sheet within it. */
export const exportNames: Sentences<"file" | "sheet"> = said.exportNames;

export const statusNames: Sentences<UserStatus> = said.statusNames;

/**
 * How a role is called; one that the brewery made later is called as it calls it (ROLE-06, ROLE-08).
 *
 * @example roleInWords("POS Accountant", "en") // "Accountant"
 */
export function roleInWords(name: string, language: Language): string {
  const known = namesIn(said.roleNames).find((role) => role === name);
  return known === undefined ? name : said.roleNames[known][language];
}
