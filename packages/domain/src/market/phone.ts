import { type Country, type Market, marketOf } from "./market.ts";

/** How numbers of a market begin; nine digits follow (TICKET-09, TICKET-10). */
const PREFIX_OF: Readonly<Record<Market, string>> = { CZ: "+420", SK: "+421" };

const complete = /^\+42[01][1-9]\d{8}$/;
const withoutPrefix = /^[1-9]\d{8}$/;

/**
 * A telephone number as it is kept: +420 or +421 and nine digits (PROFILE-05). Blanks, hyphens and brackets are left
 * out, 00 stands for the plus, and nine digits alone are numbers of the person's own country, Czech where that is
 * neither (OP-91). Undefined when it is no such number.
 *
 * @example parsePhone("799 999 001", "SVK") // "+421799999001"
 */
export function parsePhone(text: string, country: Country | undefined): string | undefined {
  const bare = text.replace(/[\s()./-]/gu, "").replace(/^00/, "+");
  const whole = withoutPrefix.test(bare) ? PREFIX_OF[marketOf(country)] + bare : bare;
  return complete.test(whole) ? whole : undefined;
}

/**
 * A telephone number as it is read: in threes behind the prefix; what is no such number stays as it is.
 *
 * @example spacedPhone("+420799999001") // "+420 799 999 001"
 */
export function spacedPhone(phone: string): string {
  return complete.test(phone) ? phone.replace(/^(\+\d{3})(\d{3})(\d{3})(\d{3})$/, "$1 $2 $3 $4") : phone;
}
