import type { MailReceiver } from "../modules/mail/send-mails.ts";
import { supportOfCountry } from "../modules/market/market.facts.ts";
import { countryOfEmail } from "../modules/users/users.facts.ts";
import type { Deps } from "../platform/deps.ts";

/**
 * Customer service of the market that a mail's receiver belongs to (D28): by the country of the account, by the language
 * where the address is nobody's yet.
 */
export async function serviceOfReceiver(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { to, language }: MailReceiver,
): ReturnType<typeof supportOfCountry> {
  const country = (await countryOfEmail(db, to)) ?? (language === "sk" ? "SVK" : "CZE");
  return supportOfCountry(db, country, clock.now().date);
}
