import type { ManagedUserAnswer } from "@vycep/contract/users/user-administration.rest";
import { spacedPhone } from "@vycep/domain/market/phone";

/** Where a user can be reached, in one line. */
export function reachOf({ email, phone }: Pick<ManagedUserAnswer, "email" | "phone">): string {
  return [email, spacedPhone(phone)].filter((text) => text !== "").join(" · ");
}
