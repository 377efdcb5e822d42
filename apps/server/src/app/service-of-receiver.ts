import { THEMES, type Theme } from "@vycep/domain/market/theme";
import type { MailReceiver } from "../modules/mail/send-mails.ts";
import {
  homeCountryOfLanguage,
  type MailBrandFacts,
  mailBrandOf,
  mailBrandOfCountry,
  supportOfCountry,
} from "../modules/market/market.facts.ts";
import { countryOfEmail } from "../modules/users/users.facts.ts";
import type { Db } from "../platform/db.ts";
import type { Deps } from "../platform/deps.ts";

/**
 * Customer service of the market that a mail's receiver belongs to (D28): by the country of the account, by the language
 * where the address is nobody's yet.
 */
export async function serviceOfReceiver(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { to, language }: MailReceiver,
): ReturnType<typeof supportOfCountry> {
  return supportOfCountry(db, await countryOf(db, { to, language }), clock.now().date);
}

/**
 * The brand under which a mail goes out (MAIL-03): that of the market that the receiver belongs to, or that of the theme
 * under whose name they came.
 */
export async function brandOfReceiver(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { to, language, theme }: MailReceiver & { readonly theme: Theme },
): Promise<MailBrandFacts | undefined> {
  const { date } = clock.now();
  return theme === "main"
    ? mailBrandOfCountry(db, await countryOf(db, { to, language }), date)
    : mailBrandOf(db, THEMES[theme].ticketMarket, date);
}

async function countryOf(db: Db, { to, language }: MailReceiver): Promise<string> {
  return (await countryOfEmail(db, to)) ?? homeCountryOfLanguage(language);
}
