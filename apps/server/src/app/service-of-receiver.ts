import type { SupportContact } from "@vycep/contract/content/content.rest";
import { marketOf, parseCountry } from "@vycep/domain/market/market";
import type { MailReceiver } from "../modules/mail/send-mails.ts";
import { supportContacts } from "../modules/market/market.facts.ts";
import { countryOfEmail } from "../modules/users/users.facts.ts";
import type { Deps } from "../platform/deps.ts";

/**
 * Customer service of the market that a mail's receiver belongs to (D28): by the country of the account, by the language
 * where the address is nobody's yet.
 */
export async function serviceOfReceiver(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { to, language }: MailReceiver,
): Promise<SupportContact | undefined> {
  const country = (await countryOfEmail(db, to)) ?? (language === "sk" ? "SVK" : "CZE");
  const market = marketOf(parseCountry(country));
  return (await supportContacts(db, clock.now().date)).find((contact) => contact.market === market);
}
