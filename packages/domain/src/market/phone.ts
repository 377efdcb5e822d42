import { type Country, marketOf, marketRow } from "./market.ts";
import { marketTable } from "./markets.ts";

const withoutPrefix = /^[1-9]\d{8}$/;

/**
 * A telephone number as it is kept: the prefix of a market, as +420 or +421, and nine digits (PROFILE-05). Blanks, hyphens and brackets are left
 * out, 00 stands for the plus, and nine digits alone are numbers of the market that the person's country
 * uses (OP-91). Undefined when it is no such number.
 *
 * @example parsePhone("799 999 001", "SVK") // "+421799999001"
 */
export function parsePhone(text: string, country: Country | undefined): string | undefined {
  const bare = text.replace(/[\s()./-]/gu, "").replace(/^00/, "+");
  const whole = withoutPrefix.test(bare) ? marketRow(marketOf(country)).phone + bare : bare;
  return prefixOf(whole) === undefined ? undefined : whole;
}

/**
 * A telephone number as it is read: in threes behind the prefix; what is no such number stays as it is.
 *
 * @example spacedPhone("+420799999001") // "+420 799 999 001"
 */
export function spacedPhone(phone: string): string {
  const prefix = prefixOf(phone);
  return prefix === undefined ? phone : prefix + phone.slice(prefix.length).replaceAll(/\d{3}/g, " $&");
}

/** How a whole number begins: nine digits follow the prefix of a market (TICKET-09, TICKET-10). */
function prefixOf(phone: string): string | undefined {
  const begins = marketTable().markets.find(({ phone: prefix }) => phone.startsWith(prefix));
  return begins && withoutPrefix.test(phone.slice(begins.phone.length)) ? begins.phone : undefined;
}
