import type { Country } from "@vycep/domain/market/market";

export interface SupportContact {
  readonly email: string;
  readonly phone: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Customer service by country. Hours: OP-29. The real addresses are not known (OP-130): `.example` and the zeros mark
 * what the brewery has to put here.
 */
const contacts: Readonly<Record<"CZ" | "SK", SupportContact>> = {
  CZ: { email: "servis@lipovrch.example", phone: "+420 000 000 000", from: "8:00", to: "16:00" },
  SK: { email: "servis.sk@lipovrch.example", phone: "+421 000 000 000", from: "8:00", to: "17:00" },
};

/** Whom to ask, as a sheet says it. */
export function contactLines(currency: "CZK" | "EUR"): readonly string[] {
  const { email, phone } = supportContact(currency === "EUR" ? "SVK" : "CZE");
  return [email, phone];
}

/** Poland and visitors of no known country get the Czech one (OP-91). */
export function supportContact(country: Country | undefined): SupportContact {
  return contacts[country === "SVK" ? "SK" : "CZ"];
}
